import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { isAtLength } from './length.ts'
import type { Sent } from './queries.ts'
import type { Sample } from './sample.ts'
import { askSample, samples, whoMay } from './samples.ts'
import { useFrozenStage } from './frozen-stage.ts'
import type { Stage } from './stage.ts'

type Reading = { call: Call; sample: Sample; tables: Set<string> }
/** What is read after something was written; the rows that they need are there from the beginning. */
let readings: readonly Reading[]
const { stage: freshStage, leave: leaveStage } = useFrozenStage(async stage => {
  const found: Reading[] = []
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const all = (await samples[`GET ${call.path}`]?.(stage, 'administrator')) ?? []
    // Its other samples find the same rows by other filters, or in another order.
    for (const sample of isAtLength ? all : all.slice(0, 1)) {
      const { sent } = await stage.world.record(() => askSample(stage, call, whoMay(call), sample))
      found.push({ call, sample, tables: tablesIn(sent, /\b(?:from|join)\s+"?([a-z_]+)/gi) })
    }
  }
  readings = found
})

const tablesIn = (sent: readonly Sent[], after: RegExp): Set<string> =>
  new Set(sent.flatMap(({ text }) => [...text.matchAll(after)].map(([, table = '']) => table)))

const numbers = [0, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e308]
const instants = ['0001-01-01T00:00:00.000Z', '2999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z']
const texts = ['', '\u0000', '\ud800', '𠮷'.repeat(400)]
const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value)
const extremesOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return numbers
  if (typeof value === 'string') return isInstant(value) ? instants : texts
  return []
}

/** The value with one thing in it taken to its ends, once for each thing and end. */
function* extremesIn(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    // The first stands for all.
    for (const one of extremesIn(value[0])) yield [one, ...value.slice(1)]
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      for (const one of extremesIn(part)) yield { ...value, [key]: one }
  } else yield* extremesOf(value)
}

/** What may stand in a query beside what the sample has there. */
function* queriesOf(call: Call, sample: Sample): Generator<Sample> {
  if (!call.query) return
  const { properties = {} } = z.toJSONSchema(call.query, { io: 'output', unrepresentable: 'any' })
  for (const [name, schema] of Object.entries(properties)) {
    const { type } = schema as { type?: string }
    const ends = type === 'integer' || type === 'number' ? numbers : type === 'string' ? texts : []
    for (const end of ends) yield { ...sample, query: { ...sample.query, [name]: end as number } }
  }
}

function* asksOf(call: Call, sample: Sample): Generator<Sample> {
  yield* queriesOf(call, sample)
  for (const params of extremesIn(sample.params)) {
    // What is not Unicode is in no address.
    const texts = Object.values(params as object).map(String)
    if (texts.every(text => text.isWellFormed())) yield { ...sample, params } as Sample
  }
  for (const body of extremesIn(sample.body)) yield { ...sample, body } as Sample
  for (const fields of extremesIn(sample.fields)) yield { ...sample, fields } as Sample
}

/** As a query and the fields of an address are read: texts. */
const inAddress = (fields: Sample['query']) =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value).toWellFormed()]],
    ),
  )

/** Whether the call's contract refuses it, so that it does not reach what the call does. */
function isRefused(call: Call, { params, query, body = {} }: Sample): boolean {
  try {
    return !(
      (call.params?.safeParse(inAddress(params)).success ?? true) &&
      (call.query?.safeParse(inAddress(query)).success ?? true) &&
      (call.files || (call.body?.safeParse(body).success ?? true))
    )
  } catch {
    // A schema that throws has refused nothing; the call shows how it answers then.
    return false
  }
}

const short = (asked: unknown) => JSON.stringify(asked)?.slice(0, 200)

/** What somebody wrote must not keep anybody from reading it: at length from reading anything. */
async function brokenReads(stage: Stage, written: Set<string>): Promise<string[]> {
  const broken: string[] = []
  for (const { call, sample, tables } of readings) {
    if (!isAtLength && ![...tables].some(table => written.has(table))) continue
    const { statusCode } = await askSample(stage, call, whoMay(call), sample)
    if (statusCode >= 500) broken.push(`GET ${call.path} ${short(sample)}`)
  }
  return broken
}

test.each(calls.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s answers what is far off with a refusal, and keeps nothing that breaks a reading',
  async (name, call) => {
    const fresh = await freshStage()
    const [sample = {}] = (await samples[name]?.(fresh, whoMay(call))) ?? []
    const broken: string[] = []
    const written = new Set<string>()
    let wasRefused = false
    for (const asked of asksOf(call, sample)) {
      const isRefusal = isRefused(call, asked)
      // One shows how the call answers what its contract refuses.
      if (isRefusal && wasRefused && !isAtLength) continue
      wasRefused ||= isRefusal
      const { result, sent } = await fresh.world.record(() => askSample(fresh, call, whoMay(call), asked))
      const { statusCode } = result
      if (statusCode >= 500) broken.push(`${statusCode} ${short(asked)}`)
      if (statusCode < 400 && call.method !== 'GET')
        for (const table of tablesIn(sent, /\b(?:insert into|update|delete from)\s+"?([a-z_]+)/gi))
          written.add(table)
    }
    if (written.size > 0) {
      broken.push(...(await brokenReads(fresh, written)))
      await leaveStage()
    }
    expect(broken).toEqual([])
  },
)
