export const phrases = {
  brand: '数据擂台',
  title: '数据擂台 · 数据科学竞赛创新平台',
  description: '在真实数据上同场竞技：中英双语、可自托管的数据科学竞赛与社区平台。',
  notBuilt: { title: '这个页面正在建设中', text: '它已列入计划，但还没有完成。完成前，我们不会用假内容代替。', back: '回到首页' },
  error: {
    notFound: '没有找到这个页面。',
    forbidden: '你没有权限访问这个页面。',
    signIn: '请登录后再次访问。',
    login: '去登录',
    oops: '哎呀，出错了！',
    home: '回到首页',
    requestId: (id: string) => `请求编号 ${id}`,
    unknown: '发生了意料之外的错误，请稍后再试。',
  },
}
