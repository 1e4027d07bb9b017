import type { Field } from '../../features/spic/forms/fields.ts'
import { proposalForm, proposalForm2020, signupForm, signupForm2020, type Both } from './forms.ts'

export type PlannedTrack = { key: string; name: Both; about: Both; quota: number | null }
export type PlannedEdition = {
  year: number
  name: Both
  summary: Both
  body: Both
  /** When it was published, the windows for signing up and for submitting, and when its results were. */
  times: { published: Date; signup: [Date, Date]; submit: [Date, Date]; results: Date | null }
  tracks: readonly PlannedTrack[]
  forms: { signup: Field[]; proposal: Field[] }
  isBlind: boolean
}

const forms = { signup: signupForm, proposal: proposalForm }
const energy: PlannedTrack = {
  key: 'energy',
  name: ['智慧能源', 'Smart energy'],
  about: [
    '园区与楼宇的用能预测、冷热站优化、光储充协同、电网末端的可靠性。试点场地：临江高新区 4 个园区、市图书馆、地铁二号线 3 座车站。',
    'Forecasts and control of what campuses and buildings use, of heating and cooling, of solar power with storage and charging. Sites: four campuses, the city library and three metro stations.',
  ],
  quota: 3,
}
const city: PlannedTrack = {
  key: 'city',
  name: ['城市治理', 'Running a city'],
  about: [
    '内涝、道路、热线、市容、老人照护等日常治理中的一个具体环节。试点场地：滨江、南湖、老城三个街道。',
    'One concrete step of daily work: floods, roads, the hotline, streets, care for the elderly. Sites: the subdistricts Binjiang, Nanhu and Laocheng.',
  ],
  quota: 3,
}
const making: PlannedTrack = {
  key: 'making',
  name: ['智能制造', 'Smart manufacturing'],
  about: [
    '质检、排产、设备健康与能耗，要求能在产线不停机的条件下接入。试点场地：临江纺织、轴承、注塑、烘焙四家企业的产线。',
    'Inspection, scheduling, health of machines: connected while the line goes on. Sites: lines of a mill, a bearing works, a moulding shop and a bakery.',
  ],
  quota: 2,
}

/** The contests that were, the one in review and the one to come. The numbers of the first two are those that guides name. */
export const plannedEditions = (year: number, at: (days: number) => Date): PlannedEdition[] => [
  {
    year,
    name: [`临江试点项目征集 ${year}`, `Linjiang pilot projects ${year}`],
    summary: [
      '把成熟到可以试一试的想法放进真实的园区、街道和车间，跑满六个月，用数据说话。',
      'Ideas that are ripe for a try go into real campuses, streets and workshops for six months, and numbers tell.',
    ],
    body: [
      `## 为什么做试点\n\n比赛里的好模型，离一台真正的冷机、一条真正的产线还有很远。试点项目给入选团队**场地、数据接口和最高 80 万元经费**，六个月后由第三方按事先约定的指标测评。\n\n## 怎样评\n\n1. 初评为盲审：每份方案由三位专家按所在赛道的评分标准独立打分，专家看不到团队与单位名称。\n2. 初评入围的方案进入答辩。\n3. 场地方从入围方案中表达试点意向，双方同意后交换联系方式。\n\n## 试点条件\n\n- 进场前签署数据与安全协议，数据不出场地；\n- 任何时候都能切回原有方式运行；\n- 成果归团队所有，测评结果公开。`,
      `## Why pilots\n\nA good model in a competition is far from a real chiller or a real line. Teams that are chosen get **a site, access to its data and up to CNY 800,000**; after six months a third party measures what was agreed on before.\n\n## How proposals are judged\n\n1. First round, blind: three experts score each proposal by the criteria of its track, without knowing whose it is.\n2. Those on the shortlist present their proposal.\n3. Owners of sites say which they would like to try; contacts are exchanged once both agree.\n\n## Conditions\n\n- An agreement on data and safety before you begin; data stay on the site.\n- The site can go back to its old way at any time.\n- What you make is yours; the measurements are published.`,
    ],
    times: { published: at(-125), signup: [at(-120), at(-70)], submit: [at(-105), at(-20)], results: null },
    tracks: [energy, city, making],
    forms,
    isBlind: true,
  },
  {
    year: year - 1,
    name: [`临江试点项目征集 ${year - 1}`, `Linjiang pilot projects ${year - 1}`],
    summary: [
      '首次采用盲审：8 份方案，3 个获奖并已进场试点。',
      'The first contest that was reviewed blind: eight proposals, three prizes, all three in pilots by now.',
    ],
    body: [
      `第一次以“场地先行”的方式征集：先公布四处场地和它们的数据接口，再请团队出方案。\n\n获奖方案均已进场，其中**市图书馆冷站优化**在制冷季实测节电 11.3%，测评报告见市公共数据平台。`,
      `For the first time the sites came first: four of them and their data were described before anybody proposed anything.\n\nAll winners are in their pilots. **The chillers of the city library** used 11.3% less power in a season of cooling, as measured by a third party.`,
    ],
    times: {
      published: at(-490),
      signup: [at(-485), at(-440)],
      submit: [at(-470), at(-400)],
      results: at(-335),
    },
    tracks: [
      { ...energy, quota: 2 },
      { ...city, quota: 2 },
    ],
    forms,
    isBlind: true,
  },
  {
    year: year + 1,
    name: [`临江试点项目征集 ${year + 1}`, `Linjiang pilot projects ${year + 1}`],
    summary: [
      '报名已开放：新增公共文化与水务两类场地，团队和企业都可以报名。',
      'Registration is open, for teams and for companies, with theaters, museums and the waterworks as new sites.',
    ],
    body: [
      `## 今年的变化\n\n- 新增**水务与文化**赛道，场地包括两座水厂、市博物馆和大剧院；\n- 报名与提交分开：先报名锁定赛道，再用两个月打磨方案；\n- 每个赛道都安排一次线上说明会，场地方会到场答疑。\n\n## 谁可以报名\n\n三人以上的团队，或者注册满一年的企业。一个人只能加入一个参赛方。`,
      `## What is new\n\n- A track for **water and culture**: two waterworks, the city museum and the opera house.\n- Register for a track first, then take two months for the proposal.\n- Each track has an hour online with the owners of its sites.\n\n## Who can take part\n\nTeams of three or more, and companies that are at least a year old. Each person can be part of one entry only.`,
    ],
    times: { published: at(-6), signup: [at(-4), at(56)], submit: [at(25), at(95)], results: null },
    tracks: [
      energy,
      city,
      making,
      {
        key: 'water',
        name: ['水务与文化', 'Water and culture'],
        about: [
          '管网漏损、水质预警、场馆客流与展陈环境。试点场地：城北、江东两座水厂，市博物馆，大剧院。',
          'Leaks, the quality of water, visitors and the air around exhibits. Sites: two waterworks, the city museum, the opera house.',
        ],
        quota: 3,
      },
    ],
    forms,
    isBlind: true,
  },
  {
    year: 2020,
    name: ['临江试点项目征集 2020', 'Linjiang pilot projects 2020'],
    summary: [
      '第一届试点项目：一张短表，一笔小额经费，面向社区里的小难题。',
      'The first contest: a short form and a small sum for small problems of the neighbourhood.',
    ],
    body: [
      '2020 年只问三件事：想做什么、怎么做、要多少钱。这份表格保留在这里，供查阅。',
      'In 2020 three things were asked: what, how, and for how much. The form is kept here as it was.',
    ],
    times: {
      published: new Date('2020-03-02T01:00:00Z'),
      signup: [new Date('2020-03-09T01:00:00Z'), new Date('2020-04-30T16:00:00Z')],
      submit: [new Date('2020-03-16T01:00:00Z'), new Date('2020-05-31T16:00:00Z')],
      results: new Date('2020-08-20T02:00:00Z'),
    },
    tracks: [
      {
        key: 'community',
        name: ['社区服务', 'The neighbourhood'],
        about: [
          '面向单个社区、三个月内能完成的小项目。',
          'Small projects of one neighbourhood that are done in three months.',
        ],
        quota: null,
      },
    ],
    forms: { signup: signupForm2020, proposal: proposalForm2020 },
    isBlind: false,
  },
]
