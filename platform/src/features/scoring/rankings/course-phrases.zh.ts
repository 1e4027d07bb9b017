/** What the charts of a team's days say. */
export const phrases = {
  byRank: '每日名次',
  byScore: '每日最佳成绩',
  day: '日期',
  none: '还没有保存每日榜单。',
  rank: '名次',
  score: '成绩',
}
