import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataset } from '../../../../../test/factories.ts'
import {
  addRound,
  classification,
  copySubmission,
  csv,
  findingsIn,
  handInFile,
  look,
  lookedAt,
  makeBaseline,
  makeRace,
  moveTo,
  rowsOf,
  teamsWith,
} from '../../../../../test/integrity.ts'
import { makeTeam, merge } from '../../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

/** The one submission of a team, to be copied. */
const submissionOf = (teamId: number) =>
  world.db.selectFrom('submission').select('id').where('team_id', '=', teamId).executeTakeFirstOrThrow()

const file = (model: number) => csv('value', rowsOf(classification(model)))
const found = async (competitionId: number) =>
  (await findingsIn(world, competitionId)).filter(one => one.kind === 'same_file')

/** Puts a file into the data of a competition. */
async function publish(competitionId: number, content: string): Promise<number> {
  const { versionId, id: datasetId } = await makeDataset(world, { competition_id: competitionId })
  const stored = await world.storage.put(Readable.from([Buffer.from(content)]), { maxBytes: 1e9 })
  const { id } = await world.db
    .insertInto('dataset_file')
    .values({
      dataset_id: datasetId,
      version_id: versionId,
      name: 'sample.csv',
      row_count: 400,
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('the same file in two teams is found once, with every file that they share', async () => {
  const { id } = await makeRace(world, 'label')
  const [one, two, three] = await teamsWith(world, id, [file(1), file(1), file(2)])
  if (!one || !two || !three) throw new Error('three teams were made')
  const again = [await handInFile(world, one, file(3)), await handInFile(world, two, file(3))]
  await look(world, id)
  const before = await found(id)
  expect(before).toMatchObject([{ teams: [one.id, two.id], detail: { total: 2 } }])
  expect(before[0]?.detail).toMatchObject({ files: [{ submissions: again }, {}] })

  // A third team with it is another finding; the first stays what it was.
  await handInFile(world, three, file(1))
  await look(world, id)
  expect((await found(id)).map(one => one.teams)).toEqual([
    [one.id, two.id],
    [one.id, two.id, three.id],
  ])
})

test('looking twice, and twice at once, changes nothing but when it was seen', async () => {
  const { id } = await makeRace(world, 'label')
  await teamsWith(world, id, [file(1), file(1)])
  await look(world, id)
  const before = await findingsIn(world, id)
  world.setNow('2026-11-20T05:00:00.000Z')
  await Promise.all([look(world, id), look(world, id)])
  const after = await findingsIn(world, id)
  const bare = (rows: typeof before) => rows.map(row => ({ ...row, seen_at: null }))
  expect(before).toHaveLength(1)
  expect(bare(after)).toEqual(bare(before))
  expect(after[0]?.seen_at).toEqual(world.clock.now())
})

test('what everybody has is no finding: the sample, what a baseline handed in, one answer for all', async () => {
  const { id } = await makeRace(world, 'label')
  const sample = file(7)
  const constant = csv('value', rowsOf(classification(1).map(() => 'a')))
  const baseline = await makeTeam(world, id)
  await handInFile(world, baseline, file(8))
  await makeBaseline(world, baseline)
  const teams = [await makeTeam(world, id), await makeTeam(world, id)]
  for (const team of teams) {
    for (const content of [sample, file(8), constant]) await handInFile(world, team, content)
    await handInFile(world, team, gzipSync(constant), { name: 'r.csv.gz' })
  }
  const fileId = await publish(id, sample)
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])

  // Without having been published, the sample would have been one: the rest is left out for its own reasons.
  await world.db.deleteFrom('dataset_file').where('id', '=', fileId).execute()
  await look(world, id)
  expect(await found(id)).toMatchObject([{ teams: teams.map(team => team.id), detail: { total: 1 } }])
})

test('one team that hands in the same file twice, failed files and those of other competitions are none', async () => {
  const { id } = await makeRace(world, 'label')
  const elsewhere = await makeRace(world, 'label')
  const [team] = await teamsWith(world, id, [file(1)])
  await teamsWith(world, elsewhere.id, [file(1)])
  if (!team) throw new Error('a team was made')
  await handInFile(world, team, file(1))
  const other = await makeTeam(world, id)
  const failed = await handInFile(world, other, file(1))
  await world.db.deleteFrom('submission_score').where('submission_id', '=', failed).execute()
  await world.db
    .updateTable('submission')
    .set({ state: 'failed', fault: 'file', charged: 'failed' })
    .where('id', '=', failed)
    .execute()
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
  expect(await lookedAt(world, id)).toMatchObject({ files: 2 })
  // Nor was anything found and taken back, which the audit would tell of every night.
  const told = await world.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'integrity.found')
    .where('subject_id', '=', id)
    .execute()
  expect(told).toEqual([])
})

test('what other competitions have neither joins what is found nor hides it', async () => {
  const { id } = await makeRace(world, 'label')
  const teams = await teamsWith(world, id, [file(1), file(1)])
  const elsewhere = await makeRace(world, 'label')
  const [, baseline] = await teamsWith(world, elsewhere.id, [file(1), file(1)])
  if (!baseline) throw new Error('two teams were made')
  await makeBaseline(world, baseline)
  await publish(elsewhere.id, file(1))
  await look(world, id)
  expect(await found(id)).toMatchObject([{ teams: teams.map(team => team.id), detail: { total: 1 } }])
})

test('files of each round are read as those of that round', async () => {
  const { id, scheduleId } = await makeRace(world, 'label')
  const columns = [
    { name: 'value', kind: 'label' },
    { name: 'more', kind: 'label' },
  ]
  const second = await addRound(world, scheduleId, {
    file_description: { idColumn: { name: 'id', kind: 'integer' }, columns, formats: ['csv'] },
  })
  const wide = (more: (id: number) => string) =>
    `id,value,more\n${rowsOf(classification(1))
      .map(([row]) => `${row},a,${more(row)}`)
      .join('\n')}\n`
  const teams = [await makeTeam(world, id), await makeTeam(world, id)]
  const telling: number[] = []
  for (const [content, schedule_id] of [
    [wide(() => 'b'), second],
    [wide(row => (row === 9 ? 'c' : 'b')), second],
    [file(1), scheduleId],
  ] as const)
    for (const team of teams) {
      const submission = await handInFile(world, team, content)
      await moveTo(world, submission, { schedule_id })
      if (content !== wide(() => 'b')) telling.push(submission)
    }
  await look(world, id)
  const [finding, ...others] = await found(id)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ teams: teams.map(team => team.id), detail: { total: 2 } })
  expect(finding?.submissions.toSorted()).toEqual(telling)
})

test('of a crowd as much is told as a person can look at', async () => {
  const { id } = await makeRace(world, 'label')
  const teams: number[] = []
  for (let place = 0; place < 23; place++) teams.push((await makeTeam(world, id)).id)
  const [first = 0, second = 0, ...others] = teams
  const [last] = await teamsWith(world, id, [file(1)])
  const from = await submissionOf(last?.id ?? 0)
  const pairs = others.slice(0, 21).flatMap((a, place, all) => all.slice(place + 1, 21).map(b => [a, b]))
  expect(pairs).toHaveLength(210)
  await copySubmission(world, from.id, [
    ...teams.map(team => ({ team, sha256: 'everybody' })),
    ...Array.from({ length: 60 }, () => ({ team: first, sha256: 'everybody' })),
    ...Array.from({ length: 21 }, (_, place) =>
      [first, second].map(team => ({ team, sha256: `two ${place}` })),
    ).flat(),
    ...pairs.flatMap(([a = 0, b = 0]) => [a, b].map(team => ({ team, sha256: `pair ${a} ${b}` }))),
  ])
  await look(world, id)
  const all = await found(id)
  expect(all).toHaveLength(200)
  // Whoever has most in common first, else what is newest.
  const told = all.find(one => one.teams[0] === first && one.teams.length === 2)?.detail
  if (told?.kind !== 'same_file') throw new Error('another kind')
  expect([told.total, told.files.length]).toEqual([21, 20])
  expect(told.files.map(one => one.sha256)).not.toContain('two 0')
  expect(all.some(one => one.teams.join() === pairs[0]?.join())).toBe(false)
})

test('many with one file are told in part', async () => {
  const { id } = await makeRace(world, 'label')
  const teams: number[] = []
  for (let place = 0; place < 51; place++) teams.push((await makeTeam(world, id)).id)
  const [last] = await teamsWith(world, id, [file(1)])
  const from = await submissionOf(last?.id ?? 0)
  await copySubmission(
    world,
    from.id,
    [...teams, ...teams].map(team => ({ team, sha256: 'everybody' })),
  )
  await look(world, id)
  const [finding, ...others] = await found(id)
  expect(others).toEqual([])
  expect(finding?.teams).toHaveLength(50)
  expect(finding?.submissions).toHaveLength(100)
})

test('an earlier look that ends later does not make a finding older', async () => {
  const { id } = await makeRace(world, 'label')
  await teamsWith(world, id, [file(1), file(1)])
  await look(world, id)
  const now = world.clock.now()
  world.setNow(new Date(now.getTime() - 60_000))
  await look(world, id)
  world.setNow(now)
  expect((await found(id))[0]?.seen_at).toEqual(now)
})

test('teams that merge are not two: what was found between them goes', async () => {
  const { id } = await makeRace(world, 'label')
  const [one, two] = await teamsWith(world, id, [file(1), file(1)])
  if (!one || !two) throw new Error('two teams were made')
  await look(world, id)
  expect(await found(id)).toHaveLength(1)
  await merge(world, { from: two, into: one })
  await look(world, id)
  expect(await found(id)).toEqual([])
})

test('what a merge of teams does not touch stays: others, what was decided, and what is still between two', async () => {
  const { id } = await makeRace(world, 'label')
  const elsewhere = await makeRace(world, 'label')
  await teamsWith(world, elsewhere.id, [file(1), file(1)])
  await look(world, elsewhere.id)
  const teams = await teamsWith(world, id, [1, 1, 2, 2, 3, 3].map(file))
  const [aside, asideToo, banned, bannedToo, one, two] = teams
  if (!aside || !asideToo || !banned || !bannedToo || !one || !two) throw new Error('six teams were made')
  const third = await makeTeam(world, id)
  await look(world, id)
  const of = async (team: { id: number }) =>
    (await found(id)).find(finding => finding.teams.includes(team.id))
  await world.db
    .updateTable('integrity_finding')
    .set({ dismissed_at: world.clock.now(), dismissed_by: one.captain.id, dismiss_reason: 'r' })
    .where('id', '=', (await of(aside))?.id ?? 0)
    .execute()
  const ban = await world.db
    .insertInto('team_ban')
    .values({ team_id: banned.id, reason: 'r', banned_by: one.captain.id, banned_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const finding_id = (await of(banned))?.id ?? 0
  await world.db.insertInto('team_ban_evidence').values({ ban_id: ban.id, finding_id }).execute()
  const before = await found(id)
  expect(before).toHaveLength(3)

  await merge(world, { from: asideToo, into: aside })
  await merge(world, { from: bannedToo, into: banned })
  await merge(world, { from: one, into: third })
  await look(world, id)
  const ids = (all: typeof before) => all.map(finding => finding.id)
  expect(ids(await found(id))).toEqual(expect.arrayContaining(ids(before)))
  expect(await found(elsewhere.id)).toHaveLength(1)

  await merge(world, { from: third, into: two })
  await look(world, id)
  expect(ids(await found(id))).toEqual(ids(before).slice(0, 2))
})
