import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeZip } from '../../../test/archives.ts'
import { ask } from '../../../test/ask.ts'
import type { TestUser } from '../../../test/factories.ts'
import { counts, hash, makeArchive, upload } from '../../../test/portable.ts'
import { workOff } from '../../../test/queue.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { portabilityJobs } from './server/jobs.ts'

let world: World
let archive: Buffer
let admin: TestUser

beforeAll(async () => {
  world = await makeWorld()
  ;({ admin, archive } = await makeArchive(world))
})
afterAll(() => world.close())

type Files = Record<string, Buffer>
const open = (): Files =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]))

/** The archive with some of its files changed; the manifest says what is there, unless it is told otherwise. */
function changed(
  change: (files: Files) => void,
  manifest: (value: never) => unknown = value => value,
): Buffer {
  const files = open()
  change(files)
  const own = JSON.parse(String(files['manifest.json']))
  own.files = Object.entries(files)
    .filter(([name]) => name !== 'manifest.json')
    .map(([path, content]) => ({ path, size: content.length, sha256: hash(content) }))
  files['manifest.json'] = Buffer.from(JSON.stringify(manifest(own as never)))
  return makeZip(Object.entries(files).map(([name, content]) => ({ name, content })))
}

const editLines = (name: string, edit: (row: never) => unknown) => (files: Files) => {
  const rows = String(files[name]).trim().split('\n').filter(Boolean)
  files[name] = Buffer.from(rows.map(row => `${JSON.stringify(edit(JSON.parse(row) as never))}\n`).join(''))
}
const edit = (name: string, change: (document: never) => unknown) => (files: Files) => {
  files[name] = Buffer.from(JSON.stringify(change(JSON.parse(String(files[name])) as never)))
}

/** What became of an archive: refused at once, or imported by the job, with the places that were wrong. */
async function outcome(bytes: Buffer) {
  const preview = await upload(world, bytes, admin)
  if (preview.status !== 'e200')
    return {
      at: 'preview',
      code: preview.errno,
      paths: preview.issues.map((one: { path: string }) => one.path),
    }
  await ask(world, `POST /api/admin/imports/${preview.data.id}/confirmation`, {
    as: admin,
    body: { choices: null },
  })
  await workOff(world, portabilityJobs)
  const { data } = await ask(world, `GET /api/admin/imports/${preview.data.id}`, { as: admin })
  return data.state === 'done'
    ? { at: 'done' }
    : {
        at: 'job',
        code: data.problem.code,
        paths: data.problem.issues.map((one: { path: string }) => one.path),
      }
}

test('an archive of before there were promotions in it is imported', async () => {
  const old = changed(
    files => delete files['promotions.jsonl'],
    (own: { counts: { promotions?: number; scores?: number; snapshots?: number } }) => {
      const { promotions: _p, scores: _s, snapshots: _n, ...counts } = own.counts
      return { ...own, counts }
    },
  )
  expect(await outcome(old)).toEqual({ at: 'done' })
})

test('an archive of before boards had two names is imported', async () => {
  const edited = edit('rounds.json', (rounds: { subRankNames?: object[] }[]) =>
    rounds.map(({ subRankNames: _names, ...round }) => ({ ...round, subRanks: ['学生组'] })),
  )
  expect(await outcome(changed(edited))).toEqual({ at: 'done' })
  const { sub_ranks: keys, sub_rank_names: names } = await world.db
    .selectFrom('schedule')
    .select(['sub_ranks', 'sub_rank_names'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect({ keys, names }).toEqual({ keys: ['学生组'], names: [] })
})

test('an archive that was only packed anew is imported', async () => {
  const before = await counts(world)
  expect(await outcome(changed(() => undefined))).toEqual({ at: 'done' })
  expect(await counts(world)).toEqual(before.map(n => (n ?? 0) + 1))
})

describe('nothing is imported of an archive', () => {
  test.each<[string, () => Buffer, string, string]>([
    ['cut', () => archive.subarray(0, -100), 'e40057', ''],
    [
      'without its manifest',
      () => changed(files => delete files['competition.json']),
      'e40056',
      'competition.json',
    ],
    [
      'with a file that the manifest does not name',
      () =>
        changed(
          () => undefined,
          (own: { files: { path: string }[] }) => ({
            ...own,
            files: own.files.filter(file => file.path !== 'teams.jsonl'),
          }),
        ),
      'e40056',
      'teams.jsonl',
    ],
    [
      'that lacks a file of the manifest',
      () =>
        changed(
          () => undefined,
          (own: { files: object[] }) => ({
            ...own,
            files: [...own.files, { path: 'x', size: 1, sha256: 'a'.repeat(64) }],
          }),
        ),
      'e40056',
      'x',
    ],
    [
      'with another hash in its manifest',
      () =>
        changed(
          () => undefined,
          (own: { files: { path: string }[] }) => ({
            ...own,
            files: own.files.map(file =>
              file.path === 'rounds.json' ? { ...file, sha256: 'a'.repeat(64) } : file,
            ),
          }),
        ),
      'e40056',
      'rounds.json',
    ],
    [
      'of a later version',
      () =>
        changed(
          () => undefined,
          (own: object) => ({ ...own, schema: 2 }),
        ),
      'e40054',
      'manifest.json.schema',
    ],
    [
      'of another kind',
      () =>
        changed(
          () => undefined,
          (own: object) => ({ ...own, format: 'zip' }),
        ),
      'e40056',
      'manifest.json.format',
    ],
    [
      'with a manifest that is no JSON',
      () => makeZip([{ name: 'manifest.json', content: '{' }]),
      'e40056',
      'manifest.json',
    ],
    [
      'that leads elsewhere',
      () =>
        makeZip([
          ...Object.entries(open()).map(([name, content]) => ({ name, content })),
          { name: '../../evil', content: 'x' },
        ]),
      'e40057',
      '../../evil',
    ],
    [
      'with a link',
      () =>
        makeZip([
          ...Object.entries(open()).map(([name, content]) => ({ name, content })),
          { name: 'files/x', content: '/etc/passwd', mode: 0o120777 },
        ]),
      'e40057',
      'files/x',
    ],
    [
      'that unpacks to far more',
      () =>
        makeZip([
          ...Object.entries(open()).map(([name, content]) => ({ name, content })),
          { name: 'files/zeros', content: Buffer.alloc(40 * 1024 * 1024) },
        ]),
      'e40057',
      'files/zeros',
    ],
    [
      'with a round outside its competition',
      () =>
        changed(
          edit('rounds.json', (rounds: { endAt: string }[]) =>
            rounds.map(round => ({ ...round, endAt: '2999-01-01T00:00:00.000Z' })),
          ),
        ),
      'e40056',
      'rounds.0.endAt',
    ],
    [
      'with a zone that is none',
      () => changed(edit('competition.json', (own: object) => ({ ...own, zone: 'Mars/Olympus' }))),
      'e40056',
      'zone',
    ],
    [
      'with a field of another kind',
      () => changed(edit('competition.json', (own: object) => ({ ...own, teamSizeMax: 'many' }))),
      'e40056',
      'competition.json.teamSizeMax',
    ],
    [
      'with a file of data that leads elsewhere',
      () =>
        changed(
          edit('datasets.json', (own: { files: object[] }[]) =>
            own.map(one => ({ ...one, files: one.files.map(file => ({ ...file, name: '../../x' })) })),
          ),
        ),
      'e40056',
      'datasets.0.files',
    ],
  ])('%s', async (_name, make, code, path) => {
    const before = await counts(world)
    const found = await outcome(make())
    expect(found).toMatchObject({ at: 'preview', code })
    expect((found as { paths: string[] }).paths).toContain(path)
    expect(await counts(world)).toEqual(before)
  })

  test.each<[string, () => Buffer, string]>([
    [
      'whose scores make another ranking',
      () =>
        changed(
          editLines('submissions.jsonl', (row: { scores: object[] }) => ({
            ...row,
            scores: row.scores.map(score => ({ ...score, score: 0.5 })),
          })),
        ),
      'ranking.jsonl',
    ],
    [
      'whose ranking has a place more',
      () =>
        changed(
          files =>
            (files['ranking.jsonl'] = Buffer.concat([
              files['ranking.jsonl'] as Buffer,
              files['ranking.jsonl'] as Buffer,
            ])),
        ),
      'ranking.jsonl',
    ],
    [
      'whose ranking lacks a place',
      () => changed(files => (files['ranking.jsonl'] = Buffer.alloc(0))),
      'ranking.jsonl',
    ],
    [
      'with a submission of a team that is not there',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, team: 999_999 }))),
      'submissions.jsonl',
    ],
    [
      'with a submission of a round that is not there',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, round: 4 }))),
      'submissions.jsonl',
    ],
    [
      'with a scored submission without a score',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, scores: [] }))),
      'submissions.jsonl',
    ],
    [
      'with a score that is no number',
      () =>
        changed(
          editLines('submissions.jsonl', (row: { scores: object[] }) => ({
            ...row,
            scores: row.scores.map(score => ({ ...score, score: 'NaN' })),
          })),
        ),
      'submissions.jsonl:1.scores.0.score',
    ],
    [
      'with two teams of one name',
      () =>
        changed(files => {
          const [team] = String(files['teams.jsonl']).trim().split('\n')
          const other = { ...JSON.parse(team ?? ''), ref: 99_999_999 }
          files['teams.jsonl'] = Buffer.from(`${team}\n${JSON.stringify(other)}\n`)
        }),
      'team_name',
    ],
    [
      'with a team that nobody can see',
      () => changed(editLines('teams.jsonl', (row: object) => ({ ...row, name: '\u200b' }))),
      'team_name_visible',
    ],
    [
      'with a team merged into none',
      () => changed(editLines('teams.jsonl', (row: object) => ({ ...row, mergedInto: 5 }))),
      'teams.jsonl',
    ],
    [
      'that lacks a content',
      () =>
        changed(files => {
          for (const name of Object.keys(files)) if (name.startsWith('files/')) delete files[name]
        }),
      hash('id,label\n1,a\n2,b\n3,a\n4,b\n'),
    ],
    [
      'whose content is another',
      () =>
        changed(files => {
          const name = Object.keys(files).find(one => one.startsWith('files/')) ?? ''
          files[name] = Buffer.from('other')
        }),
      '',
    ],
    [
      'with fewer teams than it says',
      () =>
        changed(
          () => undefined,
          (own: { counts: object }) => ({ ...own, counts: { ...own.counts, teams: 7 } }),
        ),
      'manifest.json.counts.teams',
    ],
    [
      'with a promotion of a team that is not there',
      () =>
        changed(
          files =>
            (files['promotions.jsonl'] = Buffer.from(
              `${JSON.stringify({ round: 0, from: 0, team: 5, rank: 1, reason: null, at: '2026-01-01T00:00:00Z', withdrawn: null })}\n`,
            )),
        ),
      'promotions.jsonl',
    ],
    [
      'with a line that is no JSON',
      () => changed(files => (files['teams.jsonl'] = Buffer.from('{"ref":\n'))),
      'teams.jsonl:1',
    ],
    [
      'with a line without an end',
      () => changed(files => (files['teams.jsonl'] = Buffer.from('x'.repeat(5_000_000)))),
      'teams.jsonl',
    ],
    [
      'with a shown day of a round that is not there',
      () =>
        changed(
          files =>
            (files['snapshots.jsonl'] = Buffer.from(
              `${JSON.stringify({ round: 3, day: '2026-01-01', takenAt: '2026-01-01T00:00:00Z', places: [] })}\n`,
            )),
        ),
      'snapshots.jsonl',
    ],
  ])('%s', async (_name, make, path) => {
    const before = await counts(world)
    const found = await outcome(make())
    expect(found).toMatchObject({ at: 'job', code: 'e40056' })
    if (path) expect((found as { paths: string[] }).paths).toContain(path)
    expect(await counts(world)).toEqual(before)
  })
})
