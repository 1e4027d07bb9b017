import type { ReviewRole } from '../../base/http/reviewer.ts'

export type PlannedReviewer = {
  /** Before and after the year of the account. */
  account: readonly [string, string]
  name: string
  organisation: string
  role: ReviewRole
  /** Keys of tracks; none for all. */
  tracks: readonly string[]
  capacity: number
}

/** Who reviews this year: a chief, a partner, six experts and an observer. */
export const plannedReviewers: readonly PlannedReviewer[] = [
  {
    account: ['chen', 'chief'],
    name: '陈砚秋',
    organisation: '临江市试点项目评审办公室',
    role: 0,
    tracks: [],
    capacity: 0,
  },
  {
    account: ['gao', 'partner'],
    name: '高明远',
    organisation: '临江高新区园区运营中心',
    role: 1,
    tracks: [],
    capacity: 0,
  },
  {
    account: ['wang', 'energy'],
    name: '王若谷',
    organisation: '江浦轨道设计研究院',
    role: 2,
    tracks: ['energy'],
    capacity: 20,
  },
  {
    account: ['he', 'energy'],
    name: '何立群',
    organisation: '长庚能源科技',
    role: 2,
    tracks: ['energy', 'making'],
    capacity: 20,
  },
  {
    account: ['lu', 'city'],
    name: '陆怀真',
    organisation: '东南城市气象研究所',
    role: 2,
    tracks: ['city', 'energy'],
    capacity: 20,
  },
  {
    account: ['qin', 'city'],
    name: '秦致和',
    organisation: '临江市市政工程协会',
    role: 2,
    tracks: ['city', 'making'],
    capacity: 20,
  },
  {
    account: ['shen', 'making'],
    name: '沈知白',
    organisation: '华东装备技术研究院',
    role: 2,
    tracks: ['making', 'city'],
    capacity: 20,
  },
  { account: ['tang', 'all'], name: '唐克俭', organisation: '独立顾问', role: 2, tracks: [], capacity: 24 },
  {
    account: ['xu', 'observer'],
    name: '徐望舒',
    organisation: '临江市审计学会',
    role: 3,
    tracks: [],
    capacity: 0,
  },
]

/** Who reviewed the year before. */
export const pastReviewers: readonly PlannedReviewer[] = [
  {
    account: ['chen', 'chief'],
    name: '陈砚秋',
    organisation: '临江市试点项目评审办公室',
    role: 0,
    tracks: [],
    capacity: 0,
  },
  {
    account: ['wang', 'energy'],
    name: '王若谷',
    organisation: '江浦轨道设计研究院',
    role: 2,
    tracks: [],
    capacity: 20,
  },
  {
    account: ['qin', 'city'],
    name: '秦致和',
    organisation: '临江市市政工程协会',
    role: 2,
    tracks: [],
    capacity: 20,
  },
  { account: ['tang', 'all'], name: '唐克俭', organisation: '独立顾问', role: 2, tracks: [], capacity: 20 },
]
