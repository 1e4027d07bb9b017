import type { Tx } from '../base/database/tables.ts'
import { enqueue } from '../base/jobs/job.ts'
import { tellOfReveal } from '../features/competing/schedules/server/public.ts'
import '../hooks.ts'
import { confirmJob } from '../features/scoring/final-lists/server/public.ts'
import type { DemoRole, PasswordOf } from './accounts.ts'
import { insertBenchmarks } from './benchmarks/insert-benchmarks.ts'
import { planStanding } from './benchmarks/standing.ts'
import { daysFrom } from './days.ts'
import { enterTeams } from './enter-teams.ts'
import { insertCareers } from './insert-careers.ts'
import { insertArticles, insertCatalogue } from './insert-catalogue.ts'
import { insertCompetition } from './insert-competition.ts'
import { insertConversations } from './insert-conversations.ts'
import { insertDatasets } from './insert-datasets.ts'
import { insertDiscussions } from './insert-discussions.ts'
import { completeCaptain, insertPeople, insertStaff, namedStaff } from './insert-people.ts'
import { insertInformation } from './information/insert-information.ts'
import { insertLearning } from './learning/insert-learning.ts'
import { insertLeads } from './insert-leads.ts'
import { insertLives } from './insert-lives.ts'
import { insertSolution } from './insert-solution.ts'
import { insertFeedback, insertHelp } from './help/insert-help.ts'
import { keepPicture, type Put } from './keep-picture.ts'
import { makePeople } from './people.ts'
import { planCompetitions, type CompetitionPlan } from './plan-competitions.ts'
import { planPastCompetitions } from './plan-past-competitions.ts'
import { seasonRoster, usualRoster, type Roster } from './rosters.ts'
import { insertExperts } from './experts/insert-experts.ts'
import { insertSeasons } from './seasons/insert-seasons.ts'
import { insertJobs } from './sites/insert-jobs.ts'
import { insertNeeds } from './bids/insert-needs.ts'
import { insertSites } from './sites/insert-sites.ts'
import { insertSpic } from './spic/insert-spic.ts'
import type { stories } from './stories.ts'

const peopleCount = 90
/** What planPastCompetitions() makes, in its order. */
const pastKeys = ['cars', 'flights', 'earthquakes']

/** Everything the demo shows, by the product's own commands where there is one. Submissions wait in the queue to be scored. */
export async function insertWorld(
  tx: Tx,
  {
    put,
    subs,
    passwordOf,
    now,
  }: { put: Put; subs: Record<DemoRole, string>; passwordOf: PasswordOf; now: Date },
): Promise<void> {
  const at = daysFrom(now)
  const staff = await insertStaff(tx, subs, now)
  const catalogue = await insertCatalogue(tx)
  const people = await insertPeople(tx, makePeople(peopleCount), now)
  await completeCaptain(tx, staff.captain, now)
  const talks = await insertArticles(tx, put, now)
  const datasets = await insertDatasets(tx, put, staff.organiser, now)

  const make = async (maker: CompetitionPlan, roster: Roster): Promise<number> => {
    const competitionId = await insertCompetition(tx, { put, staff, catalogue, at, now }, maker)
    await enterTeams(tx, { put, now }, { competitionId, maker, roster, staff, at })
    // Once list A has closed there is nothing left to sign up for.
    await tx
      .updateTable('competition')
      .set({ is_open_signup: maker.listAEnd > 0 })
      .where('id', '=', competitionId)
      .execute()
    if (maker.revealed)
      await enqueue(tx, confirmJob, {
        competitionId,
        userId: staff.organiser,
        at: at(maker.end + 3).toISOString(),
      })
    return competitionId
  }
  const competitions = {} as Record<keyof typeof stories, number>
  for (const [index, maker] of planCompetitions().entries())
    competitions[maker.key] = await make(maker, usualRoster(people, index))
  const carbon = await insertSolution(tx, {
    put,
    staff: namedStaff(staff),
    people,
    category: catalogue.categories[0] ?? null,
    organisation: catalogue.organisations[2] as number,
    keepPicture: svg => keepPicture(tx, put, svg),
    now,
  })
  // After the others: what a link or a guide names keeps its number.
  const past: Record<string, number> = {}
  for (const [season, maker] of planPastCompetitions().entries())
    past[pastKeys[season] ?? ''] = await make(maker, seasonRoster(people, season, maker.teams))
  const standing: Record<string, number> = {}
  for (const [index, maker] of planStanding().entries())
    standing[maker.key] = await make(maker, usualRoster(people, index))
  // As its reveal would have: once all is scored, places are noted and people are told.
  for (const { id } of await tx
    .selectFrom('schedule')
    .select('id')
    .where('revealed_at', 'is not', null)
    .execute())
    await tellOfReveal(tx, id)
  // Its scores are those that the talk computes again; there was no competition yet when the talk was written.
  await tx
    .insertInto('article_competition')
    .values(talks.map(article_id => ({ article_id, competition_id: competitions.penguins, sort: 0 })))
    .execute()
  await insertDiscussions(tx, { competitions, staff: namedStaff(staff), people, now })
  const articles = await insertInformation(tx, {
    put,
    competitions: { ...competitions, ...past },
    staff,
    people,
    now,
  })
  const experts = await insertExperts(tx, { put, editor: staff.organiser, applicant: staff.captain, now })
  await insertLeads(tx, { editor: staff.organiser, now })
  await insertSites(tx, {
    put,
    editor: staff.organiser,
    competitions: { ...competitions, ...past, carbon },
    articles,
    datasets,
    experts,
    now,
  })
  await insertJobs(tx, { people, now })
  await insertNeeds(tx, { people, poster: staff.organiser, writer: staff.captain, now })
  await insertBenchmarks(tx, { competitions: standing, verifier: staff.organiser, now })
  await insertLearning(tx, { competitions: standing, learner: staff.captain, now })
  await insertSeasons(tx, {
    competitions: { ...competitions, ...past },
    captain: staff.captain,
    editor: staff.administrator,
    now,
  })
  const named = namedStaff(staff)
  await insertSpic(tx, {
    put,
    people,
    team: [named.captain, named.member],
    administrator: staff.administrator,
    passwordOf,
    now,
  })
  await insertHelp(tx, { editor: staff.organiser, now })
  await insertFeedback(tx, {
    people: [staff.captain, ...people.map(person => person.id)],
    editor: staff.organiser,
    now,
  })
  await insertConversations(tx, { staff: namedStaff(staff), people, now })
  const captain = { id: staff.captain, name: '', lang: 'zh-CN' as const }
  await insertCareers(tx, [captain, ...people], now)
  await insertLives(tx, put, {
    people,
    staff: Object.values(namedStaff(staff)),
    competitions: Object.values(competitions),
    now,
  })
  // Their past is made up, their wait for the scorer is not.
  await tx.updateTable('submission_event').set({ at: now }).where('state', '=', 'queued').execute()
}
