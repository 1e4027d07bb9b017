import { usualAwards } from '../awards.ts'

type Text = { zh: string; en: string }
type Award = readonly [zh: string, en: string, fromRank: number | null, toRank: number | null]
type Track = {
  name: Text
  about: Text
  /** Its only stage, by its key: no competition of the demo begins after another has its final list. */
  competition: string
  awards: readonly Award[]
  /** The award of no rank that the jury gave the demo captain’s team, and why. */
  given?: { award: string; reason: string }
}

export const series = {
  key: 'DCIC',
  name_zh: '数据创新联赛（演示）',
  name_en: 'Data Creativity Inter-City (demonstration)',
  about_zh:
    '一年一季、多个赛道的系列赛。每个赛道用公开数据和一个公开的指标，奖项看最终名次，进步奖由评审决定。',
  about_en:
    'A series of one season a year over several tracks. Each track has open data and one open metric; awards go by final rank, and the jury names the most improved team.',
}

const prizes = usualAwards.map(({ upTo, zh, en }, at): Award => [
  zh,
  en,
  (usualAwards[at - 1]?.upTo ?? 0) + 1,
  upTo,
])

/** The season that was, the one that runs and the one to come; times in days from now. */
export const plannedSeasons = (
  year: number,
): { year: number; title: Text; body: Text; from: number; until: number; tracks: Track[] }[] => [
  {
    year: year - 1,
    title: { zh: `${year - 1} 赛季：从回归到排序`, en: `Season ${year - 1}: from regression to ranking` },
    from: -430,
    until: -110,
    body: {
      zh: '第一个赛季设三个赛道：**回归**（经典汽车油耗）、**分类**（航班晚点）和**排序**（一周地震）。三个赛道都由揭榜前谁也看不到的 B 榜决定名次。\n\n最值得回看的是航班赛道：A 榜第一到终榜还是第一，分数却从 0.75 落到 0.69，另有一支队伍上升了十三名。A 榜上晚点的航班只有 28 个，榜上的先后很大程度上是运气。三场比赛都有回顾文章，收在资讯的“竞赛故事”里。',
      en: 'The first season had three tracks: **regression** (fuel economy of classic cars), **classification** (late flights) and **ranking** (a week of earthquakes). Places in all three came from the private leaderboard, which no one could read before the reveal.\n\nThe flight track is the one to look back at. Who led the public leaderboard won in the end as well, but with 0.69 instead of 0.75, and another team rose by thirteen places: with only 28 late flights on the public leaderboard, its order owed much to luck. Each of the three has an article that looks back, among the stories of our articles.',
    },
    tracks: [
      {
        name: { zh: '回归赛道', en: 'Regression' },
        about: {
          zh: '估计经典汽车每加仑能跑多少英里。',
          en: 'How many miles a classic car goes on a gallon.',
        },
        competition: 'cars',
        awards: prizes,
      },
      {
        name: { zh: '分类赛道', en: 'Classification' },
        about: {
          zh: '判断航班会不会晚点半小时以上。',
          en: 'Whether a flight is more than half an hour late.',
        },
        competition: 'flights',
        awards: prizes,
      },
      {
        name: { zh: '排序赛道', en: 'Ranking' },
        about: {
          zh: '把一周的地震按强弱排好。',
          en: 'The earthquakes of a week in order of their strength.',
        },
        competition: 'earthquakes',
        awards: [...prizes, ['最佳进步奖', 'Most improved team', null, null]],
        given: {
          award: '最佳进步奖',
          reason: '三个赛道都参加了，最终名次一次比一次靠前。',
        },
      },
    ],
  },
  {
    year,
    title: { zh: `${year} 赛季：看得见的世界`, en: `Season ${year}: the world one can see` },
    from: -75,
    until: 30,
    body: {
      zh: '今年的题目都在身边：企鹅、天气、人的寿命。三个赛道各办一场比赛，单独报名，单独评奖，可以只参加一个，也可以都参加。\n\n社会赛道的终榜已经揭晓，预报赛道等待揭榜，入门赛道还来得及报名。',
      en: 'This year’s tasks are all around us: penguins, weather, how long people live. Each of the three tracks is one competition with its own participants and its own awards; take part in one of them or in all.\n\nThe final list of the society track is out, the forecasting track waits for its reveal, and there is still time to join the track for beginners.',
    },
    tracks: [
      {
        name: { zh: '入门赛道', en: 'Beginners' },
        about: { zh: '四项体测，认出三种企鹅。', en: 'Tell three species of penguins by four measurements.' },
        competition: 'penguins',
        awards: prizes,
      },
      {
        name: { zh: '预报赛道', en: 'Forecasting' },
        about: {
          zh: '给出每一天五种天气的概率。',
          en: 'The probability of five kinds of weather for each day.',
        },
        competition: 'weather',
        awards: prizes,
      },
      {
        name: { zh: '社会赛道', en: 'Society' },
        about: { zh: '估计一个国家的预期寿命。', en: 'Estimate how long people live in a country.' },
        competition: 'life',
        awards: prizes,
      },
    ],
  },
  {
    year: year + 1,
    title: { zh: `${year + 1} 赛季：安全的天空`, en: `Season ${year + 1}: safe skies` },
    from: 9,
    until: 250,
    body: {
      zh: '这个赛季关注公共安全。第一个赛道是飞鸟撞击损伤预警，开赛之前可以先读赛题。',
      en: 'This season is about public safety. Its first track is damage by bird strikes, whose task can be read before it starts.',
    },
    tracks: [
      {
        name: { zh: '安全赛道', en: 'Safety' },
        about: {
          zh: '判断哪次撞击需要立刻检修。',
          en: 'Which strike needs the aircraft checked right away.',
        },
        competition: 'strikes',
        awards: prizes,
      },
    ],
  },
]
