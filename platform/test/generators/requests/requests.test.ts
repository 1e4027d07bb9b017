import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAtLength } from '../../length.ts'
import type { Sample } from '../../sample.ts'
import { injected, samples } from '../../samples.ts'
import { makeStage, siteRoles, type Role, type Stage } from '../../stage.ts'
import { makeWorld, type Frozen } from '../../world.ts'
import { generatedRequests, longest, seed } from '../settings.ts'
import { makeCheck, readDocument, type Answered, type Operation } from './document.ts'
import { requestOf, written, type Request } from './request.ts'
import { twistsOf } from './twists.ts'

/** Calls whose success needs more than a stage has, with the tests that bring it about. */
const notAnswered = new Map<string, string>([
  ['POST /api/admin/competitions/{id}/promotion', 'two rounds, of which one has ended: promotions'],
  ['PUT /api/admin/competitions/{id}/teams/{teamId}/promotion', 'two rounds: promotions'],
  ['POST /api/admin/competitions/{id}/rescores/{rescoreId}/switch', 'a re-scoring that has ended: rescoring'],
  ['PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal', 'a round with a list B that has ended'],
  ['PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder', 'a round that has not begun'],
  ['PUT /api/admin/competitions/{id}/certificates', 'a template with pictures: certificates'],
  ['POST /api/admin/competitions/{id}/final-list', 'rounds that are over: awards'],
  ['DELETE /api/admin/competitions/{id}/final-list', 'a final list that is confirmed: awards'],
  ['PUT /api/submissions/{id}/candidate', 'a round with a list B in its window for candidates'],
])
/** Calls that nothing can be wrong with. */
const notRefused = new Map<string, string>([
  ['GET /api/partners', 'takes nothing'],
  ['GET /api/home', 'takes nothing'],
  ['GET /api/metrics', 'takes nothing'],
  ['GET /api/places', 'takes nothing'],
  ['GET /api/sites', 'takes nothing'],
  ['GET /api/seasons', 'takes nothing'],
  ['GET /api/spic', 'takes nothing'],
  ['GET /api/help', 'takes nothing'],
  ['GET /api/benchmarks', 'takes nothing'],
  ['GET /api/cooperation', 'takes nothing'],
  ['GET /api/leads/riddle', 'takes nothing'],
  ['GET /api/education', 'takes nothing'],
  ['DELETE /sso/proxy/api/logout', 'leaves nobody signed in, whoever asks'],
])

/** The protocol of resumable uploads answers in its own way, which its own tests hold. */
const isOfUploads = (path: string) => path.endsWith('/uploads/{uploadId}')
const everybody: readonly Role[] = [
  'administrator',
  'organiser',
  'captain',
  'other',
  'member',
  'user',
  'visitor',
  ...siteRoles,
  'foreign',
]

let frozen: Frozen
let made: Omit<Stage, 'world'>
let operations: Operation[]
let check: ReturnType<typeof makeCheck>
let stage: Stage | undefined
beforeAll(async () => {
  const { world, ...rest } = await makeStage(await makeWorld())
  made = rest
  const document = await readDocument(world)
  operations = document.operations.filter(({ path }) => !isOfUploads(path))
  check = makeCheck(document.failure)
  frozen = await world.freeze()
})
const freshStage = async (): Promise<Stage> => (stage ??= { ...made, world: await frozen.thaw() })
const leaveStage = async () => {
  await stage?.world.close()
  stage = undefined
}
afterAll(async () => {
  await leaveStage()
  frozen?.remove()
})

const answerWithin = 20_000

async function ask({ world, people }: Stage, role: Role, request: Request): Promise<Answered> {
  const { headers, ...sent } = written(request)
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), answerWithin)
  try {
    const asked = { ...(role === 'visitor' ? {} : people[role].headers), ...headers }
    return await Promise.race([
      injected(world.app, { ...sent, method: sent.method as 'GET', headers: asked }),
      promise,
    ])
  } finally {
    clearTimeout(timer)
  }
}

const shown = (role: Role, request: Request) => {
  const { payload, ...rest } = written(request)
  return JSON.stringify({ role, ...rest, payload: payload?.toString('latin1').slice(0, 3_000) })
}
/** Another one for each call, so that one can be asked alone. */
const seedOf = (name: string) => [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, seed)

const reached = { success: new Set<string>(), refusal: new Set<string>() }
const statuses = new Map<number, number>()
const findings: string[] = []

async function askAndCheck(stage: Stage, operation: Operation, role: Role, request: Request, isSame = true) {
  const told = () => `${operation.name}, seed ${seed}: ${shown(role, request)}`
  try {
    const answer = await ask(stage, role, request)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    // Another method or address is another call, or none: only that it is refused or answered can be said.
    const wrong = isSame
      ? check(operation, answer)
      : answer.statusCode >= 500
        ? `${answer.statusCode}`
        : undefined
    if (wrong) findings.push(`${wrong} ← ${answer.body.slice(0, 300)}\n  ${told()}`)
    return answer.statusCode
  } catch (error) {
    findings.push(`${(error as Error).message}\n  ${told()}`)
    return 599
  }
}

/** The request that people would send, by whoever may. */
async function succeedNow(operation: Operation): Promise<boolean> {
  for (const role of everybody) {
    const sample = await sampleOf(operation, await freshStage(), role)
    const status = await askAndCheck(await freshStage(), operation, role, requestOf(operation, sample))
    if (status < 400) return true
  }
  return false
}

/** A stage on which others have written something does as well, as long as it still has what this call needs. */
async function succeed(operation: Operation): Promise<boolean> {
  const wasNew = stage === undefined
  if (await succeedNow(operation)) return true
  if (wasNew) return false
  await leaveStage()
  return succeedNow(operation)
}

/** Where what was asked before has taken away what a sample asks for, it asks for nothing that is there. */
async function sampleOf({ name }: Operation, stage: Stage, role: Role): Promise<Sample> {
  try {
    return (await samples[name]?.(stage, role))?.[0] ?? {}
  } catch {
    return {}
  }
}

/** Every field of the address is something that no field is. */
async function refuse(operation: Operation): Promise<void> {
  const fresh = await freshStage()
  const sample = await sampleOf(operation, fresh, 'visitor')
  const nothing = Object.fromEntries(Object.keys(sample.params ?? {}).map(name => [name, 0]))
  const request = requestOf(operation, { ...sample, params: nothing })
  request.query = operation.parameters
    .filter(one => one.in === 'query')
    .map(({ name }) => [name, '%F0%9F%98%80'.repeat(400)])
  const status = await askAndCheck(fresh, operation, 'visitor', request)
  if (status >= 400 && status < 500) reached.refusal.add(operation.name)
}

const mostWrites = 5

async function twistCall(operation: Operation, count: number): Promise<void> {
  const plan = fc.tuple(fc.constantFrom<Role>(...everybody, ...everybody.slice(0, 3)), twistsOf(operation))
  let writes = 0
  for (const [role, twists] of fc.sample(plan, { seed: seedOf(operation.name), numRuns: count })) {
    const fresh = await freshStage()
    const sample = await sampleOf(operation, fresh, role)
    const request = requestOf(operation, sample)
    const { method } = request
    for (const twist of twists) twist(request)
    const isSame = request.method === method && !/%2f|\/\.{1,2}(?:\/|$)|%2e|\/\/|\/$/i.test(request.path)
    const status = await askAndCheck(fresh, operation, role, request, isSame)
    if (status >= 400 && status < 500) reached.refusal.add(operation.name)
    if (status < 400 && isWrite(operation)) writes += 1
    if (writes >= mostWrites) {
      await leaveStage()
      writes = 0
    }
  }
}
const isWrite = ({ method }: Operation) => method !== 'GET' && method !== 'HEAD'

test(
  'whatever is asked is answered as the document says, and each call is reached',
  async () => {
    const each = Math.max(1, Math.ceil(generatedRequests / operations.length))
    const only = process.env.CALL
    for (const operation of operations.filter(({ name }) => !only || name === only)) {
      if (await succeed(operation)) reached.success.add(operation.name)
      await refuse(operation)
      await twistCall(operation, each)
      if (isAtLength && isWrite(operation)) await leaveStage()
    }
    const counts = [...statuses].toSorted(([one], [other]) => one - other)
    process.stdout.write(`requests by status: ${JSON.stringify(counts)}\n`)
    const wanted = operations.map(({ name }) => name).filter(name => !only || name === only)
    expect({
      findings: findings.slice(0, 20),
      more: Math.max(0, findings.length - 20),
      neverAnswered: wanted.filter(name => !reached.success.has(name) && !notAnswered.has(name)),
      neverRefused: wanted.filter(name => !reached.refusal.has(name) && !notRefused.has(name)),
    }).toEqual({ findings: [], more: 0, neverAnswered: [], neverRefused: [] })
  },
  longest,
)
