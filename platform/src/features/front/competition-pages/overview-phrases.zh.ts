export const phrases = {
  parts: {
    overview: '赛题背景',
    evaluation: '评测方式',
    rules: '规则',
    prizes: '奖励',
    timeline: '赛程安排',
  },
  facts: {
    organisers: '主办方',
    licence: '数据许可',
    source: '数据来源',
    contents: '本页内容',
    label: '关键信息',
    metric: '评测指标',
    better: { maximize: '越高越好', minimize: '越低越好' },
    daily: '每日提交',
    takes: '提交内容',
    onlyCode: '源代码，不限次数',
    dailyCount: (count: number) => `每队 ${count} 次`,
  },
  guide: { title: '参赛指引' },
}
