import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import { addDays, dayIn } from '../src/base/clock/zone.ts'
import type { Tables } from '../src/base/database/tables.ts'
import { enter, makeCompetition, makeUser, type TestUser } from './factories.ts'
import { fillCatalogue, fillCompetition, fillInvitation, fillInvites, fillReading } from './stage-parts.ts'
import { fillInbox, type StageInbox } from './stage-inbox.ts'
import { fillLives } from './stage-lives.ts'
import { fillPortable } from './stage-portable.ts'
import { fillRun } from './stage-run.ts'
import {
  fillBenchmark,
  fillBids,
  fillExperts,
  fillJobs,
  fillLeads,
  fillLearning,
  fillSeason,
  fillSite,
} from './stage-content.ts'
import { fillHelp } from './stage-help.ts'
import { fillReview, type StageReview } from './stage-review.ts'
import { fillSpic, type StageSpic } from './stage-spic.ts'
import { fillCode, fillDraft } from './stage-work.ts'
import { fillTalk } from './stage-talk.ts'
import { handIn, merge, request, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

/** Everybody who may ask for something, as seen from one competition and one team in it. */
export const roles = [
  'visitor',
  'user',
  'other',
  'member',
  'captain',
  'foreign',
  'organiser',
  'administrator',
] as const
/** Staff without a competition of their own: in the table where they get something else than any signed-in user. */
export const siteRoles = ['editor', 'certifier'] as const
export type Role = (typeof roles)[number] | (typeof siteRoles)[number]
/** visitor: not signed in. user: signed in, not signed up. other: captain of another team. member, captain: of the
 * team. foreign: organiser of another competition. */
type Person = Exclude<Role, 'visitor'>

export type Stage = {
  world: World
  rows: number
  /** Of this stage alone: texts in it are made with it. */
  name: string
  people: Record<Person, TestUser>
  competition: { id: number; scheduleId: number }
  /** The boards of its round: one without a name, or several. */
  boards: readonly string[]
  /** Of `captain` and `member`. */
  team: TestTeam
  otherTeam: TestTeam
  /** Of the team, scored; and what came beside it. */
  submission: number
  processFile: number
  /** Of `other`, to each of the further teams; and of each of those to the team. */
  requests: { own: { id: number; teamId: number }[]; toTeam: number[] }
  invitation: string
  activity: string
  /** Free for all who accepted its protocol, which all people have; and the competition's. */
  dataset: { id: number; fileId: number }
  data: { id: number; fileId: number }
  article: { info: number; activity: number }
  /** A published site, its home, and a file of the library. */
  site: { id: number; name: string; pageId: number; file: string; articleId: number }
  /** A draft of the captain. */
  draft: { id: number; fileId: number }
  /** Published, with tracks of the competition. */
  season: number
  /** A published expert, and an application of the captain that waits. */
  experts: { expert: number; application: number }
  /** A published benchmark of the competition with entries of the captain, of which this is the last. */
  benchmark: { id: number; entry: number }
  /** A published path, and a step of it that is read. */
  learning: { path: number; step: number }
  /** A published job of the site, and an application of the captain for it. */
  jobs: { job: number; application: number }
  /** A call for bids of `other`, with a bid of the captain, a question and a request to read; and a draft of the captain. */
  bids: { need: number; bid: number; file: number; question: number; draft: number }
  /** A published edition of the pilot projects, open for sign-up and proposals, with its tracks and forms; and what the captain proposed. */
  spic: StageSpic
  /** An enquiry of the captain, with notes. */
  lead: number
  /** A thread, its first post, and an appeal of the team. */
  talk: { thread: number; post: number; appeal: number }
  /** A competition that takes code, with the same people, what the team handed in, and the team of `other`. */
  code: { competitionId: number; teamId: number; procedureId: number; otherTeamId: number }
  token: number
  /** What the captain was told. */
  notice: number
  inbox: StageInbox
  /** A finding of each kind. */
  run: { rescore: number; findings: number[] }
  /** What the competition was imported from, and an archive of it. */
  portable: { importId: number; exportId: number }
  /** Its reviewers have sessions beside those of people: the administrator is its chief, the organiser its expert, the editor its partner, the certifier its observer. */
  review: StageReview
}

/** Which people of a stage are reviewers too. */
const reviewing = [
  ['administrator', 'chief'],
  ['editor', 'partner'],
  ['organiser', 'expert'],
  ['certifier', 'observer'],
] as const

type Given = {
  rows?: number
  schedule?: Partial<Insertable<Tables['schedule']>>
  /** The score on list B of the n-th submission of all; without it there is none. */
  scoreB?: (n: number) => number
}

/** A competition with everything in it, `rows` times where there can be several, and everybody around it. */
export async function makeStage(world: World, given: Given = {}): Promise<Stage> {
  const { rows = 1, scoreB } = given
  // In a world of its own a stage has the names that another one has in another world.
  const { count } = await world.db
    .selectFrom('competition')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const name = `stage-${count}`
  const each = Array.from({ length: rows }, (_, index) => index)
  const people = {} as Record<Person, TestUser>
  for (const role of [...roles, ...siteRoles])
    if (role !== 'visitor')
      people[role] = await makeUser(world, { user_name: `${name} ${role}`, sso_id: `${name}:${role}` })

  const catalogue = await fillCatalogue(world, name, each)
  const competition = await makeCompetition(world, {
    competition: {
      title_zh: `${name} held`,
      title_en: `${name} held`,
      race_category_id: catalogue.race,
      featured: 1,
      team_size_max: 100,
      summary_zh: '一句话',
      summary_en: 'In one line',
      agreement_zh: '协议',
      agreement_en: 'Agreement',
      guide_info_zh: '# 指引',
      guide_info_en: '# Guide',
      created_by: people.organiser.id,
    },
    schedule: {
      max_submit_count: 100,
      max_error_submit_count: 100,
      ...(scoreB ? { list_b_mode: 'split' } : {}),
      ...given.schedule,
    },
  })
  const elsewhere = await makeCompetition(world, { competition: { title_zh: `${name} elsewhere` } })
  await world.db
    .insertInto('user_role')
    .values([
      { user_id: people.organiser.id, role: 'organiser', competition_id: competition.id, granted_by: null },
      { user_id: people.foreign.id, role: 'organiser', competition_id: elsewhere.id, granted_by: null },
      ...(['administrator', ...siteRoles] as const).map(role => ({
        user_id: people[role].id,
        role,
        competition_id: null,
        granted_by: null,
      })),
    ])
    .execute()

  const teamOf = async (captain: TestUser): Promise<TestTeam> => {
    const { teamId, teamName } = await enter(world, competition.id, captain)
    return { id: teamId, competitionId: competition.id, name: teamName, captain }
  }
  const [team, otherTeam] = [await teamOf(people.captain), await teamOf(people.other)]
  await merge(world, { from: await teamOf(people.member), into: team })
  for (const index of each.slice(1))
    await merge(world, {
      from: await teamOf(await makeUser(world, { user_name: `${name} mate ${index}` })),
      into: team,
    })
  const further: TestTeam[] = []
  for (const index of each)
    further.push(await teamOf(await makeUser(world, { user_name: `${name} further ${index}` })))

  const now = world.clock.now().getTime()
  const stored = await world.storage.put(Readable.from(['id,label\n1,a\n']), { maxBytes: 1_000 })
  const file = { ...stored, name: 'result.csv' }
  const ranks = given.schedule?.sub_ranks ?? []
  const boards = ranks.length > 0 ? ranks : ['']
  let handed = 0
  const score = async (user: TestUser) => {
    const n = handed++
    const at = new Date(now - 2 * 86_400_000 + n * 60_000)
    // What a window takes in is of its list alone.
    const { list_b_mode: mode, list_b_start: start } = given.schedule ?? {}
    const isOfB = mode === 'window' && start instanceof Date && at >= start
    const scoreA = ((n * 7) % 11) / 10
    const spread = { leaveOut: [scoreA - 0.01, scoreA, scoreA + 0.01], rows: 30 }
    return handIn(world, competition.id, user, {
      at,
      file,
      subRank: boards[n % boards.length] ?? '',
      score: isOfB ? null : scoreA,
      ...(given.schedule?.ladder ? { spread } : {}),
      ...(scoreB && (mode !== 'window' || isOfB) ? { scoreB: scoreB(n) } : {}),
    })
  }
  let submission = 0
  for (const _ of each) submission = await score(people.captain)
  const { id: processFile } = await world.db
    .insertInto('submission_file')
    .values({
      submission_id: submission,
      file_name: 'train.py',
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await score(people.member)
  for (const one of [otherTeam, ...further]) await score(one.captain)

  const invitation = await fillInvitation(world, name, team)
  const own: Stage['requests']['own'] = []
  const toTeam: number[] = []
  for (const one of further) {
    own.push({ id: await request(world, one, people.other), teamId: one.id })
    toTeam.push(await request(world, team, one.captain))
  }
  const activity = await fillInvites(world, { name, competitionId: competition.id, each, people: further })
  const reading = await fillReading(world, { name, each, people: Object.values(people) })
  const data = await fillCompetition(world, {
    competition,
    each,
    catalogue,
    days: each.map(index => addDays(dayIn('Asia/Shanghai', world.clock.now()), -1 - index)),
    people: [people.captain, people.member, people.other, people.organiser],
  })
  const draft = await fillDraft(world, each, people.captain)
  const code = await fillCode(world, { name, each, people })
  const talk = await fillTalk(world, {
    competitionId: competition.id,
    each,
    people: [people.captain, people.other],
    reporter: people.member,
    team,
    subjects: further,
  })
  const inbox = await fillInbox(world, {
    name,
    each,
    captain: people.captain,
    administrator: people.administrator,
  })
  await fillLives(world, {
    each,
    captain: people.captain,
    others: [people.other, ...further.map(one => one.captain)],
    competitionId: competition.id,
    threadId: talk.thread,
    articleId: reading.article.info,
  })
  const site = await fillSite(world, `${name}-site`, rows)
  const season = await fillSeason(world, {
    name,
    competitions: each.map(() => competition.id),
    teams: further.map(one => one.id),
    editor: people.administrator.id,
  })
  const experts = await fillExperts(world, {
    name,
    each,
    tag: catalogue.tags[0] ?? '',
    applicant: people.captain.id,
  })
  const benchmark = await fillBenchmark(world, {
    name,
    competitionId: competition.id,
    teamId: team.id,
    userId: people.captain.id,
    rows,
  })
  const learning = await fillLearning(world, {
    name,
    each,
    competitionId: competition.id,
    articleId: reading.article.info,
    learner: people.captain.id,
  })
  const jobs = await fillJobs(world, { name, each, siteId: site.id, applicant: people.captain.id })
  const bids = await fillBids(world, {
    name,
    each,
    poster: people.other.id,
    bidder: people.captain.id,
    asker: people.member.id,
    industry: catalogue.industries[0] ?? '',
  })
  const lead = await fillLeads(world, { name, each, sender: people.captain.id, editor: people.editor.id })
  const spic = await fillSpic(world, {
    name,
    rows,
    owner: people.captain.id,
    member: people.member.id,
  })
  await fillHelp(world, name, rows, people.captain)
  const portable = await fillPortable(world, {
    competitionId: competition.id,
    userId: people.administrator.id,
    each,
  })
  const run = await fillRun(world, { competition, organiser: people.organiser.id, team, otherTeam, each })
  const review = await fillReview(world, { name, count, each, people })
  for (const [person, reviewer] of reviewing) {
    const { headers } = people[person]
    headers.cookie += `; ${review.reviewers[reviewer].headers.cookie}`
  }
  // After the boards of the days were kept: what waits keeps a day open.
  for (const _ of each) await handIn(world, competition.id, people.captain, { subRank: boards[0] ?? '' })
  return {
    world,
    rows,
    name,
    people,
    competition,
    boards,
    team,
    otherTeam,
    submission,
    processFile,
    requests: { own, toTeam },
    invitation,
    activity,
    data,
    draft,
    talk,
    inbox,
    code,
    run,
    site,
    season,
    experts,
    benchmark,
    learning,
    jobs,
    bids,
    lead,
    spic,
    portable,
    review,
    ...reading,
  }
}
