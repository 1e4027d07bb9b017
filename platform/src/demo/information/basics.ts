import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const basics: readonly PlannedArticle[] = [
  {
    category: 'basics',
    by: { expert: '苏禾' },
    cover: 'road',
    daysAgo: 8,
    title: both('第一次提交：从下载到上榜', 'Your first submission, from download to board'),
    summary: both('一个下午走完全程，不需要会调参。', 'All of it in one afternoon, without tuning anything.'),
    body: both(
      '1. 在竞赛页报名，同意协议；一个人就是一支队伍。\n2. 下载训练集、测试集和提交样例。\n3. 用样例的格式，把每一行的答案写成最常见的那一类，或训练集的平均值。\n4. 在“提交”页上传。页面会先检查列名与行数，错了会说在第几行。\n5. 几秒后看到分数，榜上就有了你的名字。\n\n接下来，每次只改一件事，并记下它让分数动了多少。三天之后，你会有自己的方法。',
      '1. Sign up on the page of the competition and accept the agreement. One person is a team.\n2. Download training data, test data and the sample submission.\n3. Keep the form of the sample, and fill in the most frequent class or the mean of the training data.\n4. Upload it. The page checks columns and rows first, and says in which line something is wrong.\n5. Seconds later there is a score, and your name is on the board.\n\nFrom then on change one thing at a time, and note how far the score moved. After three days you have a method of your own.',
    ),
    about: ['penguins'],
  },
  {
    category: 'basics',
    by: { expert: '蓝知远' },
    cover: 'losses',
    daysAgo: 33,
    title: both('怎样选择评测指标', 'How to choose a metric'),
    summary: both(
      '指标决定了大家会把力气花在哪里。',
      'The metric decides where everybody puts their effort.',
    ),
    body: both(
      '| 你在意的是 | 可以用 |\n|---|---|\n| 每一类都重要，哪怕很少 | 宏平均 F1 |\n| 排在前面的要对 | NDCG@k、MAP@k |\n| 概率要可信 | 对数损失、布里尔分数 |\n| 大错比小错严重得多 | 均方根误差 |\n| 大错小错一样数 | 平均绝对误差 |\n| 差一倍和差十倍要分开 | 对数均方根误差 |\n\n选之前，拿两个你心里知道谁好的方案去算一算。如果指标说反了，换指标，别换人。',
      '| You care for | Consider |\n|---|---|\n| Every class, however rare | Macro F1 |\n| What stands in front | NDCG@k, MAP@k |\n| Honest probabilities | Log loss, Brier score |\n| Large errors much more than small ones | RMSE |\n| All errors alike | MAE |\n| Twice too much against ten times | RMSLE |\n\nBefore you decide, score two solutions of which you know the better one. If the metric says the opposite, change the metric.',
    ),
  },
  {
    category: 'basics',
    by: { account: 'member' },
    cover: 'team',
    daysAgo: 48,
    title: both('组队的艺术', 'The art of teaming up'),
    summary: both('互补的两个人，胜过相同的五个人。', 'Two who differ are worth more than five alike.'),
    body: both(
      '## 什么时候合并\n\n在你们都有了自己的方法、又都卡住的时候。两份独立的方案平均一下，往往比任何一份都好；两份相同的方案，平均了还是一样。\n\n## 合并前说好三件事\n\n1. 谁当队长，谁来提交；\n2. 代码和笔记放在哪里；\n3. 名次与奖励怎么分。\n\n平台会检查人数与提交次数：合并后的总数不能超过一支队伍的上限，过了合并截止日就不能再合。',
      '## When\n\nOnce each of you has a method and is stuck. The average of two independent solutions is often better than both; that of two alike is the same.\n\n## Settle three things first\n\n1. who is captain, and who submits;\n2. where code and notes are kept;\n3. how rank and prize are shared.\n\nThe platform checks members and submissions: together they may not exceed what one team may have, and after the merge deadline nobody merges any more.',
    ),
    about: ['weather'],
  },
  {
    category: 'basics',
    by: { person: 'Jonas Tanaka' },
    cover: 'terminal',
    daysAgo: 64,
    title: both('让别人也能跑出你的结果', 'Let others get your result'),
    summary: both(
      '可复现不是美德，是进入终榜复核的门票。',
      'Reproducible is no virtue: it is the ticket to the final review.',
    ),
    body: readText('rerun'),
  },
  {
    category: 'basics',
    by: { expert: '陶静姝' },
    cover: 'licences',
    daysAgo: 81,
    title: both('看懂数据许可', 'Reading a data licence'),
    summary: both(
      '能不能商用，要不要署名，写在一行缩写里。',
      'Commercial use and credit hide in one abbreviation.',
    ),
    body: readText('licence'),
  },
]
