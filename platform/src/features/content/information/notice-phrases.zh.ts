export const phrases = {
  place: (title: string) => `活动“${title}”空出了名额，你已从候补转为报名成功。`,
  day: (title: string, time: string) => `活动“${title}”将于 ${time} 开始，还有不到一天。`,
  hour: (title: string, time: string) => `活动“${title}”将于 ${time} 开始，还有不到一小时。`,
  moved: (title: string, time: string) => `活动“${title}”改了时间，现在的开始时间是 ${time}。`,
  time: (time: string, zone: string) => `${time}（${zone}）`,
}
