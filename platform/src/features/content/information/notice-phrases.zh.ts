export const phrases = {
  place: (title: string) => `活动“${title}”空出了名额，你已从候补转为报名成功。`,
  day: (title: string, time: string) => `活动“${title}”将于 ${time} 开始，还有不到一天。`,
  hour: (title: string, time: string) => `活动“${title}”将于 ${time} 开始，还有不到一小时。`,
  changed: (title: string, changes: readonly string[]) => `活动“${title}”有变动：${changes.join('；')}。`,
  changes: {
    start: (time: string) => `开始时间改为 ${time}`,
    place: (place: string) => `地点改为“${place}”`,
    noPlace: '改为线上举行',
    link: '线上链接已更换，请以活动页面为准',
    noLink: '不再提供线上参加',
  },
  cancelled: (title: string, reason: string) => `活动“${title}”已取消。原因：${reason}`,
  reinstated: (title: string, time: string) => `活动“${title}”恢复举行，开始时间是 ${time}。`,
  withdrawn: (title: string) => `活动“${title}”的页面已撤下，目前不再接受报名，也不会再发提醒。`,
  returned: (title: string, time: string) => `活动“${title}”的页面重新公开了，开始时间是 ${time}。`,
  time: (time: string, zone: string) => `${time}（${zone}）`,
}
