import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openFileStorage } from '../platform/src/base/storage/file-storage.ts'
import { choicesOf } from '../platform/src/features/interchange/portability/rules.ts'
import * as lists from '../platform/test/real-sizes/lists.ts'
import * as many from '../platform/test/real-sizes/many-people.ts'
import * as scored from '../platform/test/real-sizes/scored-files.ts'
import { askAt, type Site } from '../platform/test/real-sizes/site.ts'
import { watchMemory } from './processes.ts'
import { hasWork, type Product } from './product.ts'
import { timed, type Found, type Row } from './report.ts'
import { copyInto, insertRows, scoreAlone, summarize } from './size-floors.ts'

const share = process.env.BENCH_SMALL === undefined ? 1 : 1 / 50
const so = (count: number) => Math.ceil(count * share)
const shown = (count: number) => count.toLocaleString('en')
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(milliseconds < 1_000 ? 2 : 1)} s`

/**
 * What people do with files and competitions as large as they have them: the functions that the slow tests hold the
 * product to, timed over HTTP, each beside what the same data costs by itself.
 */
export async function benchSizes(product: Product): Promise<Found> {
  const { db, dataDir, url } = product
  const site: Site = {
    db,
    storage: openFileStorage(join(dataDir, 'files')),
    clock: { now: () => new Date() },
    ask: askAt(url),
    async settle() {
      while (await hasWork(db)) await setTimeout(50)
    },
  }
  const rows: Row[] = []
  const folder = mkdtempSync(join(tmpdir(), 'leitai-bench-sizes-'))
  chmodSync(folder, 0o755)
  /** Times work and the most memory it takes, beside a floor that is measured after it. */
  const take = async (path: string, work: () => Promise<unknown>, floor: [string, () => Promise<number>]) => {
    const peaksOf = watchMemory(dataDir)
    const took = await timed(work)
    const most = peaksOf()
    const peaks = (['api', 'worker', 'scorers', 'profiler'] as const).flatMap(kind => {
      const peak = most.get(kind)
      return peak === undefined ? [] : [`${kind === 'api' ? 'API' : kind} ${Math.round(peak)} MB`]
    })
    const [what, measure] = floor
    const least = await measure()
    // All of them take several minutes.
    console.error(`${path}: ${seconds(took)}`)
    rows.push({
      path,
      figure: `${seconds(took)}; ${peaks.join(', ')}`,
      floor: `${what} ${seconds(least)}`,
      ratio: `${(took / least).toFixed(1)} times`,
    })
  }
  const write = (name: string, content: Buffer): string => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const copied = (content: Buffer): [string, () => Promise<number>] => [
    'COPY of the same rows into PostgreSQL',
    () => copyInto(product, write('copied.csv', content)),
  ]
  const inserted = (count: number): [string, () => Promise<number>] => [
    'as many rows inserted at once',
    () => insertRows(product, count),
  ]
  try {
    for (const size of [
      { rows: so(1_000_000), columns: 1 },
      { rows: so(200_000), columns: 1 },
      { rows: so(50_000), columns: 48 },
    ]) {
      const label = `${shown(size.rows)} rows × ${size.columns + 1} columns`
      const round = await scored.makeSplitRound(site, size)
      const [answers, predictions] = [scored.answersOf(size), scored.predictionsOf(size)]
      await take(
        `Answers of ${label}: uploaded, checked, proven, kept`,
        () => scored.uploadAnswers(site, round, answers),
        copied(answers),
      )
      const entrant = await scored.makeEntrant(site, round)
      await take(
        `Submission of ${label}: upload → score, both lists`,
        () => scored.handIn(site, round, entrant, predictions),
        [
          'the scorer alone',
          () => scoreAlone(size, write('answers.csv', answers), write('result.csv', predictions)),
        ],
      )
    }
    await takePeople(site, take, inserted)
    const admin = await lists.makeAdmin(site)
    const edition = await lists.reviewersOf(site, so(2_000))
    await take(
      `List of ${shown(so(2_000))} reviewers in ${edition.tracks} tracks: accounts made and listed`,
      () => lists.importReviewers(site, admin, edition),
      inserted(so(2_000) * (1 + edition.tracks)),
    )
    const competition = await many.makeManyTeams(site)
    await take(
      `${shown(so(300))} discussions opened, 8 at a time`,
      () => lists.openThreads(site, competition, so(300)),
      inserted(so(300)),
    )
    await take(
      `${shown(so(300))} discussions listed to the last page, and searched`,
      async () => [
        await lists.threadsOf(site, competition),
        await lists.threadsOf(site, competition, '五折'),
      ],
      inserted(so(300)),
    )
    const table = scored.predictionsOf({ rows: so(100_000), columns: 47 })
    await take(
      `Table of ${shown(so(100_000))} rows × 48 columns: sent by tus, published, profiled`,
      () => lists.profileOf(site, admin, table),
      ['DuckDB’s SUMMARIZE in a bare process', async () => summarize(write('table.csv', table))],
    )
    const solution = scored.answersOf({ rows: so(1_000_000), columns: 1 })
    await take(
      `Import of ${shown(so(1_000_000))} answers: looked at, confirmed, made`,
      () => lists.importFile(site, admin, { name: 'solution.csv', content: solution }, decided),
      copied(solution),
    )
    return { rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Take = (
  path: string,
  work: () => Promise<unknown>,
  floor: [string, () => Promise<number>],
) => Promise<void>

/** All that a competition of many teams goes through, from the first sign-up to its archive. */
async function takePeople(
  site: Site,
  take: Take,
  inserted: (count: number) => [string, () => Promise<number>],
): Promise<void> {
  const count = so(5_000)
  const teams = `${shown(count)} teams`
  const competition = await many.makeManyTeams(site)
  const people = await many.makePeople(site, count)
  const steps: [string, () => Promise<unknown>, rowsOfEach: number][] = [
    [`${teams} sign up, 8 at a time`, () => many.signUpAll(site, competition, people), 4],
    [`${teams}: their boards computed again`, () => many.scoreAll(site, competition), 3],
    [`${teams}: the whole board, 50 a page`, () => many.boardOf(site, competition, count), 1],
    ...['participants', 'teams', 'submissions'].map((name): [string, () => Promise<unknown>, number] => [
      `${teams}: ${name} as CSV`,
      () => many.fileOf(site, competition, name),
      1,
    ]),
    [`${teams} promoted and told`, () => many.promote(site, competition, count), 3],
    [`${teams}: announcement to all`, () => many.announce(site, competition), 3],
    [`${teams}: final list confirmed, places told`, () => many.confirmFinalList(site, competition), 5],
  ]
  for (const [what, work, rowsOfEach] of steps) await take(what, work, inserted(count * rowsOfEach))
  let content: Buffer = Buffer.alloc(0)
  await take(
    `${teams}: archive made and taken`,
    async () => void (content = await lists.exportOf(site, competition)),
    inserted(count),
  )
  const admin = await lists.makeAdmin(site)
  await take(
    `${teams}: archive imported`,
    () => lists.importFile(site, admin, { name: 'many.leitai.zip', content }, () => null),
    inserted(count * 5),
  )
}

function decided(preview: Parameters<typeof choicesOf>[0]): object {
  const own = choicesOf(preview)
  const times = { startAt: '2027-01-01T00:00:00.000Z', endAt: '2027-02-01T00:00:00.000Z' }
  const rounds = own.rounds.map(round => ({ ...round, ...times, metricKey: 'rmse' }))
  return { ...own, titleZh: '压力', titleEn: 'Load', ...times, rounds }
}
