/** What teams and partners are told. */
export const phrases = {
  interest: (title: string, edition: string) => `有试点单位对方案《${title}》有合作意向（${edition}）`,
  answered: {
    agreed: (title: string) => `团队同意了你对《${title}》的合作意向`,
    refused: (title: string) => `团队谢绝了你对《${title}》的合作意向`,
  },
  answeredText: {
    agreed: (title: string) => `《${title}》的团队同意了你的合作意向。打开评审页面可以看到团队的联系方式。`,
    refused: (title: string) => `《${title}》的团队谢绝了你的合作意向，你的联系方式没有提供给团队。`,
  },
  open: '打开意向项目',
  slot: (title: string, edition: string, time: string, minutes: number, place: string) =>
    `方案《${title}》的答辩（${edition}）：北京时间 ${time}，${minutes} 分钟${place ? `，地点：${place}` : ''}`,
  noSlot: (title: string, edition: string, time: string) =>
    `方案《${title}》的答辩（${edition}）原定北京时间 ${time}，现已取消。如另行安排会再通知`,
}
