import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const news: readonly PlannedArticle[] = [
  {
    category: 'news',
    by: 'editors',
    cover: 'notices',
    daysAgo: 70,
    title: both('揭榜栏目上线：单位发榜，团队揭榜', 'Calls for bids are open'),
    summary: both(
      '把真实的难题写成榜单，谁有本事谁来揭。',
      'Organizations post what they need solved, and anyone who can may bid.',
    ),
    body: both(
      '从今天起，任何单位都可以在“揭榜挂帅”里发布需求：写清背景、目标、验收标准、奖励与期限，经编辑核对后公开。\n\n- 方案与附件只有发榜方和平台编辑看得到；\n- 详情可以公开、登录可见，或逐一同意后才能看；\n- 提问与回答对所有能看详情的人公开；\n- 中榜结果公开，理由写明。\n\n第一份需求已经上榜，去看看你能不能解。',
      'From today any organization can post a need: background, target, criteria, reward and deadline, published after an editor’s review.\n\n- proposals and attachments are read by the poster and our editors alone;\n- details can be open, for members, or for those whom the poster lets in;\n- questions and answers are read by all who read the details;\n- awards are public, with the reason.\n\nThe first call is there: see whether it is yours.',
    ),
  },
  {
    category: 'news',
    by: 'editors',
    cover: 'lab',
    daysAgo: 11,
    title: both('训练实验室再添一场练习，没有截止日期', 'A second practice in the training lab'),
    summary: both(
      '两场长期练习赛，一条五步学习路径。',
      'Two practice competitions without an end, and a path of five steps.',
    ),
    body: readText('lab'),
  },
  {
    category: 'hosting',
    by: { account: 'organiser' },
    cover: 'page',
    daysAgo: 30,
    title: both('给出题人的一页纸', 'One page for those who set tasks'),
    summary: both(
      '好赛题有三个特征：答案唯一、能自动评、值得做。',
      'A good task has one answer, scores itself, and is worth doing.',
    ),
    body: both(
      '## 动笔之前\n\n- 用一句话写出要预测什么，再用一句话写出预测对了能做什么；\n- 自己先做一个基线，至少要能跑通整条路；\n- 请一位没参与的同事只看赛题页去做，看他在哪里卡住。\n\n## 划分数据\n\n- 按真实使用的方式划分：将来时间、没见过的对象；\n- B 榜留得比 A 榜多；\n- 检查两张表拼起来会不会认出一个人。\n\n## 发布之后\n\n问题都在讨论区公开回答。同一个问题问到第三次，就改赛题页。',
      '## Before you write\n\n- say in one sentence what is predicted, and in another what can be done with it;\n- make a baseline yourself, at least to know that the road is open;\n- let a colleague try with the page alone, and see where they are stuck.\n\n## Splitting the data\n\n- as it will be used: later in time, subjects never seen;\n- more rows for the private leaderboard than for the public leaderboard;\n- check whether two tables joined show who someone is.\n\n## After publishing\n\nAnswer in the open. Once the same question comes a third time, change the page.',
    ),
    about: ['strikes'],
  },
  {
    category: 'hosting',
    by: { expert: '贺云岚' },
    cover: 'spread',
    daysAgo: 4,
    title: both('A 榜多少、B 榜多少：一次划分的账', 'How much for A, how much for B'),
    summary: both(
      'A 榜太小会误导，太大会被试探。',
      'A small the public leaderboard misleads, a large one is probed.',
    ),
    body: readText('split'),
  },
]
