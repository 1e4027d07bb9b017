import type { Writer } from './discussions.ts'

/** A conversation of the demo: who said what, and how many hours ago; what is newer than `readUntil` hours waits to be read. */
export type DemoConversation = {
  between: readonly [Writer, Writer]
  hoursAgo: number
  /** In turns, the first of the two begins; a text that begins with `+` is of the same person as the one before. */
  said: readonly string[]
  isUnread?: true
}

export const demoConversations: readonly DemoConversation[] = [
  {
    between: ['member', 'captain'],
    hoursAgo: 3,
    said: [
      '我把特征又过了一遍，时间列里有几行是空的。',
      '空的有多少？',
      '三十多行，都集中在最后两天。',
      '先按前一天的均值补上，看线下分数有没有变化。',
      '补完线下从 0.871 到 0.874，不算多。',
      '可以了，至少方向是对的。折数还是五折吗？',
      '五折，按用户分组，免得同一个人两边都有。',
      '好。那我今晚把模型融合写完。',
      '权重怎么定？',
      '先用线下分数加权，明天再试 stacking。',
      '+记得把随机种子写进配置，不然复现不了。',
      '写进去了，我顺便把日志也存了下来。',
      '今天还剩几次提交？',
      '两次。留一次给融合。',
      '同意。另一次我想试试去掉那个周末特征。',
      '去掉吧，线上线下一直对不上，多半就是它。',
      '提交了，A 榜 0.8762。',
      '涨了！截图发群里。',
      '好的，我再核对一下 B 榜会不会过拟合。',
      '核对完告诉我，我们再决定最终勾选哪两个。',
      '明早给你结论。',
      '辛苦了，早点休息。',
      '对了，方案文档我写了个开头，你有空看一眼。',
    ],
    isUnread: true,
  },
  {
    between: ['organiser', 'captain'],
    hoursAgo: 20,
    said: [
      '你好，你们队的申诉我们看到了，正在核对日志。',
      '谢谢，需要我们补充什么材料吗？',
      '如果方便，请把当天的提交记录截图发到申诉页面。',
      '已经上传了，麻烦了。',
    ],
  },
  {
    between: [0, 'captain'],
    hoursAgo: 5,
    said: ['你好！看到你在讨论区的回答，很受启发。', '+请问你们的数据增强是在线做的还是提前做好的？'],
    isUnread: true,
  },
  {
    between: [1, 'captain'],
    hoursAgo: 30,
    said: ['还招队友吗？我做过两年推荐系统。', '目前满员了，下一场可以一起。', '好的，保持联系！'],
  },
  {
    between: ['captain', 2],
    hoursAgo: 40,
    said: ['你公开的那份基线代码跑起来很顺，谢谢分享。', '不客气，有问题随时说。'],
  },
  {
    between: [3, 'captain'],
    hoursAgo: 52,
    said: ['请问评测里的 F1 是宏平均还是微平均？', '宏平均，竞赛说明的“评测”一节有公式。', '明白了，谢谢。'],
  },
  {
    between: ['captain', 4],
    hoursAgo: 75,
    said: ['周末线下交流会你去吗？', '去的，到时候见。'],
  },
  {
    between: [5, 'captain'],
    hoursAgo: 100,
    said: ['Congratulations on your ranking!', 'Thank you! Good luck for the private leaderboard.'],
  },
  {
    between: [6, 'captain'],
    hoursAgo: 130,
    said: ['数据集下载到一半断了，你遇到过吗？', '支持断点续传，重新点一次就接着下。'],
  },
  {
    between: [7, 'captain'],
    hoursAgo: 170,
    said: ['想请教一下你是怎么处理长尾类别的。', '类别权重加过采样，先试小一点的倍数。', '好，我试试。'],
  },
  {
    between: ['captain', 8],
    hoursAgo: 260,
    said: ['你的文章写得很清楚，可以转到我们实验室的周报吗？', '可以，注明出处就行。'],
  },
  {
    between: [9, 'captain'],
    hoursAgo: 340,
    said: ['你好，认识一下，我也是做时序的。', '你好！'],
  },
  {
    between: [10, 'captain'],
    hoursAgo: 420,
    said: ['请问上一场的复盘会公开吗？', '会的，下周发在讨论区。'],
  },
  {
    between: ['competitor', 11],
    hoursAgo: 26,
    said: ['刚入门，想问问第一场比赛选哪个好？', '选“入门”分类里的，数据小、说明全。', '谢谢前辈！'],
  },
  {
    between: [12, 'competitor'],
    hoursAgo: 8,
    said: ['你的提交失败是因为表头多了一个空格，我也踩过。'],
    isUnread: true,
  },
]
