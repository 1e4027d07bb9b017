import { describe, expect, test } from 'vitest'
import { isForStaff } from '../src/base/contract/call.ts'
import { calls } from '../src/calls.ts'
import { askSample, samples } from './samples.ts'
import { useFrozenStage } from './frozen-stage.ts'

const frozen = useFrozenStage()

/** What is written besides: how often somebody asks, what a request was answered, files that may come to nothing. */
const besides = ['idempotent_answer', 'rate_window', 'session', 'unused_file', 'suggested_word_ending']
/** What decides nothing, and why it stands in no list of acts. */
const noAct: Record<string, string> = {
  'POST /api/admin/competitions/{id}/rounds/{roundId}/prove':
    'the machine keeps what its check of unchanged answers came to',
}

const acts = calls.filter(call => isForStaff(call) && call.method !== 'GET')
const answered: string[] = []

/** The tables into which a call of staff writes; undefined where it is refused as the stage is now. */
async function writtenBy(call: (typeof acts)[number]): Promise<string[] | undefined> {
  const stage = await frozen.stage()
  const [given = {}] = (await samples[`${call.method} ${call.path}`]?.(stage, 'administrator')) ?? []
  const { result, sent } = await stage.world.record(() => askSample(stage, call, 'administrator', given))
  if (result.statusCode >= 400) return undefined
  const tables = sent.flatMap(
    ({ text }) => /(?<!\bfor )\b(?:insert into|update|delete from)\s+"?(\w+)"?\s/i.exec(text)?.[1] ?? [],
  )
  return [...new Set(tables)].filter(table => !besides.includes(table))
}

describe('what staff changes stands in the audit list', () => {
  test.each(acts)('$method $path', async call => {
    const name = `${call.method} ${call.path}`
    let tables = await writtenBy(call)
    if (!tables) {
      // What was done before may be in its way.
      await frozen.leave()
      tables = await writtenBy(call)
    }
    if (!tables) return
    answered.push(name)
    if (tables.length > 0 && !(name in noAct)) expect([name, ...tables]).toContain('audit_entry')
  })

  test('nearly all of it was asked for with something that can be done', () => {
    expect(acts.length - answered.length).toBeLessThan(10)
    expect(Object.keys(noAct).filter(name => !answered.includes(name))).toEqual([])
  })
})
