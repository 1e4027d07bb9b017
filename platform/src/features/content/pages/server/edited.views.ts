import { sql } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { PageDocument } from '../blocks.ts'
import { missingIn } from '../completeness.ts'
import type { getEditedPage, getTree } from '../editing.contract.ts'
import { pageFaults } from '../faults.ts'
import { faultOf } from './commands/take-step.ts'
import { addressOf, obstacleTo, stateWhenDue, steps, type PageState } from '../rules.ts'

export type TreePage = z.input<typeof getTree.answer>['sites'][number]['pages'][number]
export type EditedPage = z.input<typeof getEditedPage.answer>

type PageRow = {
  id: number
  siteId: number
  slug: string
  titleZh: string
  titleEn: string
  state: PageState
  draft: number
  live: number | null
  scheduled: number | null
  publishAt: Date | null
  changedAt: Date
}

/** As it stands at `now`: what was scheduled is published when its time has come, whether or not a job has run. */
const presentRow =
  (now: Date) =>
  ({
    siteId: _site,
    titleZh,
    titleEn,
    draft,
    live,
    scheduled,
    state,
    publishAt,
    ...row
  }: PageRow): TreePage => {
    const hasCome = publishAt !== null && publishAt <= now
    return {
      ...row,
      title: { zh: titleZh, en: titleEn },
      state: hasCome ? stateWhenDue({ draft, scheduled }) : state,
      isLive: live !== null || hasCome,
      hasChanges: draft !== (hasCome ? scheduled : live),
      publishAt: hasCome ? null : publishAt,
      scheduledRevision: hasCome ? null : scheduled,
      hasLaterChanges: !hasCome && scheduled !== null && draft !== scheduled,
    }
  }

/** The pages of these sites, or one page, without what is on them. */
export async function pagesInTree(
  db: Db | Tx,
  now: Date,
  of: { siteId?: number; pageId?: number } = {},
): Promise<(TreePage & { siteId: number })[]> {
  const conditions = [
    sql`true`,
    ...(of.siteId === undefined ? [] : [sql`p.site_id = ${of.siteId}`]),
    ...(of.pageId === undefined ? [] : [sql`p.id = ${of.pageId}`]),
  ]
  const { rows } = await sql<PageRow>`
    select p.id, p.site_id as "siteId", p.slug, r.document #>> '{title,zh}' as "titleZh",
      r.document #>> '{title,en}' as "titleEn", p.state, p.draft_revision as draft, p.live_revision as live,
      p.scheduled_revision as scheduled, p.publish_at as "publishAt", p.changed_at as "changedAt"
    from content_page p join content_revision r on r.page_id = p.id and r.number = p.draft_revision
    where ${sql.join(conditions, sql` and `)} order by p.site_id, p.id limit 2000`.execute(db)
  return rows.map(row => ({ ...presentRow(now)(row), siteId: row.siteId }))
}

type Edited = {
  site_id: number
  name: string
  title_zh: string
  title_en: string
  needs_review: boolean
  is_published: boolean
  document: PageDocument
  draft_number: number
  changed_by: number | null
  user_name: string | null
}

/** A page as its editor `by` sees it. */
export async function editedPage(
  db: Db | Tx,
  pageId: number,
  { by, now }: { by: number; now: Date },
): Promise<EditedPage> {
  const [[page], { rows }] = await Promise.all([
    pagesInTree(db, now, { pageId }),
    sql<Edited>`
      select p.site_id, s.name, s.title_zh, s.title_en, s.needs_review, s.is_published, r.document, p.draft_number, p.changed_by, u.user_name
      from content_page p join content_site s on s.id = p.site_id
      join content_revision r on r.page_id = p.id and r.number = p.draft_revision
      left join app_user u on u.id = p.changed_by where p.id = ${pageId}`.execute(db),
  ])
  const [row] = rows
  if (!page || !row) throw new Failure(pageFaults.noPage)
  const missing = missingIn(row.document)
  const { siteId: _site, ...shown } = page
  const standing = {
    state: page.state,
    isLive: page.isLive,
    isComplete: missing.length === 0,
    needsOther: row.needs_review && row.changed_by === by,
  }
  return {
    page: shown,
    site: {
      id: row.site_id,
      name: row.name,
      title: { zh: row.title_zh, en: row.title_en },
      isPublished: row.is_published,
    },
    document: row.document,
    number: row.draft_number,
    changedBy: row.changed_by === null ? null : { id: row.changed_by, name: row.user_name ?? '' },
    missing,
    steps: steps.map(step => {
      const obstacle = obstacleTo(step, standing)
      return { step, obstacle: obstacle ? faultOf[obstacle].code : null }
    }),
    address: addressOf(row.name, page.slug),
  }
}
