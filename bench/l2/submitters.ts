import { competitionId, cookieOf, dailyLimit, resultFile, scheduleId } from './world.ts'
import type { Kind } from './open-loop.ts'

const closed = 'e40347'
const full = 'e40343'
const boundary = 'leitai-bench'
/** Every so many is the browser's second try of the one before it, by the same key. */
const repeatEvery = 20
const eachTeam = dailyLimit - 1

export type Accepted = { ids: Set<number>; late: number; refused: number; repeats: number }

/**
 * Uploads as a browser sends them. Each team hands in at most one below its limit; one team goes on far beyond its
 * own. After the deadline a refusal is right, and only then.
 */
export function submitters(ask: {
  perSecond: number
  seconds: number
  firstTeam: number
  seed: number
  publicUrl: string
  deadline(): number
}): { kinds: Kind[]; accepted: Accepted; teams: number } {
  const accepted: Accepted = { ids: new Set(), late: 0, refused: 0, repeats: 0 }
  const teams = 1 + Math.ceil((ask.perSecond * ask.seconds) / eachTeam)
  const given = new Map<number, number>()
  const upload = (team: number, seed: number) => ({
    path: `/api/competitions/${competitionId}/uploads`,
    method: 'POST',
    headers: {
      cookie: cookieOf(team),
      origin: ask.publicUrl,
      'idempotency-key': `l2-${ask.seed}-${seed}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="schedule_id"\r\n\r\n${scheduleId}\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="result.csv"\r\ncontent-type: text/csv\r\n\r\n` +
        `${resultFile(ask.seed + seed)}\r\n--${boundary}--\r\n`,
    ),
  })
  const check =
    (seedOf: (number: number) => number, mayBeFull: boolean): NonNullable<Kind['check']> =>
    ({ status, body, at }, number) => {
      const said = JSON.parse(String(body)) as { status: string; data?: { submission: { id: number } } }
      if (status === 200 && said.data) {
        const { id } = said.data.submission
        const seed = seedOf(number)
        const before = given.get(seed)
        given.set(seed, id)
        accepted.ids.add(id)
        if (before !== undefined) accepted.repeats++
        return before === undefined || before === id ? undefined : 'a second try made a second submission'
      }
      if (said.status === closed && at >= ask.deadline()) return void accepted.late++
      if (said.status === full && mayBeFull) return void accepted.refused++
      return `status ${status} ${said.status}`
    }
  const seedOf = (number: number) => (number % repeatEvery === repeatEvery - 1 ? number - 1 : number)
  const overSeed = (number: number) => 500_000 + number
  return {
    accepted,
    teams,
    kinds: [
      {
        name: 'submissions',
        perSecond: ask.perSecond,
        shot: number => upload(ask.firstTeam + 1 + (seedOf(number) % (teams - 1)), seedOf(number)),
        check: check(seedOf, false),
      },
      {
        name: 'submissions beyond the limit',
        perSecond: Math.max(0.5, ask.perSecond / 24),
        shot: number => upload(ask.firstTeam, overSeed(number)),
        check: check(overSeed, true),
      },
    ],
  }
}
