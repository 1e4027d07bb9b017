import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBaseline } from '../../../../test/baseline.ts'
import { evalaiZip } from '../../../../test/bundles/evalai.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { Failure } from '../../../base/contract/failure.ts'
import { runExport, runImport } from './server/command-line.ts'

let here: World
let there: World
let folder: string
beforeAll(async () => {
  ;[here, there] = await Promise.all([makeWorld(), makeWorld()])
  folder = mkdtempSync(join(tmpdir(), 'leitai-cli-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([here.close(), there.close()])
})

const said: string[] = []
const say = (line: string) => void said.push(line)
const own = (world: World, id: number) =>
  world.db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const idSaid = () => Number(/as draft (\d+)/.exec(said.join('\n'))?.[1])

test('export writes a file that import reads elsewhere', async () => {
  const { id, scheduleId } = await makeCompetition(here, { competition: { title_en: 'Carried over' } })
  await makeBaseline(here, { competitionId: id, scheduleId, score: 1, hashes: () => 'a'.repeat(64) })
  const path = join(folder, 'a.zip')
  expect(await runExport(here, { id, path }, say)).toBe(0)
  expect(readdirSync(folder)).toEqual(['a.zip'])
  expect(said.at(-1)).toContain('1 rounds, 0 datasets, 1 teams, 1 submissions, 2 places')
  expect(await runImport(there, { path, options: [] }, say)).toBe(0)
  const made = await own(there, idSaid())
  expect(made).toMatchObject({ title_en: 'Carried over', created_by: null, published_at: null })
  const audited = await there.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .orderBy('id')
    .execute()
  expect(audited.map(entry => `${entry.action} ${entry.actor_id}`)).toEqual([
    'import.upload null',
    'import.confirm null',
    'competition.import null',
  ])
  const roles = await there.db.selectFrom('user_role').select('user_id').execute()
  expect(roles).toEqual([])
})

test('an import of others is told field by field, and decided by options', async () => {
  const path = join(folder, 'evalai.zip')
  writeFileSync(path, evalaiZip())
  said.length = 0
  const before = await there.db.selectFrom('competition').select('id').execute()
  expect(await runImport(there, { path, options: ['--dry-run'] }, say)).toBe(0)
  expect(said.join('\n')).toMatch(
    /Kept in file +evaluation_script: The program stays in the file and is not run/,
  )
  expect(await there.db.selectFrom('competition').select('id').execute()).toHaveLength(before.length)
  const options = ['--title-zh', '种子', '--zone', 'Asia/Tokyo', '--metric', 'challenge_phases[0]=accuracy']
  expect(await runImport(there, { path, options }, say)).toBe(0)
  expect(await own(there, idSaid())).toMatchObject({
    title_zh: '种子',
    title_en: 'Seed sorting',
    zone: 'Asia/Tokyo',
  })
  const rounds = await there.db
    .selectFrom('schedule')
    .select('metric_key')
    .where('competition_id', '=', idSaid())
    .orderBy('sort')
    .execute()
  expect(rounds).toEqual([{ metric_key: 'accuracy' }, { metric_key: null }])
})

test.each([
  ['a zone that is none', ['--zone', 'Mars/Base']],
  ['a time that is none', ['--start', 'soon']],
  ['an end before the start', ['--end', '2020-01-01']],
])('%s makes nothing', async (_name, options) => {
  const path = join(folder, 'evalai.zip')
  const before = await there.db.selectFrom('competition').select('id').execute()
  await expect(runImport(there, { path, options }, say)).rejects.toThrow(Failure)
  expect(await there.db.selectFrom('competition').select('id').execute()).toHaveLength(before.length)
})

test('an export of nothing leaves no file', async () => {
  await expect(runExport(here, { id: 999_999, path: join(folder, 'none.zip') }, say)).rejects.toThrow(Failure)
  expect(readdirSync(folder)).not.toContain('none.zip')
})
