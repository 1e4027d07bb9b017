export const phrases = {
  unbound: {
    texts: {
      email: '你的账号还没有绑定邮箱，绑定后才能报名、提交和发言。',
      phone: '你的账号还没有绑定手机号，绑定后才能报名、提交和发言。',
      either: '你的账号还没有绑定邮箱或手机号，绑定其中一个后才能报名、提交和发言。',
      both: '你的账号还没有绑定邮箱和手机号，绑定后才能报名、提交和发言。',
    },
    bind: '去绑定',
  },
  consent: {
    label: '条款更新',
    title: '平台的条款有更新',
    text: '同意之前可以继续浏览，但不能报名、提交或发言。请阅读：',
    document: (title: string) => `《${title}》`,
    agree: '我已阅读并同意',
  },
}
