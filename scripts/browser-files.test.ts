import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../platform/build/client/assets')
const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
/** What stands in every bundle with Zod or with a schema made by it, whatever its names were shortened to. */
const zod = /ZodError|_zod\b|"~standard"/

test('no script that browsers get has Zod in it', () => {
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter(name => zod.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})

test('Zod would be recognised', () => {
  const own = readFileSync(new URL('v4/core/schemas.js', import.meta.resolve('zod/package.json')), 'utf8')
  expect(own).toMatch(zod)
})
