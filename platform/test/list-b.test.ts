import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForStaff } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { startSubmission } from '../src/features/scoring/submissions/server/commands/start-submission.ts'
import { pageSamples } from './page-samples.ts'
import type { Sample } from './sample.ts'
import { builtPages } from './built-pages.ts'
import { isAtLength } from './length.ts'
import { openPages } from './pages.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, type Role, type Stage } from './stage.ts'
import { settle } from './teams.ts'
import { makeWorld, type World } from './world.ts'

/**
 * Two worlds with one history, down to their ids and their clock: only what each submission scored on list B differs,
 * and with it who would win. Until the reveal no byte that a participant gets may tell them apart.
 */
let worlds: readonly [Stage, Stage]
let pages: readonly Awaited<ReturnType<typeof openPages>>[]
async function open(way: Way) {
  const make = async (scoreB: (n: number) => number) => {
    const world = await makeWorld({ SESSION_SECRET: 'the same secret in both of the worlds' })
    return makeStage(world, { rows: 3, scoreB, schedule: rounds(world)[way] })
  }
  worlds = [await make(n => 0.1 + n / 100), await make(n => 0.9 - n / 50)]
  pages = await Promise.all(worlds.map(stage => openPages(stage.world)))
}
async function close() {
  for (const page of pages) await page.close()
  for (const { world } of worlds) await world.close()
}

const allWays = ['split', 'window', 'split with boards and ladder', 'window with boards and ladder'] as const
type Way = (typeof allWays)[number]
/** All of them at length; otherwise one, with boards and ladder. A split allows every call; a window refuses `splitOnly`. */
const ways: readonly Way[] = isAtLength ? allWays : ['split with boards and ladder']

/** All is handed in while list A counts; or what comes first, and the rest in the window of list B. */
function rounds({ clock }: World) {
  const at = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  const between = at(-2 + 1.5 / 1_440)
  const split = { list_b_mode: 'split' } as const
  const window = {
    list_b_mode: 'window',
    list_a_end: between,
    list_b_start: between,
    list_b_end: at(5),
  } as const
  const more = { sub_ranks: ['text', 'image'], ladder: true }
  return {
    split,
    window,
    'split with boards and ladder': { ...split, ...more },
    'window with boards and ladder': { ...window, ...more },
  } satisfies Record<Way, object>
}

const participants: Role[] = ['visitor', 'user', 'other', 'member', 'captain', 'foreign']
// Of the review of proposals, which has no boards, participants get nothing.
const names = calls
  .map(call => `${call.method} ${call.path}`)
  .filter(name => !name.includes(' /api/spic-review/'))
const reads = names.filter(name => /^(GET|HEAD) /.test(name))
// Last, what leaves too little for others: teams end, and who has signed out is nobody.
const endings = [
  'POST /api/teams/{id}/invitation',
  'DELETE /api/teams/{id}/invitation',
  'DELETE /api/teams/{id}',
  'DELETE /sso/proxy/api/logout',
]
const writes = [...names.filter(name => !reads.includes(name) && !endings.includes(name)), ...endings]

/** Refused to everybody where list B has a window. */
const splitOnly = ['PUT /api/submissions/{id}/candidate']

const staffOnly = new Set([
  ...calls.filter(isForStaff).map(call => `${call.method} ${call.path}`),
  'PUT /api/discussions/{id}',
  'PUT /api/bids/needs/{needId}/takedown',
  'PUT /api/bids/questions/{questionId}/removal',
])

/**
 * Participants are refused what is for staff because of who they are, which `policy-matrix.test.ts` proves call by call.
 * Staff of another competition are let in to some of it.
 */
const askersOf = (name: string): readonly Role[] => (staffOnly.has(name) ? ['foreign'] : participants)

/** What is made of chance wherever it stands: secrets, and names of uploads. */
const chance =
  /lt_[\w-]{43}|"[\w-]{43}"|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[\w-]{16,}\.[\w-]{20,}/g

/** Everything of an answer but its own number, the moment it was sent at, and chance. */
async function wholeAnswer(stage: Stage, name: string, role: Role, sample: Sample) {
  const [method = '', path = ''] = name.split(' ')
  const { statusCode, headers, body } = await askSample(stage, { method, path }, role, sample)
  // Two that failed alike would tell nothing.
  expect([name, role, statusCode < 500]).toEqual([name, role, true])
  const { 'x-request-id': _number, date: _date, ...rest } = headers
  return { statusCode, headers: rest, body: body.replace(chance, '…') }
}

const inBoth = <T>(ask: (stage: Stage) => Promise<T>) => Promise.all(worlds.map(ask))

async function compare(name: string) {
  const make = samples[name]
  if (!make) return expect.fail(`${name} has no sample in its feature’s samples.ts`)
  const answered: string[] = []
  for (const role of askersOf(name)) {
    const [first = [], second = []] = await inBoth(async stage => make(stage, role))
    expect(first).toHaveLength(second.length)
    for (const [index, sample] of first.entries()) {
      await inBoth(({ world }) => world.db.deleteFrom('rate_window').execute())
      const [one, other] = await Promise.all([
        wholeAnswer(worlds[0], name, role, sample),
        wholeAnswer(worlds[1], name, role, second[index] ?? {}),
      ])
      expect([role, index, one]).toEqual([role, index, other])
      answered.push(`${role} ${one.statusCode} ${one.body.slice(0, 60)}`)
    }
  }
  // A sample that all are refused shows nothing.
  if (!staffOnly.has(name)) expect(answered.join('\n')).toMatch(/ [23]\d\d /)
}

async function comparePage(path: string) {
  const make = pageSamples[path]
  if (!make) return expect.fail(`${path} has no sample in its feature’s samples.ts`)
  for (const role of participants) {
    const [one, other] = await Promise.all(
      worlds.map((stage, index) =>
        pages[index]?.load(make(stage), role === 'visitor' ? {} : stage.people[role].headers),
      ),
    )
    expect([role, one]).toEqual([role, other])
  }
}

const boardOfB = (role: Role) =>
  inBoth(async stage => {
    const call = { method: 'GET', path: '/api/competitions/{id}' }
    const given = { params: { id: stage.competition.id }, query: { part: 'rankings', stage: 1 } }
    return (await askSample(stage, call, role, given)).json().data.rankings.list as {
      team: { id: number }
    }[]
  })

/** All that one who looks on is sent while a submission is scored, down to how often. */
async function watched({ world, people }: Stage, id: number, role: 'captain' | 'member') {
  const answer = await world.app.inject({
    url: `/api/submissions/${id}/events`,
    headers: people[role].headers,
    payloadAsStream: true,
  })
  // From here on it listens.
  const stream = answer.stream().setEncoding('utf8')
  let sent = ''
  stream.on('data', (part: string) => (sent += part))
  return {
    all: once(stream, 'end').then(() => sent),
    async reaches(state: string) {
      while (!sent.includes(`"state":"${state}"`)) await once(stream, 'data')
    },
  }
}

describe.each(ways)('list B by %s:', way => {
  const isWindow = way.startsWith('window')
  beforeAll(() => open(way))
  afterAll(close)
  describe('this is no accident:', () => {
    test('the worlds differ, as the organiser sees', async () => {
      const [one = [], other = []] = await boardOfB('organiser')
      expect(one.length).toBeGreaterThan(2)
      expect(one.map(entry => entry.team.id)).not.toEqual(other.map(entry => entry.team.id))
    })

    test('after the reveal everybody sees it', async () => {
      const reveal = (revealed_at: Date | null) =>
        inBoth(({ world, competition }) =>
          world.db
            .updateTable('schedule')
            .set({ revealed_at })
            .where('id', '=', competition.scheduleId)
            .execute(),
        )
      expect(await boardOfB('captain')).toEqual([[], []])
      await reveal(worlds[0].world.clock.now())
      try {
        for (const role of ['visitor', 'captain'] as const) {
          const [one = [], other = []] = await boardOfB(role)
          expect(one.length).toBeGreaterThan(2)
          expect(one).not.toEqual(other)
        }
        const name = 'GET /api/submissions/{id}'
        const own = await inBoth(async stage => {
          const [sample = {}] = (await samples[name]?.(stage, 'captain')) ?? []
          return wholeAnswer(stage, name, 'captain', sample)
        })
        expect(own[0]?.body).not.toBe(own[1]?.body)
      } finally {
        await reveal(null)
      }
    })
  })

  describe('before the reveal scores of list B change nothing that participants get from', () => {
    // First: what becomes of it stands in all that is asked after it.
    test('the live events of a submission that is being scored', async () => {
      const streams = await inBoth(async stage => {
        const { world, competition } = stage
        const { id } = await world.db
          .selectFrom('submission')
          .select('id')
          .where('competition_id', '=', competition.id)
          .where('state', '=', 'queued')
          .orderBy('id')
          .executeTakeFirstOrThrow()
        const watchers = [await watched(stage, id, 'captain'), await watched(stage, id, 'member')]
        await startSubmission(world.db, id, world.clock.now())
        // What follows too fast is told as one.
        await Promise.all(watchers.map(watcher => watcher.reaches('running')))
        await settle(world, id, isWindow ? null : 0.5, stage === worlds[0] ? 0.25 : 0.75)
        return Promise.all(watchers.map(watcher => watcher.all))
      })
      expect(streams[0]?.[0]).toContain('"state":"scored"')
      expect(streams[0]).toEqual(streams[1])
    })

    test.each(reads)('%s', compare)
    test.each(builtPages)('the page %s', comparePage)
    test.each(writes.filter(name => !isWindow || !splitOnly.includes(name)))('%s', compare)
  })
})
