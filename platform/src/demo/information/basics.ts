import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const basics: readonly PlannedArticle[] = [
  {
    category: 'basics',
    by: { expert: '苏禾' },
    cover: 'road',
    daysAgo: 8,
    title: both('第一次提交：从下载到上榜', 'Your first submission: from download to leaderboard'),
    summary: both('一个下午走完全程，不需要会调参。', 'The whole path in one afternoon, no tuning needed.'),
    body: readText('first'),
    about: ['penguins'],
  },
  {
    category: 'basics',
    by: { expert: '蓝知远' },
    cover: 'losses',
    daysAgo: 28,
    title: both('怎样选择评测指标', 'How to choose a metric'),
    summary: both('指标决定了大家会把力气花在哪里。', 'The metric decides where everyone puts their effort.'),
    body: readText('metrics'),
    about: ['life', 'weather', 'flights'],
  },
  {
    category: 'basics',
    by: { account: 'member' },
    cover: 'team',
    daysAgo: 7,
    title: both('组队的艺术', 'The art of teaming up'),
    summary: both(
      '合并之前先算两笔账：分数会不会更好，规则许不许。',
      'Work out two questions before a merge: will the score improve, and do the rules allow it?',
    ),
    body: readText('team'),
    about: ['life'],
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
    title: both('看懂数据许可', 'Reading a data license'),
    summary: both(
      '能不能商用，要不要署名，写在一行缩写里。',
      'Commercial use and credit hide in one abbreviation.',
    ),
    body: readText('licence'),
  },
]
