import { command, idIn, numberIn } from '../arguments.ts'
import { writeRows } from '../session.ts'
import { sizeText, timeText } from '../text.ts'
import { listCommand } from './list-command.ts'
import { download, downloadOptions, writeFiles } from './download.ts'

const list = listCommand(async (session, query) => {
  const { words, client } = session
  const answer = await client.api('GET /api/datasets/list', { query })
  const { columns } = words
  writeRows(session, {
    rows: answer.list,
    total: answer.total,
    columns: [
      { head: columns.id, isNumber: true, of: row => row.id },
      { head: columns.title, of: row => row.title },
      { head: columns.files, isNumber: true, of: row => row.fileCount },
      { head: columns.size, isNumber: true, of: row => sizeText(row.size) },
      { head: columns.license, of: row => row.licence },
      { head: columns.updated, of: row => row.updatedAt && timeText(row.updatedAt) },
    ],
  })
})

const files = command({ version: { type: 'string' } }, async (session, { values, words: given }) => {
  const { words, client } = session
  const id = idIn(given, words)
  const version = numberIn(values.version, '--version', words)
  writeFiles(session, [await client.api('GET /api/datasets/{id}', { params: { id }, query: { version } })])
})

const get = command(
  { ...downloadOptions, version: { type: 'string' } },
  async (session, { values, words: given }) => {
    const { words, client, site } = session
    const id = idIn(given, words)
    const version = numberIn(values.version, '--version', words)
    const dataset = await client.api('GET /api/datasets/{id}', { params: { id }, query: { version } })
    await download(session, [dataset], values, {
      page: () => `${site}/datasets/${id}`,
      accept: () => client.api('POST /api/datasets/{id}/protocol', { params: { id } }),
    })
  },
)

export const datasets = { list, files, download: get }
