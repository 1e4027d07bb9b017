import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../base/contract/call.ts'
import { calls } from '../calls.ts'
import { firstCalls, snippetsAt, type FirstCall } from './first-calls.ts'

const base = 'https://leitai.example'
const byName = new Map<string, Call>(calls.map(call => [`${call.method} ${call.path}`, call]))
/** Of a snippet: what it asks for, with its query. */
const addresses = (text: string) =>
  [...text.matchAll(/\/api\/(?:[^\s"'){]|\{[^}]*\})*/g)].map(([found]) => found)
const matching = (address: string, names: readonly string[]) =>
  names.filter(name => {
    const [, path = ''] = name.split(' ')
    return new RegExp(`^${path.replace(/\{\w+\}/g, String.raw`(?:\d+|\{.+\})`)}$`).test(
      address.split('?')[0] ?? '',
    )
  })
const queryNames = (call: Call) => Object.keys(call.query?.shape ?? {})
const snippets = snippetsAt(base)
const cases = (Object.keys(firstCalls) as FirstCall[]).flatMap(key =>
  (['curl', 'python'] as const).map(language => [key, language, snippets[key][language]] as const),
)

test.each(cases)('%s by %s asks for what the contract has', (key, _language, text) => {
  const asked = addresses(text)
  const found = asked.flatMap(address => matching(address, firstCalls[key]))
  expect(found.toSorted()).toEqual([...firstCalls[key]].toSorted())
  expect(found).toHaveLength(asked.length)
  const all = firstCalls[key].flatMap(name => byName.get(name) ?? [])
  expect(all).toHaveLength(firstCalls[key].length)
  const isPost = /-F |session\.post/.test(text)
  expect(all.some(call => call.method === 'POST')).toBe(isPost)
  // Names of the query, in an address or as Python's own arguments.
  const named = [
    ...asked.flatMap(address => [...new URL(address, base).searchParams.keys()]),
    ...[...text.matchAll(/get\('[^']+', (.*?)\)/g)].flatMap(([, given = '']) =>
      [...given.matchAll(/(\w+)=/g)].map(([, name]) => name ?? ''),
    ),
  ]
  for (const name of named) expect(all.flatMap(queryNames)).toContain(name)
  // Fields and files of a form.
  const fields = [
    ...[...text.matchAll(/-F "?(\w+)=/g)].map(([, name]) => name),
    ...[...text.matchAll(/(?:data|files)=\{'(\w+)'/g)].map(([, name]) => name),
  ]
  expect(fields.length > 0).toBe(isPost)
  const body = all.flatMap(call => [
    ...Object.keys((call.body as z.ZodObject)?.shape ?? {}),
    ...(call.files ?? []),
  ])
  for (const name of fields) expect(body).toContain(name)
  // What Python takes out of the answer, by the names that stand in its schema.
  const answers = all.map(call =>
    call.answer === 'file'
      ? ''
      : JSON.stringify(z.toJSONSchema(call.answer as z.ZodType, { io: 'input', unrepresentable: 'any' })),
  )
  const envelope = ['data', 'Authorization', 'LEITAI_TOKEN']
  for (const [, name] of text.matchAll(/\['(\w+)'\]/g))
    if (!envelope.includes(name ?? '')) expect(answers.join()).toContain(`"${name}"`)
})
