import { availableParallelism, cpus } from 'node:os'
import { json } from '../platform/src/base/database/json.ts'
import { hashSecret, makeSecret } from '../platform/src/base/secrets.ts'
import { makeEdition } from './edition.ts'
import { startFloor } from './floor.ts'
import { openLoop } from './l2/open-loop.ts'
import { processorSeconds } from './processes.ts'
import type { Product } from './product.ts'
import { quantile, type Found, type Row } from './report.ts'

const reviewers = 800
/** How many of them write at once: each saves every few seconds. */
const rates = [reviewers / 16, reviewers / 4]
const warmUp = 4
const seconds = process.env.BENCH_SMALL === undefined ? 30 : 8
const barMs = 100

/** Reviewers who fill in their sheets at the same time, each saved as it is typed. The floor is a bare server that writes as much, at the same rate. */
export async function benchReview(product: Product): Promise<Found> {
  const { sheets, criterion } = await fillRound(product)
  const tags = sheets.map(() => 1)
  let number = 0
  const load = (url: string, pathOf: (assignment: number) => string, perSecond: number, during: number) =>
    openLoop(
      url,
      [
        {
          name: 'save',
          perSecond,
          shot: () => {
            const at = number++ % sheets.length
            const { assignment, cookie } = sheets[at] as Sheet
            const value = {
              points: { [criterion]: number % 11 },
              toAuthors: `${'意见'.repeat(100)} ${number}`,
              toPanel: '',
            }
            return {
              path: pathOf(assignment),
              method: 'PUT',
              headers: { cookie, origin: product.url, 'content-type': 'application/json' },
              body: Buffer.from(JSON.stringify({ value, tag: tags[at], version: 1, seconds: 1 })),
            }
          },
          check: ({ status, body }, shot) => {
            if (status !== 200) return `status ${status}`
            if (url === product.url)
              tags[(start + shot) % sheets.length] = JSON.parse(body.toString()).data.tag
            return undefined
          },
        },
      ],
      during,
    )
  let start = 0
  const ms = (of: readonly number[]) =>
    `p50 ${quantile(of, 0.5).toFixed(1)} ms, p99 ${quantile(of, 0.99).toFixed(1)} ms`
  const save = (perSecond: number, during: number) =>
    load(product.url, assignment => `/api/spic-review/scoring/sheets/${assignment}`, perSecond, during)
  // The first find neither code nor plans ready.
  await save(rates[0] as number, warmUp)
  const floor = await startFloor(product, { list: '/api/competitions', pages: {} }, {})
  const rows: Row[] = []
  const notes: string[] = []
  for (const perSecond of rates) {
    const bare = await load(floor.url, assignment => `/sheet/${assignment}`, perSecond, seconds / 3)
    start = number
    const busy = watchCores(product.dataDir)
    const saved = await save(perSecond, seconds)
    notes.push(`${perSecond}/s: cores busy: ${busy()}.`)
    const [saves] = saved.told
    const floors = bare.told[0]?.latencies ?? []
    if (!saves) throw new Error('nothing was saved')
    const errors = [...saves.errors].map(([what, times]) => `${what}: ${times}`).join(', ')
    rows.push({
      path: `Saving a sheet as it is typed, ${reviewers} reviewers, ${perSecond} saves a second for ${seconds} s`,
      figure: `${ms(saves.latencies)}${errors ? `; ${errors}` : ''}`,
      floor: `bare server, same arrivals: ${ms(floors)}; bar: p99 ${barMs} ms`,
      ratio: `p99 ${(quantile(saves.latencies, 0.99) / quantile(floors, 0.99)).toFixed(1)} times as long`,
    })
  }
  floor.stop()
  return { rows, notes }
}

/** How many cores each part of the product takes from now until it is asked, and what else runs on this machine. */
function watchCores(dataDir: string): () => string {
  const now = () => ({
    at: performance.now(),
    all: cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0),
    own: process.cpuUsage(),
    product: processorSeconds(dataDir),
  })
  const before = now()
  return () => {
    const after = now()
    const passed = (after.at - before.at) / 1_000
    const cores = (seconds: number) => (seconds / passed).toFixed(2)
    const parts = (['api', 'database', 'worker'] as const).map(
      kind => [kind, (after.product.get(kind) ?? 0) - (before.product.get(kind) ?? 0)] as const,
    )
    const { user, system } = process.cpuUsage(before.own)
    const generator = (user + system) / 1e6
    const ours = parts.reduce((sum, [, taken]) => sum + taken, generator)
    const others = Math.max(0, (after.all - before.all) / 1_000 - ours)
    return [
      ...parts.map(([kind, taken]) => `${kind} ${cores(taken)}`),
      `load generator ${cores(generator)}`,
      `other programs on this machine ${cores(others)} of ${availableParallelism()}`,
    ].join(', ')
  }
}

type Sheet = { assignment: number; cookie: string }

/** An open round, with a proposal and a session for each reviewer. */
async function fillRound(product: Product): Promise<{ sheets: Sheet[]; criterion: number }> {
  const { db } = product
  const { edition, form, round, now, made } = await makeEdition(product, 2990)
  const { id: track } = await db
    .insertInto('spic_track')
    .values({ edition_id: edition, sort: 0, name_zh: '赛道' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: criterion } = await db
    .insertInto('review_criterion')
    .values({ track_id: track, sort: 0, name_zh: '创新', weight: 1, most: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sheets: Sheet[] = []
  for (let at = 0; at < reviewers; at++) {
    const { id: owner } = await db
      .insertInto('app_user')
      .values({ sso_id: `bench-review-${at}`, user_name: `bench-review-${at}`, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: entry } = await db
      .insertInto('spic_entry')
      .values({ edition_id: edition, track_id: track, kind: 'team', owner_id: owner, form_id: form, ...made })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: proposal } = await db
      .insertInto('spic_proposal')
      .values({ entry_id: entry, edition_id: edition, form_id: form, saved_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('spic_version')
      .values({
        proposal_id: proposal,
        number: 1,
        form_id: form,
        track_id: track,
        title: `方案 ${at}`,
        answers: json({}),
        submitted_at: now,
        sha256: Buffer.alloc(32),
      })
      .execute()
    await db.updateTable('spic_proposal').set({ current_version: 1 }).where('id', '=', proposal).execute()
    const { id: reviewer } = await db
      .insertInto('reviewer')
      .values({ edition_id: edition, account: `r${at}-2990-bench`, name: `R${at}`, role: 2, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const secret = makeSecret()
    await db
      .insertInto('reviewer_session')
      .values({
        reviewer_id: reviewer,
        token_hash: hashSecret(secret),
        verified_at: now,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date('2100-01-01'),
      })
      .execute()
    const { id: assignment } = await db
      .insertInto('review_assignment')
      .values({
        round_id: round,
        edition_id: edition,
        reviewer_id: reviewer,
        proposal_id: proposal,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('review_sheet')
      .values({ assignment_id: assignment, proposal_id: proposal, version: 1, saved_at: now })
      .execute()
    sheets.push({ assignment, cookie: `leitai_review=${secret}` })
  }
  return { sheets, criterion }
}
