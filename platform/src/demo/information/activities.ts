import type { Localized } from '../../base/web/language.ts'
import { awardPages, hostPages, nightPages, talkPages, workshopPages, type Page } from './activity-pages.ts'
import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export type PlannedActivity = PlannedArticle & {
  /** Days from now, and how long it takes. */
  startsIn: number
  hours: number
  place: Localized
  capacity: number | null
  /** Of the demo's people, in the order in which they come; those beyond the capacity wait. */
  signups: number
  sections: readonly Page[]
  /** Of the meeting; of one that is open everybody sees it, of others those who are in. */
  link?: { url: string; isOpen: boolean }
  /** When it was called off, and why. */
  cancelled?: { daysAgo: number; reason: Localized }
}

export const activities: readonly PlannedActivity[] = [
  {
    category: 'workshop',
    by: { expert: '苏禾' },
    cover: 'seats',
    daysAgo: 9,
    title: both('午后工作坊：两小时做出第一份提交', 'Afternoon workshop: a first submission in two hours'),
    summary: both(
      '带上电脑就行。结束时，榜上会有你的名字。',
      'Bring a laptop. At the end, your name is on the leaderboard.',
    ),
    body: both(
      '面向没有参加过比赛的同学。我们从下载数据开始，一步一步做到提交，中间只讲必须懂的部分。\n\n名额有限，报满后可以候补；有人取消时按先后递补。',
      'For people who never took part. We begin with the download and end with a submission, and explain only what is needed.\n\nPlaces are few. Once they are taken you can wait, and the person who waited longest gets the next one.',
    ),
    about: ['penguins'],
    startsIn: 4,
    hours: 2,
    place: both('临江大学图书馆 302', 'Linjiang University Library, room 302'),
    capacity: 12,
    signups: 16,
    sections: workshopPages,
  },
  {
    category: 'meetup',
    by: { expert: '陶静姝' },
    cover: 'night',
    daysAgo: 14,
    title: both('临江数据之夜：鸟撞数据背后的人', 'Data night: the people behind the bird strikes'),
    summary: both(
      '机场生态员、飞行员与分析师同台。',
      'An airport ecologist, a pilot and an analyst on one stage.',
    ),
    body: both(
      '三位嘉宾各讲二十分钟，之后是提问与茶歇。讲的是数据怎样被记下来、哪里会记错，以及预测对了能做什么。',
      'Twenty minutes each, then questions and tea: how the data are written down, where they are wrong, and what a good forecast would change.',
    ),
    about: ['strikes'],
    startsIn: 17,
    hours: 3,
    place: both('临江市城市规划馆', 'Linjiang City Planning Hall'),
    capacity: 80,
    signups: 22,
    sections: nightPages,
  },
  {
    category: 'talk',
    by: { expert: '林德·哈根' },
    cover: 'fan',
    daysAgo: 45,
    title: both('线上讲座：概率预报怎样检验', 'Online talk: how to verify a probabilistic forecast'),
    summary: both('从一句“七成会下雨”讲起。', 'Beginning with one sentence: “70 % rain”.'),
    body: both(
      '主讲人从可靠性图讲到适当评分规则，并用天气赛题的数据现场演示。要点与回顾已整理在各页。',
      'From reliability diagrams to proper scoring rules, shown live on the data of the weather task. Notes and a report are on its pages.',
    ),
    about: ['weather'],
    startsIn: -20,
    hours: 2,
    place: both('线上', 'Online'),
    link: { url: 'https://meet.leitai.example/verify-forecasts', isOpen: true },
    capacity: null,
    signups: 34,
    sections: talkPages,
  },
  {
    category: 'workshop',
    by: { account: 'organiser' },
    cover: 'calendar',
    daysAgo: 3,
    title: both('出题人训练营：把业务问题变成赛题', 'For hosts: from a business question to a task'),
    summary: both('带着你的问题来，带着一页赛题走。', 'Come with a question, leave with a task on one page.'),
    body: both(
      '面向单位的业务与数据负责人。先以天气和飞鸟撞击两道赛题为例讲划分与指标，再分组写出赛题初稿，互相试做；从下午两点到晚上九点，备简餐。',
      'For people who own a question and its data. Splits and metrics first, by the example of the tasks on weather and bird strikes; then groups write a task and try each other’s. From two in the afternoon until nine, with supper.',
    ),
    about: ['weather', 'strikes'],
    startsIn: 26,
    hours: 7,
    place: both('临江湾算力中心，可线上旁听', 'Linjiang Bay Computing Centre, and online to listen'),
    link: { url: 'https://meet.leitai.example/for-hosts', isOpen: false },
    capacity: 30,
    signups: 11,
    sections: hostPages,
  },
  {
    category: 'meetup',
    by: 'editors',
    cover: 'podium',
    daysAgo: 70,
    title: both('颁奖与分享：预期寿命赛终榜之夜', 'Awards: the final night of life expectancy'),
    summary: both('前三名讲方法，也讲走过的弯路。', 'The first three tell what worked, and what did not.'),
    body: both(
      '三支队伍各用十五分钟讲方案，评审点评，最后颁发证书。回顾已发布。',
      'Fifteen minutes each, a word from the jury, and certificates. The report is out.',
    ),
    about: ['life'],
    startsIn: -8,
    hours: 3,
    place: both('海湾大学报告厅', 'Bay University, main hall'),
    capacity: 120,
    signups: 28,
    sections: awardPages,
  },
  {
    category: 'meetup',
    by: { expert: '陶静姝' },
    cover: 'runway',
    daysAgo: 24,
    title: both('跟驱鸟车巡一次场', 'A round with the bird patrol'),
    summary: both(
      '坐在驱鸟车里绕场一圈，看看一条撞击记录之前发生了什么。',
      'Once around the airfield in the patrol’s car, to see what comes before a report of a strike.',
    ),
    body: readText('patrol'),
    about: ['strikes'],
    startsIn: -2,
    hours: 3,
    place: both('临江机场 2 号道口集合', 'Linjiang Airport, gate 2'),
    capacity: 20,
    signups: 14,
    sections: [],
    cancelled: {
      daysAgo: 7,
      reason: both(
        '跑道道面大修提前到活动当周，施工期间空侧停止接待。原定要讲的内容并入“临江数据之夜”。',
        'Works on the runway were brought forward to that week, and the airfield takes no visitors meanwhile. What we meant to show moves to the data night.',
      ),
    },
  },
]
