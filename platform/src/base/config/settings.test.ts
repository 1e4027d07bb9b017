import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'leitai-settings-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')
const source = readFileSync(join(import.meta.dirname, 'settings.ts'), 'utf8')
const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')

describe('.env.example', () => {
  const given = parseEnv(example.replaceAll(/^# ([A-Z0-9_]+=)/gm, '$1'))

  test('names every setting there is and no other, as the guide does', () => {
    const schema = source.slice(source.indexOf('z.object({'), source.indexOf('\n})'))
    const known = [...schema.matchAll(/^ {2}([A-Z0-9_]+): /gm)].map(match => match[1])
    expect(known.length).toBeGreaterThan(40)
    expect(Object.keys(given).toSorted()).toEqual(known.toSorted())
    for (const name of known) expect(guide).toContain(`\`${name}\``)
  })

  test('says the defaults: without its signs it changes nothing', () => {
    const settings = (env: NodeJS.ProcessEnv) => {
      const { dataDir: _, sessionSecret: _s, clientSecret: _c, ...rest } = readSettings(env)
      return rest
    }
    const { LEITAI_DATA: _, BINDING_REQUIRED: _b, PUBLIC_URL, SSO_PORT, ...others } = given
    const own = { LEITAI_DATA: folder }
    expect(settings({ ...own, ...others })).toEqual(settings(own))
    expect(settings({ ...own, PUBLIC_URL, SSO_PORT })).toMatchObject({
      publicUrl: settings(own).publicUrl,
      ssoPort: settings(own).ssoPort,
    })
  })
})

test('all problems are told at once, those between settings as well', () => {
  const read = () =>
    readSettings({ PORT: 'many', S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', DATASET_FILE_MB: '9000' })
  expect(read).toThrow(
    /^Settings are wrong\. PORT: .+; S3_SECRET_KEY: is needed with S3_BUCKET; DATASET_FILE_MB: may be at most 5120 with S3_BUCKET\. See \.env\.example\.$/,
  )
})
