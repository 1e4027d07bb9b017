import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { scoreNow } from '../../../../test/faults/score-now.ts'
import { makeCompetition, putAnswer } from '../../../../test/factories.ts'
import { quickScore } from '../../../../test/quick-score.ts'
import { makeTeam, type TestTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeRandom } from '../../../demo/random.ts'
import type { ColumnKind, FileDescription } from '../../engine/scorer/file-rules.ts'
import type { MetricChoice } from '../../engine/scorer/server/score-request.ts'

/** Final ranks use only rows that no score before the reveal was of. */
let world: World
let folder: string
const start = new Date('2026-11-20T04:00:00.000Z')
const day = 86_400_000
beforeAll(async () => {
  world = await makeWorld()
  folder = mkdtempSync(join(tmpdir(), 'leitai-unseen-'))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const rows = 90
const seen = rows / 3
const random = makeRandom(9)
const csv = (header: string, cells: readonly (string | number)[]) =>
  `${header}\n${cells.map((cell, row) => `${row},${cell}\n`).join('')}`

const byHand: MetricChoice = {
  sql: 'select avg(abs(s.label - a.label)) from submission s join answer a using (id)',
}

test.each<[string, MetricChoice, ColumnKind]>([
  ['accuracy', { key: 'accuracy', params: {} }, 'label'],
  ['macro F1', { key: 'f1', params: {} }, 'label'],
  ['log loss', { key: 'log-loss', params: {} }, 'number'],
  ['ROC-AUC', { key: 'roc-auc', params: {} }, 'number'],
  ['RMSE', { key: 'rmse', params: {} }, 'number'],
  ['a metric in SQL', byHand, 'number'],
])(
  'the %s of list B stays what it is whatever is said of the rows of list A',
  async (_name, metric, kind) => {
    const value = () => (kind === 'label' ? random.integer(2) : random.next())
    const answer = join(folder, 'answers.csv')
    const usage = (row: number) => (row < seen ? 'Public' : row < rows - 10 ? 'Private' : 'Ignored')
    writeFileSync(
      answer,
      csv(
        'id,label,Usage',
        Array.from({ length: rows }, (_, row) => `${row % 2},${usage(row)}`),
      ),
    )
    const file: FileDescription = {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'label', kind }],
      formats: ['csv'],
    }
    const scoresOf = async (cells: readonly number[]) => {
      const path = join(folder, 'r.csv')
      writeFileSync(path, csv('id,label', cells))
      const outcome = await quickScore({
        submission: { path, name: 'r.csv' },
        answer: { path: answer },
        file,
        metric,
        mode: 'split',
      })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome))
      return outcome.scores
    }
    const cells = Array.from({ length: rows }, value)
    const first = await scoresOf(cells)
    const ofListA = new Set([first.public])
    for (let time = 0; time < 3; time++) {
      const other = await scoresOf(cells.map((cell, row) => (row < seen ? value() : cell)))
      ofListA.add(other.public)
      expect(other.private).toBe(first.private)
    }
    expect(ofListA.size).toBeGreaterThan(1)
    // Rows of list B do change it, so that this is no accident.
    const other = await scoresOf(cells.map((cell, row) => (row < seen ? cell : value())))
    expect(other.public).toBe(first.public)
    expect(other.private).not.toBe(first.private)
  },
)

type Seen = { team: { id: number }; maxScore: string }
const board = async (competitionId: number, stage: 0 | 1) => {
  const { data } = await ask(world, `GET /api/competitions/${competitionId}?part=rankings&stage=${stage}`)
  return (data.rankings.list as Seen[]).map(({ team, maxScore }) => [team.id, maxScore])
}
async function submit(team: TestTeam, labels: readonly number[]): Promise<void> {
  const { data, status } = await send(world, `POST /api/competitions/${team.competitionId}/uploads`, {
    as: team.captain,
    file: { name: 'r.csv', content: csv('id,label', labels) },
  })
  expect(status).toBe(200)
  await scoreNow(world, data.submission.id)
}
const truth = Array.from({ length: rows }, (_, row) => row % 2)
/** Right in so many of the rows that list A sees, and in so many of the others. */
const rightIn = (a: number, b: number) =>
  truth.map((label, row) => (row < seen ? (row < a ? label : 1 - label) : row - seen < b ? label : 1 - label))

test.each([false, true])('the final list of a split round is of unseen rows (ladder: %s)', async ladder => {
  world.setNow(start)
  const competition = await makeCompetition(world, {
    schedule: { list_b_mode: 'split', ladder },
    answer: csv(
      'id,label,Usage',
      truth.map((label, row) => `${label},${row < seen ? 'Public' : 'Private'}`),
    ),
  })
  const [probing, honest, third] = [
    await makeTeam(world, competition.id),
    await makeTeam(world, competition.id),
    await makeTeam(world, competition.id),
  ]
  // The first knows every answer of list A and nothing else.
  await submit(probing, rightIn(30, 30))
  await submit(honest, rightIn(21, 45))
  await submit(third, rightIn(12, 36))
  expect(await board(competition.id, 0)).toEqual([
    [probing.id, '1.000000'],
    [honest.id, '0.700000'],
    [third.id, '0.400000'],
  ])
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: world.clock.now() })
    .where('id', '=', competition.scheduleId)
    .execute()
  expect(await board(competition.id, 1)).toEqual([
    [honest.id, '0.750000'],
    [third.id, '0.600000'],
    [probing.id, '0.500000'],
  ])
})

test('the final list of a round with a window of its own is of other answers', async () => {
  world.setNow(start)
  const at = (days: number) => new Date(start.getTime() + days * day)
  const competition = await makeCompetition(world, {
    schedule: {
      list_b_mode: 'window',
      list_a_end: at(1),
      list_b_start: at(1),
      list_b_end: at(2),
      file_description: JSON.stringify(fileOfWindow) as never,
    },
    answer: csv('id,label', truth),
  })
  // The rows are new, and so are their answers.
  const others = truth.map(label => 1 - label)
  await putAnswer(world.db, world.storage, competition.scheduleId, csv('id,label', others), 'B')
  const [probing, honest] = [await makeTeam(world, competition.id), await makeTeam(world, competition.id)]
  await submit(probing, truth)
  await submit(honest, rightIn(20, 20))
  world.setNow(at(1))
  await submit(probing, truth)
  await submit(honest, rightIn(3, 6))
  await world.db
    .updateTable('schedule')
    .set({ revealed_at: at(1) })
    .where('id', '=', competition.scheduleId)
    .execute()
  expect((await board(competition.id, 0)).map(([team]) => team)).toEqual([probing.id, honest.id])
  expect(await board(competition.id, 1)).toEqual([
    [honest.id, '0.900000'],
    [probing.id, '0.000000'],
  ])
})
const fileOfWindow = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'label', kind: 'label' }],
  formats: ['csv'],
}
