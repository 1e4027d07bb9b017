/** What the page of days gone says, and no other page has to load. */
export const phrases = {
  day: '日期',
  dayBefore: '前一天',
  dayAfter: '后一天',
  dailyAbout: '每天零点保存的榜单，看看那一天谁在前面。',
  oldMetric: {
    title: (metric: string, better: string) => `这一天的成绩按“${metric}”计算，${better}`,
    since: (time: string) =>
      `本轮的评价指标在 ${time} 更换，此后的成绩按新指标重新计算；之前的日榜保留当时的成绩和名次，不能与现在的成绩直接比较。`,
  },
  course: {
    title: '领先队伍的名次变化',
    from: (rank: number) => `（图中从第 ${rank} 名开始）`,
  },
  noDays: '还没有日榜，每天零点生成前一天的榜单。',
}
