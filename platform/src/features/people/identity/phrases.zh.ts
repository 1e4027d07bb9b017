export const phrases = {
  title: '访问令牌',
  about: '脚本和命令行用令牌代替登录。令牌只显示一次，请妥善保存；不用时及时撤销。',
  name: '名称',
  needName: '请填写名称。',
  make: '创建令牌',
  made: '令牌已创建，请现在复制，之后不会再显示：',
  created: (time: string) => `创建于 ${time}`,
  used: (time: string) => `最近使用 ${time}`,
  neverUsed: '还没有用过',
  revoke: '撤销',
  empty: '还没有令牌',
  emptyHint: '需要在脚本里调用接口时，再来创建。',
  list: '我的令牌',
  settings: {
    title: '设置',
    about: '你的资料、隐私、通知和账号。',
    change: {
      email: { name: '更换邮箱', about: '在登录站点验证新邮箱，不用重新登录' },
      phone: { name: '更换手机号', about: '在登录站点验证新手机号，不用重新登录' },
    },
    bind: {
      email: { name: '绑定邮箱', about: '还没有绑定：用来登录、接收竞赛通知和找回账号' },
      phone: { name: '绑定手机号', about: '还没有绑定：用来登录、接收竞赛通知和找回账号' },
    },
  },
}
