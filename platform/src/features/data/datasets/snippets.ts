import type { ProfileFormat } from './profile-schema.ts'

type File = { id: number; name: string; format: ProfileFormat | null }

/** Beyond this many files a snippet is of the one that is looked at. */
const most = 6

/** Of all where they are few, else of the chosen one. */
const taken = <F extends File>(files: readonly F[], chosen: F): readonly F[] =>
  files.length <= most ? files : [chosen]

const header = '-H "Authorization: Bearer $LEITAI_TOKEN"'
const addressOf = (site: string, file: File) => `${site}/api/datasets/files/${file.id}`
/** One word of a shell, whatever stands in it. */
const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Fetches files under their own names, and all of the version at once. */
export function curlSnippet(
  site: string,
  dataset: { id: number; version: number; files: readonly File[] },
  chosen: File,
): string {
  const lines = taken(dataset.files, chosen).map(
    file =>
      `curl -fL ${header} ${file.name.includes('/') ? '--create-dirs ' : ''}-o ${shellWord(file.name)} ${addressOf(site, file)}`,
  )
  const archive = `${site}/api/datasets/${dataset.id}/archive?version=${dataset.version}`
  return [...lines, `curl -fL ${header} -o dataset-${dataset.id}.zip ${shellWord(archive)}`].join('\n')
}

/** Fetches them by the site's own command-line client, which checks what it saved and resumes what was cut. */
export function cliSnippet(
  site: string,
  dataset: { id: number; competitionId: number | null; version: number; files: readonly File[] },
  chosen: File,
): string {
  const what =
    dataset.competitionId === null
      ? `datasets download ${dataset.id} --version ${dataset.version}`
      : `competitions download ${dataset.competitionId}`
  const files = taken(dataset.files, chosen)
  // Of a competition's several datasets, only what is looked at.
  const named =
    dataset.competitionId !== null || files.length < dataset.files.length
      ? files.map(file => ` -f ${file.id}`).join('')
      : ''
  return `curl -fsSO ${site}/cli/leitai.mjs\nnode leitai.mjs ${what}${named}`
}

/** Reads tables straight from the site; undefined where there are none. */
export function pandasSnippet(site: string, files: readonly File[], chosen: File): string | undefined {
  const all = files.filter(file => file.format !== null)
  const first = chosen.format === null ? all[0] : chosen
  if (!first) return undefined
  const names = new Set<string>()
  const lines = taken(all, first).map(file => {
    const name = variableOf(file.name, names)
    names.add(name)
    const { call, options } = reading(file)
    return `${name} = pd.${call}(f"{site}/api/datasets/files/${file.id}", ${[...options, 'storage_options=auth'].join(', ')})  # ${file.name}`
  })
  return [
    'import os',
    'import pandas as pd',
    '',
    `site = ${JSON.stringify(site)}`,
    `auth = {"Authorization": f"Bearer {os.environ['LEITAI_TOKEN']}"}`,
    ...lines,
  ].join('\n')
}

/** How pandas reads it: an address ends in no file name, so how it is packed has to be said. */
function reading({ name, format }: File): { call: string; options: string[] } {
  const packed = /\.gz$/i.test(name) ? ['compression="gzip"'] : []
  if (format === 'parquet') return { call: 'read_parquet', options: [] }
  if (format === 'jsonl') return { call: 'read_json', options: ['lines=True', ...packed] }
  return { call: 'read_csv', options: [...(format === 'tsv' ? [String.raw`sep="\t"`] : []), ...packed] }
}

/** A name that Python takes, and that no other file of the snippet has. */
function variableOf(path: string, others: ReadonlySet<string>): string {
  const file = (path.split('/').at(-1) ?? '').replace(/\.(csv|tsv|jsonl|ndjson|parquet)(\.gz)?$/i, '')
  const word = file
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
  const name = /^[a-z]/.test(word) && !reserved.has(word) ? word : `data${word && `_${word}`}`
  for (let count = 1; ; count++) {
    const own = count === 1 ? name : `${name}_${count}`
    if (!others.has(own)) return own
  }
}

/** Words of Python, and what the snippet itself calls so. */
const reserved = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield os pd site auth'.split(
    ' ',
  ),
)
