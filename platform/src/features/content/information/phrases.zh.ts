export const phrases = {
  title: '资讯',
  description: '平台动态与竞赛活动。',
  about: { info: '平台的文章：规则、评分与做法。', activity: '竞赛相关的活动与进展。' },
  info: '文章',
  activity: '活动',
  all: '全部',
  empty: '还没有内容',
  emptyHint: '新的文章和活动会出现在这里。',
  kinds: '资讯类型',
  back: '全部资讯',
}
