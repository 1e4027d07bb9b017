import type { Tx } from '../base/database/tables.ts'
import { recordActivities } from '../features/people/activity/server/public.ts'
import type { AccomplishmentKind } from '../features/people/profiles/accomplishments.rules.ts'
import type { Somebody } from './insert-people.ts'
import { makeRandom } from './random.ts'

type Texts = Record<Somebody['lang'], readonly string[]>
type Made = { name: string; organization: string; description: string }

const companies: Texts = {
  'zh-CN': ['云岭智能', '临江市公共数据局', '海岳电力', '青禾农业科技', '远帆物流', '星河医疗'],
  'en-US': [
    'Northfield Energy',
    'Harbour Analytics',
    'Lakeside Health',
    'Meridian Transport',
    'Eastgate Labs',
  ],
}
const jobs: Texts = {
  'zh-CN': ['算法工程师', '数据分析师', '机器学习工程师', '数据产品经理', '研究员'],
  'en-US': ['Data scientist', 'Machine learning engineer', 'Analyst', 'Research engineer', 'Statistician'],
}
const made: Record<AccomplishmentKind, Record<Somebody['lang'], readonly Made[]>> = {
  article: {
    'zh-CN': [
      {
        name: '小样本表格数据上的交叉验证',
        organization: '数据科学通讯',
        description: '比较了五种划分方式在不均衡类别下的方差。',
      },
      { name: '时间序列特征的三条经验', organization: '个人博客', description: '滞后、滚动与节假日。' },
    ],
    'en-US': [
      {
        name: 'Calibrating boosted trees',
        organization: 'Notes on Forecasting',
        description: 'When isotonic regression helps, and when it overfits.',
      },
    ],
  },
  project: {
    'zh-CN': [
      {
        name: '城市用电负荷预测',
        organization: '临江市公共数据局',
        description: '按街道给出未来七天每小时的负荷。',
      },
      { name: '航班延误预警', organization: '远帆物流', description: '提前六小时提示可能的延误。' },
    ],
    'en-US': [
      {
        name: 'Hourly river levels',
        organization: 'Harbour Analytics',
        description: 'A forecast for forty gauges, updated every hour.',
      },
    ],
  },
  prize: {
    'zh-CN': [
      { name: '校级数据建模竞赛一等奖', organization: '清泉理工大学', description: '' },
      { name: '城市开放数据赛三等奖', organization: '临江市公共数据局', description: '三人队伍。' },
    ],
    'en-US': [{ name: 'Best student paper', organization: 'Workshop on Tabular Data', description: '' }],
  },
  others: {
    'zh-CN': [{ name: '开源特征工具的维护者', organization: '', description: '每月发布一次。' }],
    'en-US': [{ name: 'Organises a monthly reading group', organization: '', description: '' }],
  },
}

/** Where people work, and what they made: of most something, of nobody everything. The first one's page lacks no work. */
export async function insertCareers(tx: Tx, people: readonly Somebody[], now: Date): Promise<void> {
  const random = makeRandom(9_173)
  const works = people.flatMap(({ id, lang }, index) =>
    random.next() < 0.75 || index === 0
      ? [
          {
            user_id: id,
            company_name: random.pick(companies[lang]),
            job_name: random.pick(jobs[lang]),
            start_on: `${2015 + random.integer(10)}-${random.next() < 0.5 ? '07' : '03'}-01`,
            end_on: null,
            created_at: now,
          },
        ]
      : [],
  )
  await tx.insertInto('user_work').values(works).execute()
  const kinds = Object.keys(made) as AccomplishmentKind[]
  const accomplishments = people.flatMap(({ id, lang }) =>
    kinds
      .filter(() => random.next() < 0.3)
      .map(kind => ({
        user_id: id,
        kind,
        ...random.pick(made[kind][lang]),
        got_on:
          kind === 'article' || kind === 'prize'
            ? `${2021 + random.integer(5)}-${String(1 + random.integer(12)).padStart(2, '0')}-15`
            : null,
        created_at: new Date(now.getTime() - random.next() * 300 * 86_400_000),
      })),
  )
  const rows = await tx
    .insertInto('user_accomplishment')
    .values(accomplishments)
    .returning(['id', 'user_id', 'kind', 'created_at'])
    .execute()
  await recordActivities(
    tx,
    rows.map(row => ({
      kind: row.kind === 'others' ? ('other' as const) : row.kind,
      userId: row.user_id,
      subjectId: row.id,
      at: row.created_at,
    })),
  )
}
