import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { useFrozenStage } from './frozen-stage.ts'
import { isAtLength, patience } from './length.ts'
import { askSample, samples } from './samples.ts'
import type { Role, Stage } from './stage.ts'

const { stage: freshStage, leave } = useFrozenStage()

/** What two people send at once are two things here. */
const areTwo = new Set([
  'POST /api/discussions/{id}/posts',
  'POST /api/competitions/submits/source-code/comment',
  'POST /api/bids/needs/{needId}/questions',
  'POST /api/admin/competitions/{id}/teams/{teamId}/tries',
])
const asked: Role[] = ['administrator', 'organiser', 'captain', 'other', 'user']

/** How many notices wait to be delivered, one for each person. */
async function noticesIn({ world }: Stage): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select coalesce(sum(jsonb_array_length(p.payload::jsonb -> 'to')), 0)::int as told
    from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'notices.deliver'`.execute(world.db)
  return rows[0]?.told ?? 0
}

/** How many notices a call leads to that is sent so often at once; undefined where this role is refused. */
async function toldOf(call: (typeof calls)[number], role: Role, times: number): Promise<number | undefined> {
  const stage = await freshStage()
  try {
    const sample = (await samples[`${call.method} ${call.path}`]?.(stage, role))?.[0] ?? {}
    const before = await noticesIn(stage)
    const answers = await Promise.all(
      Array.from({ length: times }, () => askSample(stage, call, role, sample)),
    )
    return answers.some(answer => answer.statusCode === 200) ? (await noticesIn(stage)) - before : undefined
  } finally {
    await leave()
  }
}

// Some 600 stages.
test.runIf(isAtLength)(
  'what two people decide at once is told once, whatever call decides it',
  async () => {
    const twice: string[] = []
    let telling = 0
    for (const call of calls.filter(one => one.method !== 'GET' && samples[`${one.method} ${one.path}`])) {
      const name = `${call.method} ${call.path}`
      for (const role of asked) {
        const once = await toldOf(call, role, 1)
        if (once === undefined) continue
        if (once > 0) telling += 1
        if (once > 0 && (await toldOf(call, role, 2)) !== once) twice.push(name)
        break
      }
    }
    expect(telling).toBeGreaterThan(30)
    expect(twice.filter(name => !areTwo.has(name))).toEqual([])
  },
  patience(0),
)
