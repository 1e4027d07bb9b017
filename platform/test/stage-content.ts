import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/base/database/tables.ts'
import { json } from '../src/base/database/json.ts'
import { searchVector } from '../src/base/search/search.ts'
import { blocks, type PageDocument } from '../src/features/content/pages/blocks.ts'
import { emptyValues, newBlock } from '../src/features/content/pages/empty.ts'
import type { Fields } from '../src/features/content/pages/fields.ts'
import { pageSlugs } from '../src/features/content/pages/rules.ts'
import { standardTheme } from '../src/features/content/pages/theme.ts'
import type { World } from './world.ts'

const both = (text: string) => ({ zh: text, en: text })

/** A page with a block of every kind, complete in both languages; lists have `rows` items. */
export function fullDocument(title: string, rows = 1): PageDocument {
  return {
    title: both(title),
    description: both(`${title}: about it`),
    blocks: blocks.map((block, at) => {
      const made = newBlock(block, `block${String(at).padStart(3, '0')}`)
      return { ...made, value: written(block.fields, rows) } as typeof made
    }),
  }
}

/** Something in every text, and lists as long as asked for, as far as they may be. */
const written = (fields: Fields, rows: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(emptyValues(fields)).map(([name, empty]) => {
      const field = fields[name]
      if (field?.kind === 'words' || field?.kind === 'markdown') return [name, both('text')]
      if (field?.kind === 'link') return [name, '/competitions']
      // Of a competition that may not be there: it is chosen, and shows nothing.
      if (field?.kind === 'source' && field.of === 'board') return [name, { competitionId: 1, most: 5 }]
      if (field?.kind !== 'list') return [name, empty]
      const length = Math.min(field.most, Math.max(field.least, rows))
      return [name, Array.from({ length }, () => written(field.of, rows))]
    }),
  )

/** A published site with pages. What needs something of the library is left out. */
export async function fillSite(world: World, name: string, rows: number) {
  const { db, clock } = world
  const site = await db
    .insertInto('content_site')
    .values({
      name,
      title_zh: name,
      title_en: name,
      about_zh: name,
      about_en: name,
      theme: json(standardTheme),
      menu: json([{ label: both('News'), to: `/special/${name}/news` }]),
      is_published: true,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const document = fullDocument(name, rows)
  const shown = {
    ...document,
    blocks: document.blocks.filter(block => !['picture', 'gallery', 'downloads'].includes(block.kind)),
  }
  const pages: Record<string, number> = {}
  for (const slug of pageSlugs) {
    pages[slug] = await db.transaction().execute(async tx => {
      const { id } = await tx
        .insertInto('content_page')
        .values({
          site_id: site.id,
          slug,
          draft_revision: 1,
          live_revision: 1,
          state: 'published',
          changed_by: null,
          changed_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const revision = { number: 1, document: json(shown), saved_by: null, saved_at: clock.now() }
      await tx
        .insertInto('content_revision')
        .values({ ...revision, page_id: id, is_frozen: true })
        .execute()
      return id
    })
  }
  const content = Buffer.from(`%PDF-1.7 ${name}`)
  const stored = await world.storage.put(Readable.from([content]), { maxBytes: content.length })
  await db
    .insertInto('media')
    .values({
      kind: 'file',
      name: `${name}.pdf`,
      url: `/api/media/${stored.sha256}`,
      media_type: 'application/pdf',
      size: stored.size,
      width: null,
      height: null,
      sha256: stored.sha256,
      storage_key: stored.key,
      uploaded_by: null,
      created_at: clock.now(),
    })
    .execute()
  const { id: articleId } = await db
    .insertInto('article')
    .values({
      kind: 'info',
      title_zh: name,
      title_en: name,
      published_at: world.clock.now(),
      updated_at: world.clock.now(),
      site_id: site.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: site.id, name, pageId: pages.home ?? 0, file: stored.sha256, articleId }
}

/** A published season with a track for each of as many competitions; the first one's award was given by hand. */
export async function fillSeason(
  world: World,
  given: { name: string; competitions: readonly number[]; teams: readonly number[]; editor: number },
): Promise<number> {
  const { name, competitions, teams, editor } = given
  const { db, clock } = world
  const names = { name_zh: name, name_en: name }
  await db
    .insertInto('season_series')
    .values({ key: 'DCIC', ...names, about_zh: name, about_en: name })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('season')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('season')
    .values({
      series_key: 'DCIC',
      year: 2100 + count,
      title_zh: name,
      title_en: name,
      body_zh: name,
      body_en: name,
      start_at: new Date(clock.now().getTime() - 86_400_000),
      end_at: new Date(clock.now().getTime() + 86_400_000),
      is_published: true,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [sort, competitionId] of competitions.entries()) {
    const track = await db
      .insertInto('season_track')
      .values({ season_id: id, sort, ...names })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { track_id: track.id, sort: 0 }
    await db
      .insertInto('season_stage')
      .values({ ...of, competition_id: competitionId, qualifies: 1 })
      .execute()
    const award = await db
      .insertInto('season_award')
      .values({ ...of, ...names, from_rank: 1, to_rank: 3 })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (sort > 0) continue
    const made = { is_given: true, reason: name, decided_by: editor, decided_at: clock.now() }
    await db
      .insertInto('season_decision')
      .values(teams.map(id => ({ award_id: award.id, team_id: id, ...made })))
      .execute()
  }
  return id
}

/** Published experts, and an application that waits for each kind but the tutors. */
export async function fillExperts(
  { db, clock }: World,
  { name, each, tag, applicant }: { name: string; each: readonly number[]; tag: string; applicant: number },
) {
  const now = clock.now()
  const text = (field: string) => ({ [`${field}_zh`]: `专家 ${name}`, [`${field}_en`]: name })
  let expert = 0
  for (const index of each) {
    const { id } = await db
      .insertInto('expert')
      .values({
        kind: 'evaluation',
        name_zh: `专家 ${name} ${index}`,
        name_en: `${name} ${index}`,
        ...text('position'),
        ...text('organisation'),
        ...text('summary'),
        ...text('body'),
        is_published: true,
        search: searchVector(`专家 ${name}`),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('expert_field').values({ expert_id: id, tag_code: tag }).execute()
    expert = id
  }
  const sent = { name, position: name, organisation: name, statement: name, created_at: now }
  const { id: application } = await db
    .insertInto('expert_application')
    .values({ ...sent, kind: 'ccf_tfbd', user_id: applicant })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const _ of each)
    await db
      .insertInto('expert_application')
      .values({
        ...sent,
        kind: 'evaluation',
        user_id: applicant,
        decided_at: now,
        decided_by: applicant,
        is_accepted: false,
        reason: name,
      })
      .execute()
  return { expert, application }
}

/** Enquiries about hosting, each with a note. */
export async function fillLeads(
  { db, clock }: World,
  { name, each, sender, editor }: { name: string; each: readonly number[]; sender: number; editor: number },
): Promise<number> {
  const now = clock.now()
  let lead = 0
  for (const index of each) {
    const { id } = await db
      .insertInto('lead')
      .values({
        organisation: name,
        name,
        email: 'lead@example.org',
        need: name,
        budget: 'small',
        lang: 'zh-CN',
        user_id: sender,
        riddle: `${name} ${index}`,
        consented_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    lead = id
  }
  for (const _ of each)
    await db
      .insertInto('lead_note')
      .values({ lead_id: lead, author_id: editor, body: name, created_at: now })
      .execute()
  return lead
}

/** A published benchmark of the stage's competition, with entries for as many of the team's scored submissions. */
export async function fillBenchmark(
  { db, clock }: World,
  ask: { name: string; competitionId: number; teamId: number; userId: number; rows: number },
): Promise<{ id: number; entry: number }> {
  const { name, competitionId, teamId, userId, rows } = ask
  const now = clock.now()
  const { id } = await db
    .insertInto('benchmark')
    .values({
      competition_id: competitionId,
      title_zh: name,
      title_en: name,
      summary_zh: name,
      summary_en: name,
      body_zh: name,
      body_en: name,
      is_published: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scored = await db
    .selectFrom('submission as s')
    .innerJoin('submission_score as c', 'c.submission_id', 's.id')
    .select('s.id')
    .where('s.team_id', '=', teamId)
    .where('c.board', '=', 'A')
    .orderBy('s.id')
    .limit(rows)
    .execute()
  let entry = 0
  for (const submission of scored) {
    const made = await db
      .insertInto('benchmark_entry')
      .values({
        benchmark_id: id,
        submission_id: submission.id,
        user_id: userId,
        method: name,
        authors: name,
        about: name,
        paper_url: 'https://example.org/paper',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    entry = made.id
  }
  return { id, entry }
}

/** Published learning paths, each with something to read, an article and a competition; all of the first is done. */
export async function fillLearning(
  { db, clock }: World,
  ask: { name: string; each: readonly number[]; competitionId: number; articleId: number; learner: number },
): Promise<{ path: number; step: number }> {
  const { name, each, competitionId, articleId, learner } = ask
  const texts = { title_zh: name, title_en: name }
  const body = { body_zh: name, body_en: name }
  const made = { path: 0, step: 0 }
  for (const _ of each) {
    const { id } = await db
      .insertInto('learning_path')
      .values({ ...texts, summary_zh: name, summary_en: name, is_published: true, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const steps = await db
      .insertInto('learning_step')
      .values([
        ...each.map(index => ({ path_id: id, sort: index, ...texts, ...body })),
        { path_id: id, sort: 100, ...texts, ...body, article_id: articleId },
        { path_id: id, sort: 101, ...texts, ...body, competition_id: competitionId },
      ])
      .returning('id')
      .execute()
    made.path = id
    made.step = steps[0]?.id ?? 0
    await db
      .insertInto('learning_progress')
      .values({ user_id: learner, step_id: made.step, done_at: clock.now() })
      .execute()
  }
  return made
}

/** Published jobs of a site, each with an application of somebody who is open to the sponsor's offers as well. */
export async function fillJobs(
  { db, clock, storage }: World,
  ask: { name: string; each: readonly number[]; siteId: number; applicant: number },
): Promise<{ job: number; application: number }> {
  const { name, each, siteId, applicant } = ask
  const now = clock.now()
  const cv = Buffer.from(`%PDF-1.7 ${name}`)
  const stored = await storage.put(Readable.from([cv]), { maxBytes: cv.length })
  const made = { job: 0, application: 0 }
  for (const _ of each) {
    const { id } = await db
      .insertInto('job_posting')
      .values({
        site_id: siteId,
        kind: 'full',
        title_zh: name,
        title_en: name,
        place_zh: name,
        place_en: name,
        body_zh: name,
        body_en: name,
        is_published: true,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const application = await db
      .insertInto('job_application')
      .values({
        posting_id: id,
        user_id: applicant,
        name,
        contact: name,
        message: name,
        cv_name: 'cv.pdf',
        cv_key: stored.key,
        cv_sha256: stored.sha256,
        cv_size: stored.size,
        consented_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.job = id
    made.application = application.id
  }
  await db
    .insertInto('talent')
    .values({
      site_id: siteId,
      user_id: applicant,
      headline: name,
      skills: ['Python', ...each.map(index => `${name} ${index}`)].slice(0, 8),
      consented_at: now,
    })
    .execute()
  return made
}

/** Calls for bids that are open, each with bids, questions and requests of several people; and a draft of the bidder. */
export async function fillBids(
  { db, clock, storage }: World,
  ask: {
    name: string
    each: readonly number[]
    poster: number
    bidder: number
    asker: number
    industry: string
  },
) {
  const { name, each, poster, bidder, asker, industry } = ask
  const now = clock.now()
  const at = { created_at: now, updated_at: now }
  const texts = Object.fromEntries(
    ['title', 'summary', 'background', 'target', 'criteria'].flatMap(field => [
      [`${field}_zh`, name],
      [`${field}_en`, name],
    ]),
  ) as { title_zh: string; title_en: string }
  const deadline = new Date(now.getTime() + 86_400_000)
  const content = Buffer.from(`a plan ${name}`)
  const stored = await storage.put(Readable.from([content]), { maxBytes: content.length })
  const made = { need: 0, bid: 0, file: 0, question: 0, draft: 0 }
  const add = async (values: Insertable<Tables['bid_need']>) =>
    (await db.insertInto('bid_need').values(values).returning('id').executeTakeFirstOrThrow()).id
  for (const _ of each) {
    made.need = await add({
      poster_id: poster,
      organisation: name,
      ...texts,
      reward: 10_000,
      deadline,
      confidentiality: 'confidential',
      industry_code: industry,
      state: 'open',
      published_at: now,
      ...at,
    })
    made.draft = await add({
      poster_id: bidder,
      organisation: name,
      ...texts,
      reward: 10_000,
      deadline,
      ...at,
    })
  }
  const bid = async (userId: number) =>
    (
      await db
        .insertInto('bid')
        .values({
          need_id: made.need,
          user_id: userId,
          summary: name,
          proposal: name,
          offer: name,
          team: name,
          is_named: true,
          ...at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await bid(asker)
  made.bid = await bid(bidder)
  for (const _ of each) {
    made.file = (
      await db
        .insertInto('bid_file')
        .values({
          bid_id: made.bid,
          name: 'plan.pdf',
          storage_key: stored.key,
          sha256: stored.sha256,
          size: stored.size,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    made.question = (
      await db
        .insertInto('bid_question')
        .values({ need_id: made.need, user_id: bidder, body: name, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }
  for (const userId of [bidder, asker])
    await db
      .insertInto('bid_access')
      .values({ need_id: made.need, user_id: userId, message: name, asked_at: now, granted_at: now })
      .execute()
  return made
}
