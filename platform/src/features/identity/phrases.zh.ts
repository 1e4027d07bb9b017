export const phrases = {
  title: '访问令牌',
  about: '脚本和命令行用令牌代替登录。令牌只显示一次，请妥善保存；不用时及时撤销。',
  name: '名称',
  make: '创建令牌',
  made: '令牌已创建，请现在复制，之后不会再显示：',
  created: (time: string) => `创建于 ${time}`,
  used: (time: string) => `最近使用 ${time}`,
  neverUsed: '还没有用过',
  revoke: '撤销',
  empty: '还没有令牌',
  emptyHint: '需要在脚本里调用接口时，再来创建。',
  list: '我的令牌',
}
