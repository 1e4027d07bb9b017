import type { Tx } from '../base/database/tables.ts'
import { searchVector } from '../base/search/search.ts'
import type { Stored } from '../base/storage/storage.ts'
import { signUp } from '../features/registrations/server/commands/sign-up.ts'
import { schedulesOf } from '../features/schedules/server/lookups.ts'
import { acceptSubmission } from '../features/submissions/server/commands/accept-submission.ts'
import { teamNameKey } from '../features/teams/rules.ts'
import { demoAccounts, type DemoRole } from './accounts.ts'
import { datasetCategories, industries, organisations, partners, raceCategories, tags } from './catalogue.ts'
import { lifeCover, penguinCover, strikeCover, weatherCover } from './covers.ts'
import { insertDiscussions } from './insert-discussions.ts'
import { insertCompetitionData, insertDatasets } from './insert-datasets.ts'
import { insertSolution } from './insert-solution.ts'
import { makePeople, teamNamesEn, teamNamesZh, type Person } from './people.ts'
import { planSubmissions } from './plan.ts'
import { makeRandom } from './random.ts'
import { agreement, articles, stories, type Story } from './stories.ts'
import {
  askFirstTeam,
  introduceTeams,
  joinDemoTeam,
  openInviteActivity,
  rankDemoInvites,
  type DemoTeam,
} from './team-life.ts'
import { lifeExpectancyTask, penguinTask, strikeTask, weatherTask, type Task } from './tasks.ts'

type Put = (content: string | Buffer) => Promise<Stored>
type Ask = { put: Put; subs: Record<DemoRole, string>; now: Date }

const day = 86_400_000
const peopleCount = 90
/** Teams stay as they are for the last days of list A. */
const daysWithoutMerging = 3

/** Everything the demo shows, by the product's own commands where there is one. Submissions are left to the queue to score. */
export async function insertWorld(tx: Tx, ask: Ask): Promise<void> {
  const { now } = ask
  const at = (days: number) => new Date(now.getTime() + days * day)
  const staff = await insertStaff(tx, ask)
  const people = await insertPeople(tx, makePeople(peopleCount))
  const catalogue = await insertCatalogue(tx)
  await insertArticles(tx, now)
  await insertDatasets(tx, ask.put, staff.organiser, now)

  const makers: {
    key: keyof typeof stories
    story: Story
    task: Task
    cover: string
    category: number
    tags: string[]
    industry: string
    organisers: number[]
    featured: number | null
    start: number
    end: number
    listBMode: 'none' | 'split'
    listAEnd: number
    revealed: boolean
    seed: number
    teams: number
    perTeam: [number, number]
    /** The name of its invite activity. */
    invites: string | null
  }[] = [
    {
      key: 'penguins',
      story: stories.penguins,
      task: penguinTask(),
      cover: penguinCover(),
      category: 3,
      tags: ['tabular', 'classification'],
      industry: 'ecology',
      organisers: [0],
      featured: 1,
      start: -18,
      end: 24,
      listBMode: 'none',
      listAEnd: 24,
      revealed: false,
      seed: 1,
      teams: 22,
      perTeam: [3, 9],
      invites: 'penguin-friends',
    },
    {
      key: 'weather',
      story: stories.weather,
      task: weatherTask(),
      cover: weatherCover(),
      category: 1,
      tags: ['tabular', 'classification', 'time-series', 'forecasting'],
      industry: 'weather',
      organisers: [1],
      featured: 2,
      start: -30,
      end: 6,
      listBMode: 'split',
      listAEnd: -1,
      revealed: false,
      seed: 2,
      teams: 20,
      perTeam: [3, 8],
      invites: null,
    },
    {
      key: 'life',
      story: stories.life,
      task: lifeExpectancyTask(),
      cover: lifeCover(),
      category: 0,
      tags: ['tabular', 'regression'],
      industry: 'health',
      organisers: [0, 2],
      featured: null,
      start: -75,
      end: -12,
      listBMode: 'split',
      listAEnd: -16,
      revealed: true,
      seed: 3,
      teams: 20,
      perTeam: [3, 7],
      invites: null,
    },
    {
      key: 'strikes',
      story: stories.strikes,
      task: strikeTask(),
      cover: strikeCover(),
      category: 2,
      tags: ['tabular', 'classification'],
      industry: 'aviation',
      organisers: [1, 2],
      featured: 3,
      start: 9,
      end: 70,
      listBMode: 'split',
      listAEnd: 60,
      revealed: false,
      seed: 4,
      teams: 0,
      perTeam: [0, 0],
      invites: null,
    },
  ]
  const competitions = {} as Record<keyof typeof stories, number>
  for (const [index, maker] of makers.entries()) {
    const { story } = maker
    const cover = await keepPicture(tx, ask.put, maker.cover)
    const { id: competitionId } = await tx
      .insertInto('competition')
      .values({
        type: 'computing',
        race_category_id: catalogue.categories[maker.category] ?? null,
        title_zh: story.title.zh,
        title_en: story.title.en,
        summary_zh: story.summary.zh,
        summary_en: story.summary.en,
        reward_zh: story.reward.zh,
        reward_en: story.reward.en,
        reward_value: story.rewardValue,
        licence: story.licence,
        source_url: story.source,
        cover,
        start_at: at(maker.start),
        end_at: at(maker.end),
        private_code_hash: null,
        merge_deadline: at(maker.listAEnd - daysWithoutMerging),
        agreement_zh: agreement.zh,
        agreement_en: agreement.en,
        guide_info_zh: null,
        guide_info_en: null,
        featured: maker.featured,
        published_at: at(maker.start - 14),
        created_by: staff.organiser,
        search: searchVector(story.title.zh, story.title.en, story.summary.zh, story.summary.en) as never,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('competition_tag')
      .values(maker.tags.map(tag_code => ({ competition_id: competitionId, tag_code })))
      .execute()
    await tx
      .insertInto('competition_industry')
      .values({ competition_id: competitionId, industry_code: maker.industry })
      .execute()
    await tx
      .insertInto('competition_organisation')
      .values(
        maker.organisers.map((organiser, sort) => ({
          competition_id: competitionId,
          organisation_id: catalogue.organisations[organiser] as number,
          sort,
        })),
      )
      .execute()
    await tx
      .insertInto('competition_text')
      .values(
        Object.entries(story.texts).map(([part, text]) => ({
          competition_id: competitionId,
          part: part as never,
          body_zh: text.zh,
          body_en: text.en,
        })),
      )
      .execute()
    await tx
      .insertInto('faq')
      .values(
        story.faq.map((entry, sort) => ({
          competition_id: competitionId,
          sort,
          question_zh: entry.question.zh,
          question_en: entry.question.en,
          answer_zh: entry.answer.zh,
          answer_en: entry.answer.en,
        })),
      )
      .execute()
    await tx
      .insertInto('user_role')
      .values({
        user_id: staff.organiser,
        role: 'organiser',
        competition_id: competitionId,
        granted_by: staff.administrator,
      })
      .execute()
    const scheduleId = await insertSchedule(tx, ask, competitionId, maker, at)
    await insertCompetitionData(tx, ask.put, {
      competitionId,
      task: maker.task,
      story,
      userId: staff.organiser,
      at: at(maker.start - 14),
    })
    if (maker.invites !== null)
      await openInviteActivity(tx, {
        name: maker.invites,
        competition_id: competitionId,
        start_at: at(maker.start),
        end_at: at(maker.end),
      })
    await enterTeams(tx, ask, { competitionId, scheduleId, maker, people, staff, at, index })
    // Once list A has closed there is nothing left to sign up for.
    await tx
      .updateTable('competition')
      .set({ is_open_signup: maker.listAEnd > 0 })
      .where('id', '=', competitionId)
      .execute()
    competitions[maker.key] = competitionId
  }
  await insertSolution(tx, {
    put: ask.put,
    staff: namedStaff(staff),
    people,
    category: catalogue.categories[0] ?? null,
    organisation: catalogue.organisations[2] as number,
    keepPicture: svg => keepPicture(tx, ask.put, svg),
    now,
  })
  await insertDiscussions(tx, { competitions, staff: namedStaff(staff), people, now })
}

/** The demo's accounts as people who write. */
const namedStaff = (ids: Record<DemoRole, number>) =>
  Object.fromEntries(demoAccounts.map(({ role, name }) => [role, { id: ids[role], name }])) as Record<
    DemoRole,
    { id: number; name: string }
  >

async function insertStaff(tx: Tx, { subs }: Ask) {
  const ids = {} as Record<DemoRole, number>
  for (const account of demoAccounts) {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        sso_id: subs[account.role],
        user_name: account.name,
        email: account.email,
        email_bound: true,
        phone_bound: true,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: null,
        province: '浙江',
        city: '杭州',
        language: account.locale,
        disabled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[account.role] = id
  }
  await tx
    .insertInto('user_role')
    .values({ user_id: ids.administrator, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return ids
}

async function insertPeople(
  tx: Tx,
  people: Person[],
): Promise<{ id: number; name: string; lang: Person['lang'] }[]> {
  const rows = await tx
    .insertInto('app_user')
    .values(
      people.map((person, index) => ({
        sso_id: `demo:${index}`,
        user_name: person.name,
        email: null,
        email_bound: true,
        phone_bound: true,
        is_new: false,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: null,
        province: person.province,
        city: person.city,
        introduction: person.introduction,
        language: person.lang,
        disabled_at: null,
      })),
    )
    .returning(['id', 'user_name', 'language'])
    .execute()
  return rows.map(row => ({ id: row.id, name: row.user_name, lang: row.language ?? 'zh-CN' }))
}

async function insertCatalogue(tx: Tx) {
  const names = (row: { zh: string; en: string }, sort: number) => ({
    name_zh: row.zh,
    name_en: row.en,
    sort,
  })
  const categories = await tx
    .insertInto('race_category')
    .values(raceCategories.map((row, sort) => ({ ...names(row, sort), banner: null })))
    .returning('id')
    .execute()
  for (const [sort, tag] of tags.entries()) {
    await tx
      .insertInto('tag')
      .values({ code: tag.code, parent_code: null, ...names(tag, sort * 10) })
      .execute()
    await tx
      .insertInto('tag')
      .values(
        tag.sub.map((sub, index) => ({
          code: sub.code,
          parent_code: tag.code,
          ...names(sub, sort * 10 + index + 1),
        })),
      )
      .execute()
  }
  await tx
    .insertInto('industry')
    .values(industries.map((row, sort) => ({ code: row.code, ...names(row, sort) })))
    .execute()
  const made = await tx
    .insertInto('organisation')
    .values(
      organisations.map(row => ({
        name_zh: row.zh,
        name_en: row.en,
        introduction_zh: row.introZh,
        introduction_en: row.introEn,
        url: null,
        logo: null,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('partner')
    .values(partners.map((row, sort) => ({ ...names(row, sort), url: null })))
    .execute()
  await tx.insertInto('dataset_category').values(datasetCategories.map(names)).execute()
  return { categories: categories.map(row => row.id), organisations: made.map(row => row.id) }
}

async function insertArticles(tx: Tx, now: Date): Promise<void> {
  for (const [index, article] of articles.entries()) {
    await tx
      .insertInto('article')
      .values({
        kind: article.kind,
        title_zh: article.title.zh,
        title_en: article.title.en,
        summary_zh: article.summary.zh,
        summary_en: article.summary.en,
        body_zh: article.body.zh,
        body_en: article.body.en,
        cover: null,
        published_at: new Date(now.getTime() - (3 + index * 6) * day),
        search: searchVector(
          article.title.zh,
          article.title.en,
          article.summary.zh,
          article.summary.en,
        ) as never,
      })
      .execute()
  }
}

async function keepPicture(tx: Tx, put: Put, svg: string): Promise<string> {
  const stored = await put(svg)
  await tx
    .insertInto('picture')
    .values({
      sha256: stored.sha256,
      media_type: 'image/svg+xml',
      storage_key: stored.key,
      size: stored.size,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return `/pictures/${stored.sha256}`
}

type Maker = {
  story: Story
  task: Task
  start: number
  end: number
  listAEnd: number
  listBMode: 'none' | 'split'
  revealed: boolean
  seed: number
  teams: number
  perTeam: [number, number]
  invites: string | null
}

async function insertSchedule(
  tx: Tx,
  { put, now }: Ask,
  competitionId: number,
  maker: Maker,
  at: (days: number) => Date,
): Promise<number> {
  const { task } = maker
  const split = maker.listBMode === 'split'
  const { id } = await tx
    .insertInto('schedule')
    .values({
      competition_id: competitionId,
      sort: 0,
      start_at: at(maker.start),
      end_at: at(maker.end),
      list_a_start: at(maker.start),
      list_a_end: at(maker.listAEnd),
      list_b_start: split ? at(maker.listAEnd) : null,
      list_b_end: split ? at(maker.end) : null,
      list_b_mode: maker.listBMode,
      max_submit_count: 5,
      max_error_submit_count: 10,
      metric_key: task.metric.key,
      metric_params: JSON.stringify(task.metric.params) as never,
      metric_sql: null,
      direction: task.metric.direction,
      precision: 5,
      file_description: JSON.stringify(task.file) as never,
      revealed_at: maker.revealed ? at(maker.end + 1) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = await put(task.answer)
  await tx
    .insertInto('answer_file')
    .values({
      schedule_id: id,
      list: 'A',
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      uploaded_by: null,
      created_at: now,
    })
    .execute()
  return id
}

type Entering = {
  competitionId: number
  scheduleId: number
  maker: Maker
  people: { id: number; name: string; lang: Person['lang'] }[]
  staff: Record<DemoRole, number>
  at: (days: number) => Date
  index: number
}

/** Teams of one to three, the demo captain's among them, a baseline of the organiser's, and all their submissions. */
async function enterTeams(tx: Tx, { put, now }: Ask, entering: Entering): Promise<void> {
  const { competitionId, maker, people, staff, at, index } = entering
  if (maker.teams === 0) return
  const random = makeRandom(maker.seed * 77)
  const names = [
    ...teamNamesZh.slice(index * 12, index * 12 + 13),
    ...teamNamesEn.slice(index * 8, index * 8 + 8),
  ]
  const free = people.slice(index * 29, index * 29 + 29).concat(people)
  const entered = new Set<number>()
  const take = () => {
    const person = free.find(one => !entered.has(one.id))
    if (!person) throw new Error('the demo has too few people')
    entered.add(person.id)
    return person
  }
  // Everybody comes within the first hours, one after the other.
  let minutes = 10
  const next = () => new Date(at(maker.start).getTime() + (minutes += 3) * 60_000)
  const enter = (
    user: { id: number; name: string },
    name: string | undefined,
    more: { now?: Date; invitedBy?: number | undefined } = {},
  ) =>
    signUp(tx, {
      competitionId,
      user,
      agreementVersion: 1,
      teamName: name,
      invitedBy: more.invitedBy ?? null,
      invite: more.invitedBy === undefined ? null : maker.invites,
      source: 'web',
      now: more.now ?? next(),
    })
  const addMember = async (team: DemoTeam, user: { id: number; name: string }) => {
    await enter(user, undefined, { invitedBy: maker.invites === null ? undefined : team.captain })
    await joinDemoTeam(tx, { team, competitionId, userId: user.id, now: next() })
  }

  const teams: DemoTeam[] = []
  const nameOf = (role: DemoRole) => demoAccounts.find(account => account.role === role)?.name ?? ''
  const own = await enter({ id: staff.captain, name: nameOf('captain') }, '云舟与伙伴')
  const first: DemoTeam = { id: own.teamId, captain: staff.captain, lang: 'zh-CN' }
  await addMember(first, { id: staff.member, name: nameOf('member') })
  await addMember(first, take())
  teams.push(first)
  let pair: DemoTeam | undefined
  for (const name of names.slice(0, maker.teams - 1)) {
    const person = take()
    const inviter = maker.invites !== null && random.next() < 0.5 ? random.pick(teams).captain : undefined
    const { teamId } = await enter(person, name, { invitedBy: inviter })
    const team: DemoTeam = { id: teamId, captain: person.id, lang: person.lang }
    const others = random.integer(3)
    for (let more = others; more > 0; more--) await addMember(team, take())
    if (others === 1) pair ??= team
    teams.push(team)
  }
  await introduceTeams(tx, teams, random, next())
  if (maker.invites !== null && pair) {
    const newcomers = [take(), take()]
    for (const person of newcomers) await enter(person, undefined, { now: at(-1) })
    await askFirstTeam(tx, { competitionId, first, newcomers, other: pair, now })
    await rankDemoInvites(tx, maker.invites, now)
  }

  const competition = await tx
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow()
  const [schedule] = await schedulesOf(tx, competitionId)
  if (!schedule) throw new Error('the demo’s schedule is missing')
  const hand = async (userId: number, fileName: string, content: string, receivedAt: Date) =>
    acceptSubmission(tx, {
      competition,
      schedule,
      userId,
      isMobile: false,
      subRank: '',
      note: '',
      file: { ...(await put(content)), name: fileName },
      processFiles: [],
      receivedAt,
    })

  // The organiser's baseline: a team like any other, shown without a rank.
  const baseline = await enter({ id: staff.organiser, name: 'organiser' }, '官方基线 Baseline')
  await tx
    .updateTable('team')
    .set({ is_baseline: true, name_key: teamNameKey(`baseline ${competitionId}`) })
    .where('id', '=', baseline.teamId)
    .execute()
  await tx
    .updateTable('competition')
    .set(eb => ({ team_count: eb('team_count', '-', 1), participant_count: eb('participant_count', '-', 1) }))
    .where('id', '=', competitionId)
    .execute()
  const middle = maker.task.models[Math.floor(maker.task.models.length / 3)]
  if (middle)
    await hand(staff.organiser, 'baseline.csv', middle.predict(makeRandom(1)), at(maker.start + 0.1))

  const until = at(Math.min(maker.listAEnd, -0.01))
  for (const planned of planSubmissions(maker.task, {
    seed: maker.seed,
    teams: teams.length,
    from: at(maker.start + 0.2),
    to: until,
    perTeam: maker.perTeam,
  })) {
    await hand(
      (teams[planned.team] as { captain: number }).captain,
      planned.fileName,
      planned.content,
      planned.at,
    )
  }
}
