import type { Answer } from '../../../platform/src/base/contract/call.ts'
import type { SiteCalls } from '../../../platform/src/calls.ts'
import type { datasetFaults } from '../../../platform/src/features/data/datasets/faults.ts'
import { Refused } from '../failures.ts'
import { safePath } from '../safe-path.ts'
import { saveFile } from '../save-file.ts'
import { note, write, writeRows, type Session } from '../session.ts'
import { json, plain, sizeText } from '../text.ts'

/** The terms have to be accepted first. */
const termsFirst: (typeof datasetFaults.protocolFirst)['code'] = 'e40351'

export type Dataset = Answer<SiteCalls['GET /api/datasets/{id}']>
type File = Dataset['files'][number]
type Chosen = { dataset: Dataset; file: File; name: string }

export const downloadOptions = {
  file: { type: 'string', short: 'f', multiple: true },
  path: { type: 'string', short: 'p' },
  'accept-terms': { type: 'boolean' },
  force: { type: 'boolean' },
} as const

type Asked = { file?: string[]; path?: string; 'accept-terms'?: boolean; force?: boolean }
type Terms = { page: (dataset: Dataset) => string; accept: (dataset: Dataset) => Promise<unknown> }

/** All files of these datasets, each under the name that it is saved by: where two would have one, below their dataset's id. */
const named = (datasets: readonly Dataset[]): Chosen[] => {
  const names = datasets.flatMap(dataset => dataset.files.map(file => file.name))
  const isOnce = new Set(names).size === names.length
  return datasets.flatMap(dataset =>
    dataset.files.map(file => ({ dataset, file, name: isOnce ? file.name : `${dataset.id}/${file.name}` })),
  )
}

export const writeFiles = (session: Session, datasets: readonly Dataset[]): void =>
  writeRows(
    session,
    {
      rows: named(datasets),
      columns: [
        { head: session.words.columns.id, isNumber: true, of: ({ file }) => file.id },
        { head: session.words.columns.file, of: ({ name }) => name },
        { head: session.words.columns.size, isNumber: true, of: ({ file }) => sizeText(file.size) },
        { head: session.words.columns.rows, isNumber: true, of: ({ file }) => file.rowCount },
        { head: session.words.columns.dataset, of: ({ dataset }) => dataset.title },
      ],
    },
    named(datasets).map(({ dataset, file, name }) => ({ ...file, name, datasetId: dataset.id })),
  )

/** Downloads what was asked for, one file after another; what cannot be saved does not keep the others away. */
export async function download(
  session: Session,
  datasets: readonly Dataset[],
  asked: Asked,
  terms: Terms,
): Promise<void> {
  const { words, isJson } = session
  const all = named(datasets)
  if (all.length === 0) throw new Refused(words.refused.noData)
  const wanted = asked.file ? asked.file.map(name => find(session, all, name)) : all
  for (const dataset of new Set(wanted.map(one => one.dataset)))
    await requireTerms(session, dataset, asked['accept-terms'] === true, terms)

  const results: { id: number; name: string; path: string; sha256: string; size: number; state: string }[] =
    []
  const failures: Refused[] = []
  for (const { file, name } of wanted) {
    try {
      const path = safePath(asked.path ?? '.', name)
      if (path === undefined) throw new Refused(words.refused.unsafeName(plain(name)))
      const state = await saveFile(session, { ...file, path, isForced: asked.force === true })
      results.push({ id: file.id, name, path, sha256: file.sha256, size: file.size, state })
      if (!isJson) write(`${words.download[state](plain(path))}\n`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      failures.push(error)
      note(error.message)
    }
  }
  if (isJson) write(json(results))
  process.exitCode = Math.max(0, ...failures.map(failure => failure.exitCode))
}

/** By its id, its whole name, or the end of its path where no other ends so. */
function find({ words }: Session, all: readonly Chosen[], asked: string): Chosen {
  const [exact] = all.filter(({ file, name }) => name === asked || String(file.id) === asked)
  if (exact) return exact
  const [first, second] = all.filter(({ name }) => name.endsWith(`/${asked}`))
  if (second) throw new Refused(words.refused.severalFiles(plain(asked)))
  if (!first) throw new Refused(words.refused.noFile(plain(asked)))
  return first
}

/** Nobody accepts terms without saying so; what else keeps a reader from the data is said in the site's words. */
async function requireTerms(
  { words, client }: Session,
  dataset: Dataset,
  isAccepting: boolean,
  { page, accept }: Terms,
): Promise<void> {
  const { download: may } = dataset.abilities
  if (may.allowed) return
  const isAboutTerms = may.code === termsFirst
  if (isAboutTerms && isAccepting) {
    await accept(dataset)
    return note(words.download.accepted(plain(dataset.title)))
  }
  const address = new URL(may.hint ?? page(dataset), client.site).href
  throw new Refused(
    isAboutTerms
      ? words.refused.terms(plain(dataset.title), page(dataset))
      : `${plain(may.message ?? '')}\n${words.refused.seeAlso(plain(address))}`,
  )
}
