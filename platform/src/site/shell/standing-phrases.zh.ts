export const phrases = {
  unbound: {
    text: '你的账号还没有绑定邮箱或手机号，绑定后才能报名、提交和发言。',
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
