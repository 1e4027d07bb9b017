import { command, idIn } from '../arguments.ts'
import { writeRows, type Session } from '../session.ts'
import { timeText } from '../text.ts'
import { download, downloadOptions, writeFiles } from './download.ts'
import { listCommand } from './list-command.ts'
import { leaderboard } from './leaderboard.ts'
import { submissions, submit } from './submissions.ts'

const list = listCommand(async (session, query) => {
  const { words, client } = session
  const { cmpt } = await client.api('GET /api/competitions', { query })
  const { columns } = words
  writeRows(session, {
    rows: cmpt.competitions,
    total: cmpt.total,
    columns: [
      { head: columns.id, isNumber: true, of: row => row.id },
      { head: columns.title, of: row => row.title },
      { head: columns.state, of: row => words.states[row.state] },
      { head: columns.teams, isNumber: true, of: row => row.teamCount },
      { head: columns.deadline, of: row => timeText(row.endTime) },
      { head: columns.reward, of: row => row.reward },
    ],
  })
})

const dataOf = async ({ client }: Session, id: number) =>
  (await client.api('GET /api/competitions/{id}', { params: { id }, query: { part: 'datasets' } }))
    .datasets ?? []

const files = command({}, async (session, { words: given }) =>
  writeFiles(session, await dataOf(session, idIn(given, session.words))),
)

const get = command(downloadOptions, async (session, { values, words: given }) => {
  const { client, site } = session
  const id = idIn(given, session.words)
  await download(session, await dataOf(session, id), values, {
    page: () => `${site}/competitions/${id}/datasets`,
    accept: dataset =>
      client.api('POST /api/competitions/{id}/datasets/protocol', {
        params: { id },
        body: { datasetId: dataset.id },
      }),
  })
})

export const competitions = { list, files, download: get, submit, submissions, leaderboard }
