import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { isAtLength } from './length.ts'
import type { Sample } from './sample.ts'
import { askSample, samples, whoMay } from './samples.ts'
import { useFrozenStage } from './frozen-stage.ts'
import type { Stage } from './stage.ts'

/** What is read after something was written; the rows that they need are there from the beginning. */
let readings: readonly (readonly [call: Call, sample: Sample])[]
const { stage: freshStage, leave: leaveStage } = useFrozenStage(async stage => {
  const found: (readonly [Call, Sample])[] = []
  for (const call of calls.filter(({ method }) => method === 'GET'))
    for (const sample of (await samples[`GET ${call.path}`]?.(stage, 'administrator')) ?? [])
      found.push([call, sample])
  readings = found
})

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

const short = (asked: unknown) => JSON.stringify(asked)?.slice(0, 200)

/** After the n-th call each reading of a share: all at length, otherwise a quarter, and the next one after the next call. */
const readAfter = (nth: number) => readings.filter((_, at) => isAtLength || at % 4 === nth % 4)

/** What somebody wrote must not keep anybody from reading. */
async function brokenReads(stage: Stage, nth: number): Promise<string[]> {
  const broken: string[] = []
  for (const [call, sample] of readAfter(nth)) {
    const { statusCode } = await askSample(stage, call, whoMay(call), sample)
    if (statusCode >= 500) broken.push(`GET ${call.path} ${short(sample)}`)
  }
  return broken
}

test.each(calls.map((call, nth) => [`${call.method} ${call.path}`, call, nth] as const))(
  '%s answers what is far off with a refusal, and keeps nothing that breaks a reading',
  async (name, call, nth) => {
    const fresh = await freshStage()
    const [sample = {}] = (await samples[name]?.(fresh, whoMay(call))) ?? []
    const broken: string[] = []
    let isWritten = false
    for (const asked of asksOf(call, sample)) {
      const { statusCode } = await askSample(fresh, call, whoMay(call), asked)
      if (statusCode >= 500) broken.push(`${statusCode} ${short(asked)}`)
      isWritten ||= statusCode < 400 && call.method !== 'GET'
    }
    if (isWritten) {
      broken.push(...(await brokenReads(fresh, nth)))
      await leaveStage()
    }
    expect(broken).toEqual([])
  },
)
