export const phrases = {
  title: '用脚本参赛',
  lead: '在终端或 Python 里浏览竞赛、下载数据、提交结果、查询成绩。可以用命令行工具 leitai，也可以从下面五个接口开始。',
  token:
    '先创建一个访问令牌，放进环境变量 LEITAI_TOKEN。它只显示一次，等同于你的密码，不要写进代码或公开的仓库。',
  makeToken: '创建访问令牌',
  reference: '全部接口',
  also: '对应的接口',
  language: '语言',
  cli: {
    title: '命令行工具 leitai',
    text: '单个文件，只需 Node 20 或更高版本。下载支持断点续传并校验 SHA-256，重试提交不会重复计数；node leitai.mjs --help 列出全部命令，加 --json 输出 JSON。',
  },
  copy: '复制',
  copied: '已复制',
  steps: {
    me: { title: '确认令牌有效', text: '返回你的用户名；令牌无效时，userName 为 null。' },
    list: { title: '列出竞赛', text: '可以按类型、状态、关键词筛选和翻页。' },
    data: {
      title: '下载数据',
      text: '先在竞赛的“数据”页同意数据使用协议。竞赛编号在网址里，文件编号在第一个请求的结果里。',
    },
    submit: {
      title: '提交结果',
      text: '先报名。网络中断后可以放心重试：Idempotency-Key 相同的请求只算一次提交，每次新的提交换一个（8 到 100 个字母、数字、“-”或“_”）。',
    },
    score: { title: '查询成绩', text: '用上一步返回的提交编号。state 变为 scored 后即可看到成绩。' },
  },
}
