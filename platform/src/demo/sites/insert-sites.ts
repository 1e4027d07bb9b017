import { readingMinutes } from '../../features/content/information/rules.ts'
import { json } from '../../base/database/json.ts'
import type { Tx } from '../../base/database/tables.ts'
import * as covers from '../covers.ts'
import { keepPicture, type Put } from '../keep-picture.ts'
import { addPage, takeStep } from '../../features/content/pages/server/public.ts'
import type { PageDocument } from '../../features/content/pages/blocks.ts'
import { addressOf } from '../../features/content/pages/rules.ts'
import { baySite } from './bay/site.ts'
import type { SitePlan } from './document.ts'
import { lanesCover, riverCover } from './news-covers.ts'
import { logos as drawnLogos } from './logos.ts'
import { welfarePage } from './welfare.ts'
import { linjiangSite } from './linjiang/site.ts'

const drawings = {
  penguins: [
    covers.penguinCover,
    '企鹅的喙长与鳍长：三个物种分成三团',
    'Bill against flipper length: three species in three clouds',
  ],
  weather: [
    covers.weatherCover,
    '西雅图四年里每周的最高与最低气温',
    'Weekly highs and lows of four years in Seattle',
  ],
  life: [
    covers.lifeCover,
    '各国预期寿命从 1955 到 2005 年的曲线',
    'Life expectancy of nations from 1955 to 2005',
  ],
  cars: [covers.carCover, '汽车的重量与油耗', 'Weight of cars against their consumption'],
  flights: [covers.flightCover, '航班的航线图', 'A map of flights'],
  lanes: [lanesCover, '三条跑道上各有一名选手', 'Three lanes of a track, a runner in each'],
  river: [riverCover, '江边的城市，一半天空下雨，一半有鸟', 'A city on its river under rain and birds'],
  earthquakes: [covers.earthquakeCover, '一周地震在地图上的位置', 'Where the earthquakes of a week were'],
} as const

const day = 24 * 3_600_000

type Given = {
  put: Put
  editor: number
  competitions: Record<string, number>
  articles: Record<string, number>
  datasets: Record<string, number>
  experts: Record<string, number>
  now: Date
}

/** Two sites of sponsors, published, with all their pages and the pictures of the library that they show. */
export async function insertSites(
  tx: Tx,
  { put, editor, competitions, articles, datasets, experts, now }: Given,
): Promise<void> {
  const pictures: Record<string, number> = {}
  for (const [key, [draw, zh, en]] of Object.entries(drawings)) {
    const drawing = { name: `${key}.svg`, svg: draw(), width: 640, height: 360, zh, en }
    pictures[key] = await addDrawing(tx, put, drawing, { editor, now })
  }
  const logos: Record<string, number> = {}
  for (const [key, [draw, zh, en]] of Object.entries(drawnLogos)) {
    const drawing = { name: `logo-${key}.svg`, svg: draw(), width: 96, height: 96, zh, en }
    logos[key] = await addDrawing(tx, put, drawing, { editor, now })
  }
  const parts = { competitions, pictures, logos, experts, now }
  for (const plan of [baySite(parts), linjiangSite(parts)]) await insertSite(tx, plan, { put, editor, now })
  const welfare = welfarePage({ ...parts, articles, datasets })
  await insertOwnPage(tx, 'welfare', welfare, { editor, now })
}

/** A page of the platform's own site, published. */
async function insertOwnPage(
  tx: Tx,
  slug: string,
  document: PageDocument,
  { editor, now }: { editor: number; now: Date },
): Promise<void> {
  const { id: siteId } = await tx
    .selectFrom('content_site')
    .select('id')
    .where('is_own', '=', true)
    .executeTakeFirstOrThrow()
  await publish(tx, { siteId, slug, document }, { editor, now })
}

type Drawing = { name: string; svg: string; width: number; height: number; zh: string; en: string }

async function addDrawing(
  tx: Tx,
  put: Put,
  { name, svg, width, height, zh, en }: Drawing,
  { editor, now }: { editor: number; now: Date },
): Promise<number> {
  const url = await keepPicture(tx, put, svg)
  const row = await tx
    .insertInto('media')
    .values({
      kind: 'picture',
      name,
      url,
      media_type: 'image/svg+xml',
      size: Buffer.byteLength(svg),
      width,
      height,
      alt_zh: zh,
      alt_en: en,
      sha256: null,
      storage_key: null,
      uploaded_by: editor,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function insertSite(
  tx: Tx,
  plan: SitePlan,
  { put, editor, now }: { put: Put; editor: number; now: Date },
): Promise<void> {
  const published = new Date(now.getTime() - plan.news.daysAgo * day)
  const site = await tx
    .insertInto('content_site')
    .values({
      name: plan.name,
      title_zh: plan.title.zh,
      title_en: plan.title.en,
      about_zh: plan.about.zh,
      about_en: plan.about.en,
      footer_zh: plan.footer.zh,
      footer_en: plan.footer.en,
      theme: json(plan.theme),
      logo_media: plan.logo,
      banner_media: plan.banner,
      menu: json(
        plan.menu.map(({ label, slug }) => ({
          label,
          to: addressOf(plan.name, slug),
        })),
      ),
      is_published: true,
      created_at: published,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('article')
    .values({
      kind: 'info',
      category: 'news',
      site_id: site.id,
      title_zh: plan.news.title.zh,
      title_en: plan.news.title.en,
      summary_zh: plan.news.summary.zh,
      summary_en: plan.news.summary.en,
      body_zh: plan.news.body.zh,
      body_en: plan.news.body.en,
      author_zh: plan.title.zh,
      author_en: plan.title.en,
      minutes_zh: readingMinutes(plan.news.body.zh),
      minutes_en: readingMinutes(plan.news.body.en),
      cover: await keepPicture(tx, put, plan.news.cover()),
      published_at: published,
      updated_at: published,
    })
    .execute()
  for (const [slug, document] of Object.entries(plan.pages))
    await publish(tx, { siteId: site.id, slug, document }, { editor, now })
}

async function publish(
  tx: Tx,
  page: { siteId: number; slug: string; document: PageDocument },
  { editor, now }: { editor: number; now: Date },
): Promise<void> {
  const actor = { userId: editor, address: null }
  const pageId = await addPage(tx, { ...page, actor, now })
  await takeStep(tx, { pageId, step: 'publish', number: 1, at: null, reason: null, actor, now })
}
