export const phrases = {
  title: '邀请',
  choose: '选择竞赛',
  none: '这个专题的竞赛暂时没有邀请活动',
  noneHint: '邀请活动开始后，邀请排行榜和你的邀请链接会出现在这里。',
  toCompetitions: '查看竞赛',
}
