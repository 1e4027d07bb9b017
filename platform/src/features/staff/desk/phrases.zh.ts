export const phrases = {
  title: '管理后台',
  nav: {
    label: '管理栏目',
    menu: '管理菜单',
  },
  home: {
    title: '待办',
    lead: '现在需要处理的事，以及评测队列的情况。',
    queue: {
      title: '评测队列',
      waiting: '等待评测',
      running: '正在评测',
      oldest: '最长等待',
      none: '无',
    },
    today: {
      title: '最近 24 小时',
      submissions: '新提交',
      registrations: '新报名',
      users: '新用户',
    },
    tasks: '需要处理',
    calm: '暂时没有需要处理的事',
    calmHint: '新的报名申请、申诉、举报、评测故障、未就绪的赛程会出现在这里。',
    open: '去处理',
  },
  siteRoles: {
    title: '我的角色',
    lead: '你在管理后台能做的事。',
    editor: {
      name: '编辑',
      text: '你可以安排首页推荐的竞赛，也可以修改任何人发布的社区数据集。',
      later: '资讯文章目前还不能在这里编辑。',
    },
    certifier: {
      name: '认证审核员',
      text: '实名认证的审核还没有开放，目前没有需要你处理的事。',
      later: '开放后，待审核的申请会出现在这里。',
    },
    pages: { featured: '查看竞赛，安排首页推荐次序', datasets: '浏览数据集' },
  },
}
