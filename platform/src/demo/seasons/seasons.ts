type Text = { zh: string; en: string }
type Award = readonly [zh: string, en: string, fromRank: number | null, toRank: number | null]
type Track = {
  name: Text
  about: Text
  stages: { key: string; qualifies: number | null }[]
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

const prizes: readonly Award[] = [
  ['一等奖', 'First prize', 1, 1],
  ['二等奖', 'Second prize', 2, 3],
  ['三等奖', 'Third prize', 4, 8],
]

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
      zh: '第一个赛季设三个赛道：**回归**（经典汽车油耗）、**分类**（航班晚点）和**排序**（一周地震）。三个赛道的最终名次都来自没有公开过的数据。\n\n获奖队伍公开了方法说明。最值得一读的是航班赛道：公开榜第一名因为用了起飞之后才知道的信息，在最终榜单上跌出前十；真正的冠军只用了航线、时刻与星期。',
      en: 'The first season had three tracks: **regression** (fuel economy of classic cars), **classification** (late flights) and **ranking** (a week of earthquakes). All final ranks came from data nobody had seen.\n\nWinning teams published their methods. The flight track is the one to read: the leader of the public board had used what is known only after take-off and fell out of the first ten; the real winner used nothing but route, time and day of the week.',
    },
    tracks: [
      {
        name: { zh: '回归赛道', en: 'Regression' },
        about: {
          zh: '估计经典汽车每加仑能跑多少英里。',
          en: 'How many miles a classic car goes on a gallon.',
        },
        stages: [{ key: 'cars', qualifies: null }],
        awards: prizes,
      },
      {
        name: { zh: '分类赛道', en: 'Classification' },
        about: {
          zh: '判断航班会不会晚点半小时以上。',
          en: 'Whether a flight is more than half an hour late.',
        },
        stages: [{ key: 'flights', qualifies: null }],
        awards: prizes,
      },
      {
        name: { zh: '排序赛道', en: 'Ranking' },
        about: {
          zh: '把一周的地震按强弱排好。',
          en: 'The earthquakes of a week in order of their strength.',
        },
        stages: [{ key: 'earthquakes', qualifies: null }],
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
    from: -60,
    until: 60,
    body: {
      zh: '今年的题目来自身边：企鹅、天气、人的寿命。自然赛道分两个阶段，企鹅分类的前十名晋级天气预报。',
      en: 'This year’s tasks are around us: penguins, weather, how long people live. The nature track has two stages; the first ten of the penguins qualify for the weather.',
    },
    tracks: [
      {
        name: { zh: '自然赛道', en: 'Nature' },
        about: { zh: '先认企鹅，再报天气。', en: 'First the penguins, then the weather.' },
        stages: [
          { key: 'penguins', qualifies: 10 },
          { key: 'weather', qualifies: null },
        ],
        awards: prizes,
      },
      {
        name: { zh: '社会赛道', en: 'Society' },
        about: { zh: '估计一个国家的预期寿命。', en: 'Estimate how long people live in a country.' },
        stages: [{ key: 'life', qualifies: null }],
        awards: prizes,
      },
    ],
  },
  {
    year: year + 1,
    title: { zh: `${year + 1} 赛季：安全的天空`, en: `Season ${year + 1}: safe skies` },
    from: 90,
    until: 300,
    body: {
      zh: '下个赛季关注公共安全，首个赛道已经可以预习：飞鸟撞击损伤预警。',
      en: 'Next season is about public safety. Its first track can be looked at already: damage by bird strikes.',
    },
    tracks: [
      {
        name: { zh: '安全赛道', en: 'Safety' },
        about: { zh: '判断哪次撞击需要立刻检修。', en: 'Which strike needs the aircraft checked at once.' },
        stages: [{ key: 'strikes', qualifies: null }],
        awards: prizes,
      },
    ],
  },
]
