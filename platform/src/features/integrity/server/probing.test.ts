import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  classification,
  csv,
  findingsIn,
  handInFile,
  look,
  makeRace,
  rowsOf,
} from '../../../../test/integrity.ts'
import { makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const hour = 3_600_000
const file = (values: readonly string[]) => csv('value', rowsOf(values))

/** A team hands one file after another in, at equal distances that end now. */
async function hands(competitionId: number, files: readonly string[], apart: number) {
  const team = await makeTeam(world, competitionId)
  const ids: number[] = []
  for (const [index, content] of files.entries()) {
    const at = new Date(world.clock.now().getTime() - (files.length - 1 - index) * apart)
    ids.push(await handInFile(world, team, content, { at, score: 0.5 + index / 1_000 }))
  }
  return { team, ids }
}

/** The same predictions with a few rows changed, other ones each time. */
const turning = (times: number, rows: number, model = 1) => {
  const start = classification(model)
  return Array.from({ length: times }, (_, time) =>
    file(start.map((value, row) => (row >= time * rows && row < (time + 1) * rows ? 'z' : value))),
  )
}

test('a burst of files that differ in a few rows is found, one finding however long it goes on', async () => {
  const { id, scheduleId } = await makeRace(world, 'label')
  const { team, ids } = await hands(id, turning(10, 1), 6 * hour)
  await look(world, id)
  const [finding, ...others] = await findingsIn(world, id)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ kind: 'probing', teams: [team.id], submissions: ids })
  expect(finding?.detail).toMatchObject({ scheduleId, list: 'A', small: 9, fullDays: 0 })
  if (finding?.detail.kind !== 'probing') throw new Error('another kind')
  expect(finding.detail.steps).toEqual(
    ids.map((submissionId, index) => ({ submissionId, rows: 400, changed: index === 0 ? null : 2 })),
  )

  await handInFile(world, team, file(classification(1)), { score: 0.6 })
  await look(world, id)
  const again = await findingsIn(world, id)
  expect(again.map(one => one.id)).toEqual([finding.id])
  expect(again[0]?.submissions).toHaveLength(11)
})

test('the quota spent day after day on files that are almost the same is found', async () => {
  const { id } = await makeRace(world, 'label', { max_submit_count: 2 })
  const { team } = await hands(id, turning(12, 8), 12 * hour)
  await look(world, id)
  expect(await findingsIn(world, id)).toMatchObject([
    { kind: 'probing', teams: [team.id], detail: { fullDays: 6, share: 0.05 } },
  ])
})

test('who hands in models, the same file, or a few rows now and then does not probe', async () => {
  const { id } = await makeRace(world, 'label')
  await hands(
    id,
    Array.from({ length: 12 }, (_, model) => file(classification(model))),
    3 * hour,
  )
  await hands(
    id,
    Array.from({ length: 12 }, () => file(classification(70))),
    3 * hour,
  )
  // So slowly that it is no burst.
  await hands(id, turning(9, 1, 81), 30 * hour)
  await hands(id, turning(8, 1, 82), hour)
  const small = turning(12, 1, 83).map(content => content.split('\n').slice(0, 51).join('\n'))
  await hands(id, small, hour)
  await look(world, id)
  expect(await findingsIn(world, id)).toEqual([])
  const { looked } = await world.db
    .selectFrom('integrity_run')
    .select('looked')
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow()
  // All but the slow one and the short one were looked into.
  expect(looked?.series).toBe(3)
})
