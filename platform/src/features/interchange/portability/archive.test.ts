import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeZip } from '../../../../test/archives.ts'
import { changedArchive, edit, filesOf, importOutcome, type Files } from '../../../../test/changed-archive.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { counts, exported, makeArchive } from '../../../../test/portable.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let archive: Buffer
let admin: TestUser

beforeAll(async () => {
  world = await makeWorld()
  ;({ admin, archive } = await makeArchive(world))
})
afterAll(() => world.close())

const changed = (change: (files: Files) => void, manifest?: (value: never) => unknown) =>
  changedArchive(archive, change, manifest)
const outcome = (bytes: Buffer) => importOutcome(world, bytes, admin)

test('gives teams with a default name a neutral one in the archive', async () => {
  const { id } = await makeCompetition(world)
  const founder = await makeUser(world, { user_name: '沈知远' })
  const unnamed = await enter(world, id, founder)
  // One has the former name of its founder, one the name of a member who has joined another team.
  await world.db
    .insertInto('former_user_name')
    .values({
      user_id: founder.id,
      user_name: '沈知远',
      name_key: '沈知远',
      changed_at: world.clock.now(),
    })
    .execute()
  await world.db.updateTable('app_user').set({ user_name: '沈远' }).where('id', '=', founder.id).execute()
  const other = await makeUser(world, { user_name: '韩立' })
  const member = await enter(world, id, other)
  await world.db
    .updateTable('team_member')
    .set({ team_id: unnamed.teamId, role: 'member' })
    .where('user_id', '=', other.id)
    .execute()
  const taker = await makeUser(world)
  const taken = `未命名队伍 Unnamed team ${unnamed.teamId}`
  await enter(world, id, taker, taken)
  const bytes = await exported(world, id, admin)
  const lines = Buffer.from(filesOf(bytes)['teams.jsonl'] ?? '')
    .toString()
    .trim()
    .split('\n')
  const names = lines.map(line => (JSON.parse(line) as { name: string }).name)
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^${taken} \\w{8}$`)),
    `未命名队伍 Unnamed team ${member.teamId}`,
    taken,
  ])
  expect(await outcome(bytes)).toEqual({ at: 'done' })
})

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
          ...Object.entries(filesOf(archive)).map(([name, content]) => ({ name, content })),
          { name: '../../evil', content: 'x' },
        ]),
      'e40057',
      '../../evil',
    ],
    [
      'with a link',
      () =>
        makeZip([
          ...Object.entries(filesOf(archive)).map(([name, content]) => ({ name, content })),
          { name: 'files/x', content: '/etc/passwd', mode: 0o120777 },
        ]),
      'e40057',
      'files/x',
    ],
    [
      'that unpacks to far more',
      () =>
        makeZip([
          ...Object.entries(filesOf(archive)).map(([name, content]) => ({ name, content })),
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
})
