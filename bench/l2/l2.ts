import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startFloor } from '../floor.ts'
import { processorSeconds, running, type Kind as Process } from '../processes.ts'
import type { Product } from '../product.ts'
import { quantile, type Found, type Row } from '../report.ts'
import { profileCpu } from './cpu-profile.ts'
import { openLoop, type Told } from './open-loop.ts'
import { anonymousPages, leaderboard, routeChanges } from './readers.ts'
import { submitters } from './submitters.ts'
import { watchStatements } from './statements.ts'
import { verify } from './verify.ts'
import { competitionId, cookieOf, fillWorld, fractions, scheduleId, sizes, small } from './world.ts'

const bar = { boardP99: 50, backlogSeconds: 60 }
const full = { submissions: 24, leaderboard: 500, routes: 500, pages: 100 }
const seconds = small ? 8 : 60
const longestBacklog = 900

type Step = {
  rows: Row[]
  note: string
  holds: boolean
  told: readonly Told[]
}

/** The last minute of a competition of Kaggle's size with the readers of its last hour, at a fixed rate, in steps up to the whole. */
export async function benchL2(product: Product): Promise<Found> {
  const filled = await fillWorld(product)
  const rows: Row[] = []
  const notes = [
    `World: ${Object.entries(sizes)
      .map(
        ([what, count]) =>
          `${count.toLocaleString('en')} ${what === 'own' ? 'submissions in the competition that is measured' : what}`,
      )
      .join(
        ', ',
      )}; made in ${Math.round(filled)} s. One API process and one worker (two scorers) with the product’s settings but for the flood guard, which is off. Fixed arrival rate over ${seconds} s a step, at most 256 connections; latency counts from the moment at which a request was meant to begin. Leaderboard and route changes are signed-in readers; a route change is the page’s data with the unread count. Result files have 400 rows and are scored on both lists; one in twenty uploads is sent twice with its key, and one team goes on beyond its limit.`,
  ]
  // Nobody is measured by the first requests of a process that has just begun.
  await openLoop(product.url, readersAt(0.1), small ? 10 : 30)
  let carried = 0
  let firstTeam = 0
  for (const [index, fraction] of fractions.entries()) {
    const isLast = index === fractions.length - 1
    const floor = await measureFloor(product, fraction)
    const step = await runStep(product, { fraction, firstTeam, seed: (index + 1) * 1_000_000, floor })
    firstTeam += step.teams
    rows.push(...step.rows)
    notes.push(step.note)
    if (step.holds) carried = fraction
    if (isLast) notes.push(await whatLimits(product, carried || fractions[0] || 0.1))
  }
  notes.push(
    carried > 0
      ? `Carried by these two cores with the load generator on them: ${percent(carried)} of the whole.`
      : `Not carried even at ${percent(fractions[0] ?? 0)}.`,
  )
  return { rows, notes }
}

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`
const readersAt = (fraction: number) => [
  leaderboard(full.leaderboard * fraction),
  routeChanges(full.routes * fraction),
  anonymousPages(full.pages * fraction),
]
const times = (found: readonly number[]) =>
  [0.5, 0.99, 0.999].map(share => Math.round(quantile(found, share))).join(' / ')

/** The same arrivals on a bare server, for a few seconds, right before. */
async function measureFloor(product: Product, fraction: number): Promise<Map<string, string>> {
  const list = `/api/competitions/${competitionId}?part=rankings&stage=0`
  const floor = await startFloor(product, { list, pages: {} }, { cookie: cookieOf(0) })
  try {
    const bare: Record<string, string> = {
      leaderboard: '/live',
      'route changes': '/live',
      'anonymous pages': '/bytes',
    }
    const kinds = readersAt(fraction).map(({ name, perSecond }) => ({
      name,
      perSecond,
      shot: () => ({ path: bare[name] as string }),
    }))
    const { told } = await openLoop(floor.url, kinds, small ? 2 : 10)
    return new Map(told.map(of => [of.name, times(of.latencies)]))
  } finally {
    floor.stop()
  }
}

type Ask = { fraction: number; firstTeam: number; seed: number; floor: Map<string, string> }

async function runStep(
  product: Product,
  { fraction, firstTeam, seed, floor }: Ask,
): Promise<Step & { teams: number }> {
  const { db, dataDir, url } = product
  const since = new Date()
  const deadline = new Date(since.getTime() + seconds * 1_000 + 500)
  await sql`update schedule set list_a_end = ${deadline} where id = ${scheduleId}`.execute(db)
  const submitting = submitters({
    perSecond: full.submissions * fraction,
    seconds,
    firstTeam,
    seed,
    publicUrl: url,
    deadline: () => deadline.getTime(),
  })
  const before = [processorSeconds(dataDir), process.cpuUsage()] as const
  const { told } = await openLoop(url, [...submitting.kinds, ...readersAt(fraction)], seconds)
  const [cpu, own] = [processorSeconds(dataDir), process.cpuUsage(before[1])]
  const backlog = await clearBacklog(product, deadline)
  const unanswered = told
    .slice(0, 2)
    .reduce(
      (sum, of) =>
        sum + of.intended - of.latencies.length + [...of.errors.values()].reduce((a, b) => a + b, 0),
      0,
    )
  const { problems, handed } = await verify(db, {
    since,
    deadline,
    answered: submitting.accepted.ids,
    unanswered,
  })
  const rows = told
    .filter(of => of.name !== 'submissions beyond the limit')
    .map((of): Row => ({
      path: `${percent(fraction)}: ${of.name}, ${Number((of.intended / seconds).toFixed(1))}/s`,
      figure: `p50 / p99 / p99.9 ${times(of.latencies)} ms${problemsOf(of)}`,
      floor: floor.has(of.name) ? `bare server, same arrivals: ${floor.get(of.name)} ms` : '–',
      ratio: of.name === 'leaderboard' ? within(quantile(of.latencies, 0.99), bar.boardP99, 'ms') : '–',
    }))
  const waits = await sql<{ wait: number }>`
    select extract(epoch from finished_at - received_at)::float8 as wait from submission
    where schedule_id = ${scheduleId} and received_at >= ${since} and finished_at is not null`.execute(db)
  rows.push({
    path: `${percent(fraction)}: ${handed} submissions, upload → score`,
    figure: `p50 / p99 ${[0.5, 0.99]
      .map(share =>
        quantile(
          waits.rows.map(row => row.wait),
          share,
        ).toFixed(1),
      )
      .join(' / ')} s; backlog clear ${backlog.toFixed(0)} s after the deadline`,
    floor: `bar: ${bar.backlogSeconds} s after the deadline`,
    ratio: within(backlog, bar.backlogSeconds, 's'),
  })
  const share = (kind: Process) =>
    `${kind} ${(((cpu.get(kind) ?? 0) - (before[0].get(kind) ?? 0)) / seconds).toFixed(2)}`
  const { accepted } = submitting
  const note = `${percent(fraction)}: ${problems.length === 0 ? 'nothing lost, doubled or over quota, and incremental ranks are those computed anew' : problems.join('; ')} (${accepted.ids.size} accepted and known to their senders, ${accepted.repeats} second tries answered with the first, ${accepted.refused} beyond the limit and ${accepted.late} after the deadline refused). Cores busy: ${(['api', 'database', 'worker', 'scorers'] as const).map(share).join(', ')}, load generator ${((own.user + own.system) / 1e6 / seconds).toFixed(2)}.`
  const boardTold = told.find(of => of.name === 'leaderboard') as Told
  const errors = told.some(of => of.errors.size > 0 || of.latencies.length < of.intended)
  const holds =
    !errors &&
    problems.length === 0 &&
    backlog <= bar.backlogSeconds &&
    quantile(boardTold.latencies, 0.99) <= bar.boardP99
  return { rows, note, holds, told, teams: submitting.teams }
}

const problemsOf = ({ errors, latencies, intended }: Told) => {
  const all = [...errors].map(([error, count]) => `${count} × ${error}`)
  if (latencies.length < intended) all.push(`${intended - latencies.length} × no answer`)
  return all.length > 0 ? `; ${all.join(', ')}` : ''
}
const within = (value: number, most: number, unit: string) =>
  value <= most ? `within ${most} ${unit}` : `${(value / most).toFixed(1)} times the bar of ${most} ${unit}`

async function clearBacklog({ db }: Product, deadline: Date): Promise<number> {
  for (;;) {
    const { waiting } = await db
      .selectFrom('submission')
      .select(eb => eb.fn.countAll<number>().as('waiting'))
      .where('state', 'in', ['uploaded', 'queued', 'running'])
      .executeTakeFirstOrThrow()
    const after = (Date.now() - deadline.getTime()) / 1_000
    if (waiting === 0 && after >= 0) break
    if (after > longestBacklog) break
    await wait(200)
  }
  const { rows } = await sql<{
    at: Date | null
  }>`select max(finished_at) as at from submission where schedule_id = ${scheduleId}`.execute(db)
  return Math.max(0, ((rows[0]?.at?.getTime() ?? Date.now()) - deadline.getTime()) / 1_000)
}

/** Where the API spends its time under readers alone. */
async function whatLimits(product: Product, fraction: number): Promise<string> {
  const api = running(product.dataDir).find(({ kind }) => kind === 'api')
  if (!api) throw new Error('the API process was not found')
  const stopLooking = watchStatements(product)
  const { shares, parts } = await profileCpu(api.pid, () =>
    openLoop(product.url, readersAt(fraction), small ? 5 : 20),
  )
  const statements = await stopLooking()
  const list = (found: readonly { name: string; percent: number }[]) =>
    found.map(({ name, percent }) => `${name} ${percent} %`).join(', ')
  return `Where the API’s processor time goes with the readers of ${percent(fraction)}: by part ${list(parts)}; by function ${list(shares)}. Statements most often seen running meanwhile: ${statements.join('; ')}.`
}
