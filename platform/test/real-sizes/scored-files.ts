import { enter, makeCompetition, makeUser, type TestUser } from '../factories.ts'
import { ok, type Site } from './site.ts'

/** So many rows and columns of numbers; in a split round every tenth row counts for list A. */
export type Size = { rows: number; columns: number }

const columnsOf = ({ columns }: Size) => Array.from({ length: columns }, (_, at) => `y${at + 1}`)
/** Numbers with as many digits as measured ones have, which do not repeat soon. */
const valueOf = (row: number, column: number) => ((row * 7_919 + column * 104_729) % 1_000_003) / 1_000
export const isPublic = (row: number): boolean => row % 10 === 0

function* linesOf(size: Size, cellOf: (row: number, column: number) => string, usage: boolean) {
  yield `${['id', ...columnsOf(size), ...(usage ? ['Usage'] : [])].join(',')}\n`
  const names = Array.from({ length: size.columns }, (_, at) => at)
  let block = ''
  for (let row = 1; row <= size.rows; row++) {
    const cells = names.map(column => cellOf(row, column)).join(',')
    block += `${row},${cells}${usage ? (isPublic(row) ? ',Public' : ',Private') : ''}\n`
    if (row % 1_000 !== 0 && row < size.rows) continue
    yield block
    block = ''
  }
}
const bufferOf = (lines: Iterable<string>) => Buffer.concat(Array.from(lines, line => Buffer.from(line)))

export const answersOf = (size: Size): Buffer =>
  bufferOf(linesOf(size, (row, column) => valueOf(row, column).toFixed(3), true))

/** Predictions that are 0.25 too high in the public rows and 0.5 too low in the others. */
export const predictionsOf = (size: Size): Buffer =>
  bufferOf(
    linesOf(size, (row, column) => (valueOf(row, column) + (isPublic(row) ? 0.25 : -0.5)).toFixed(3), false),
  )

export const descriptionOf = (size: Size) => ({
  idColumn: { name: 'id', kind: 'integer' as const },
  columns: columnsOf(size).map(name => ({ name, kind: 'number' as const })),
  formats: ['csv' as const],
})

export type ScoredRound = { id: number; scheduleId: number; organiser: TestUser; base: `/api/${string}` }

/** A split round for files of this size, scored by RMSE, and its organiser. */
export async function makeSplitRound(site: Site, size: Size): Promise<ScoredRound> {
  const made = await makeCompetition(site, {
    schedule: {
      list_b_mode: 'split',
      metric_key: 'rmse',
      direction: 'minimize',
      max_bytes: 200 * 1024 ** 2,
      file_description: JSON.stringify(descriptionOf(size)) as never,
    },
  })
  const organiser = await makeUser(site)
  await site.db
    .insertInto('user_role')
    .values({ user_id: organiser.id, role: 'organiser', competition_id: made.id, granted_by: null })
    .execute()
  return { ...made, organiser, base: `/api/admin/competitions/${made.id}/rounds/${made.scheduleId}` }
}

/** Uploads answers as an organiser does: they are checked, proven and kept. */
export const uploadAnswers = (site: Site, { base, organiser }: ScoredRound, content: Buffer) =>
  ok(site.ask(`POST ${base}/answers`, { as: organiser, file: { name: 'answers.csv', content } }))

/** A one-person team that may submit to the round. */
export async function makeEntrant(site: Site, { id }: ScoredRound): Promise<TestUser> {
  const user = await makeUser(site)
  await enter(site, id, user)
  return user
}

/** Hands a file in as a page does, has it scored, and reads what became of it. */
export async function handIn(site: Site, round: ScoredRound, as: TestUser, content: Buffer) {
  const { submission } = await ok(
    site.ask(`POST /api/competitions/${round.id}/uploads`, { as, file: { name: 'result.csv', content } }),
  )
  await site.settle()
  const { rows } = await site.db
    .selectFrom('submission')
    .select('rows')
    .where('id', '=', submission.id)
    .executeTakeFirstOrThrow()
  const scores = await site.db
    .selectFrom('submission_score')
    .select(['board', 'score'])
    .where('submission_id', '=', submission.id)
    .orderBy('board')
    .execute()
  return { ...(await ok(site.ask(`GET /api/submissions/${submission.id}`, { as }))), rows, scores }
}
