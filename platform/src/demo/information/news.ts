import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const news: readonly PlannedArticle[] = [
  {
    category: 'news',
    by: 'editors',
    cover: 'notices',
    daysAgo: 70,
    title: both('揭榜栏目上线：单位发榜，团队揭榜', 'Open challenges are live'),
    summary: both(
      '把真实的难题写成榜单，谁有本事谁来揭。',
      'Organizations post what they need solved, and anyone can propose a solution.',
    ),
    body: both(
      '从今天起，任何单位都可以在“揭榜挂帅”里发布需求：写清背景、目标、验收标准、奖励与期限，经编辑核对后公开。\n\n- 方案与附件只有发榜方和平台编辑看得到；\n- 详情可以公开、登录可见，或逐一同意后才能看；\n- 提问与回答对所有能看详情的人公开；\n- 中榜结果公开，理由写明。\n\n第一份需求已经上榜，去看看你能不能解。',
      'From today, any organization can post a challenge: background, goal, acceptance criteria, reward and deadline, published after an editor’s review.\n\n- Only the poster and our editors can read proposals and attachments.\n- Details can be public, for signed-in users, or by approval.\n- Questions and answers are visible to everyone who can read the details.\n- Awards are public, with reasons.\n\nThe first challenge is up: see if you can solve it.',
    ),
  },
  {
    category: 'news',
    by: 'editors',
    cover: 'lab',
    daysAgo: 11,
    title: both('训练实验室再添一场练习，没有截止日期', 'A second practice competition in the training lab'),
    summary: both(
      '两场长期练习赛，一条五步学习路径。',
      'Two practice competitions without a deadline, and a five-step learning path.',
    ),
    body: readText('lab'),
  },
  {
    category: 'hosting',
    by: { account: 'organiser' },
    cover: 'page',
    daysAgo: 30,
    title: both('给出题人的一页纸', 'One page for competition designers'),
    summary: both(
      '好赛题有三个特征：答案唯一、能自动评、值得做。',
      'A good problem has one answer, can be scored automatically, and is worth solving.',
    ),
    body: both(
      '## 动笔之前\n\n- 用一句话写出要预测什么，再用一句话写出预测对了能做什么；\n- 自己先做一个基线，至少要能跑通整条路；\n- 请一位没参与的同事只看赛题页去做，看他在哪里卡住。\n\n## 划分数据\n\n- 按真实使用的方式划分：将来时间、没见过的对象；\n- B 榜留得比 A 榜多；\n- 检查两张表拼起来会不会认出一个人。\n\n## 发布之后\n\n问题都在讨论区公开回答。同一个问题问到第三次，就改赛题页。',
      '## Before you write\n\n- Say in one sentence what is predicted, and in another what a right prediction is good for.\n- Build a baseline yourself, at least to know that the whole path works.\n- Let a colleague try with nothing but the competition page, and see where they get stuck.\n\n## Splitting the data\n\n- Split the way the model will be used: later in time, subjects never seen.\n- Keep more rows for the private leaderboard than for the public one.\n- Check whether joining two tables reveals who someone is.\n\n## After publishing\n\nAnswer questions in the discussion, in the open. When the same question comes a third time, change the competition page.',
    ),
    about: ['strikes'],
  },
  {
    category: 'hosting',
    by: { expert: '贺云岚' },
    cover: 'spread',
    daysAgo: 4,
    title: both('A 榜多少、B 榜多少：一次划分的账', 'How much public, how much private'),
    summary: both(
      'A 榜太小会误导，太大会被试探。',
      'A small public leaderboard misleads; a large one gets probed.',
    ),
    body: readText('split'),
  },
]
