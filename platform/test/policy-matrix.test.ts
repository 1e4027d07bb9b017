import { describe, expect, test } from 'vitest'
import { faultsOf } from '../src/base/contract/call-faults.ts'
import { calls } from '../src/calls.ts'
import { askSample, featureSamples, samples } from './samples.ts'
import { useFrozenStage } from './frozen-stage.ts'
import { roles, siteRoles, type Role } from './stage.ts'

const { stage: freshStage, leave: leaveStage } = useFrozenStage()

const known = new Map(calls.map(call => [`${call.method} ${call.path}`, call]))
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter(line => /^[A-Z]+ +\//.test(line))
    .map(line => line.trim().split(/\s+/))
    .map(([method, path, ...cells]) => ({ name: `${method} ${path}`, cells }))
const table = featureSamples.flatMap(({ policy }) => rowsOf(policy))
/** Of the table's order: a signed-in user who is nothing else. */
const asUser = roles.indexOf('user')

/** True if a call has changed the stage since it was made. */
let isUsed = false

async function leaveUsedStage(): Promise<void> {
  if (isUsed) await leaveStage()
  isUsed = false
}

/** What each role gets, in their order: `ok`, or the number of the refusal. The stage may have been used before. */
async function answersOf(name: string, asked: readonly Role[]): Promise<string[]> {
  const call = known.get(name)
  const make = samples[name]
  if (!call || !make) throw new Error(`${name} is no call, or has no sample in its feature’s samples.ts`)
  const stage = await freshStage()
  if (isUsed) await stage.world.db.deleteFrom('rate_window').execute()
  const declared = new Set<string>(faultsOf(call).map(fault => fault.code))
  const cells: string[] = []
  for (const role of asked) {
    const answer = await askSample(stage, call, role, (await make(stage, role))[0] ?? {})
    const code = answer.statusCode < 400 ? 'ok' : (answer.json().errno as string)
    // What a call may answer stands in the document of the API, where people read it.
    cells.push(code === 'ok' || declared.has(code) ? code.replace(/^e(?=\d)/, '') : `untold:${code}`)
  }
  if (call.method !== 'GET') isUsed = true
  return cells
}

describe('each call is allowed to those of the table and refused to the others', () => {
  test.each(table)('$name', async ({ name, cells }) => {
    const [known, ofSiteRoles] = [cells.slice(0, roles.length), cells.slice(roles.length)]
    const others = ofSiteRoles.length > 0 ? ofSiteRoles : siteRoles.map(() => cells[asUser])
    const expected = [name, ...known.slice(0, -1), ...others, known.at(-1)].join(' ')
    // Administrators last: what they may undo is gone for the roles after them.
    const asked = [...roles.slice(0, -1), ...siteRoles, 'administrator'] as const
    const got = async () => [name, ...(await answersOf(name, asked))].join(' ')
    // Earlier calls may have removed what this one is about. A role that should be let in or forbidden then gets 404, or
    // its sample cannot be made, and the row is asked again on a new stage. Where 404 or 409 is right it could hide a
    // fault: a new stage from the start.
    const isTelling = cells.every(cell => /^(ok|401|403)/.test(cell))
    if (isUsed && isTelling && (await got().catch(() => '')) === expected) return
    await leaveUsedStage()
    expect(await got()).toBe(expected)
  })
})

const ofCompetitions = [...known.values()].filter(call =>
  /^\/api\/admin\/competitions\/\{id\}\/\w+\/\{\w+Id\}/.test(call.path),
)

test('who organises one competition does not reach into another through his own', async () => {
  await leaveUsedStage()
  const stage = await freshStage()
  const { competition_id: own } = await stage.world.db
    .selectFrom('user_role')
    .select('competition_id')
    .where('user_id', '=', stage.people.foreign.id)
    .executeTakeFirstOrThrow()
  const reached: string[] = []
  for (const call of ofCompetitions) {
    const [given] = (await samples[`${call.method} ${call.path}`]?.(stage, 'foreign')) ?? []
    const params = { ...given?.params, id: own ?? 0 }
    const { statusCode } = await askSample(stage, call, 'foreign', { ...given, params })
    if (statusCode !== 404) reached.push(`${call.method} ${call.path} ${statusCode}`)
  }
  await leaveStage()
  isUsed = false
  expect(ofCompetitions.length).toBeGreaterThan(8)
  expect(reached).toEqual([])
})

test('every call has its row, once', async () => {
  const rows = table.map(row => row.name)
  expect(rows.filter((name, index) => rows.indexOf(name) !== index)).toEqual([])
  const missing = [...known.keys()].filter(name => !rows.includes(name))
  // Ready to be read, judged and pasted.
  const found: string[] = []
  for (const name of missing) found.push([name, ...(await answersOf(name, roles))].join(' '))
  expect(found).toEqual([])
})
