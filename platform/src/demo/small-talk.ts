import type { Somebody } from './insert-people.ts'

/** What people of the demo who follow each other write, in turns; the first line is of whoever begins. */
export const smallTalk: Record<Somebody['lang'], readonly (readonly string[])[]> = {
  'zh-CN': [
    [
      '看到你也报了企鹅那场，要不要一起讨论特征？',
      '好啊，我先把缺失值的情况整理一下。',
      '那我看看三座岛的分布差异。',
    ],
    ['你主页上的负荷预测项目有公开代码吗？', '下个月整理完会放出来，到时告诉你。'],
    [
      '请教一下，你的交叉验证是按时间切的吗？',
      '对，最后两个月留作验证，中间空一周。',
      '难怪我线下一直偏高。',
    ],
    ['恭喜进前十！', '谢谢，主要是队友把特征做得细。', '下一场再会。'],
    ['气象那场的类别太不均衡了，你怎么处理的？', '阈值在验证集上单独调，比重采样稳。'],
    ['我们队还差一个人，你有时间吗？', '这周在赶论文，下一场可以。', '好，到时候再约。'],
    ['你收藏的那篇文章链接打不开了。', '站内搜标题就能找到，换了地址。'],
    ['预期寿命那场的复盘看了吗？第三名的做法很简单。', '看了，就是分组均值加岭回归，没想到这么稳。'],
    [
      '刚开始学时间序列，有推荐的数据集吗？',
      '先用小的，能当天看到结果的那种，别一上来就用几个 G 的。',
      '明白，谢谢！',
    ],
  ],
  'en-US': [
    [
      'Are you in the penguin competition too?',
      'Yes, just joined. Bill depth looks useful.',
      'Same here, together with the island.',
    ],
    ['Is the code of your river project public?', 'Not yet. I’ll write to you when it is.'],
    [
      'How do you split the weather data?',
      'By time, with a week left out in between.',
      'That explains why my scores were too good.',
    ],
    ['Congratulations on the top ten!', 'Thanks, it was a close one.'],
    [
      'We are one short in our team, would you like to join?',
      'This month is full, the next one gladly.',
      'Deal.',
    ],
    ['Did you read the third place’s write-up?', 'I did. Group means and a ridge, nothing else.'],
    ['Which metric do you watch while training?', 'The one of the leaderboard, and the log loss beside it.'],
  ],
}
