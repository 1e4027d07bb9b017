import sharp from 'sharp'
import { makeZip } from '../archives.ts'

type File = { name: string; content: string | Buffer }
/** An archive of these files, all of them in a folder if one is named. */
export const zipOf = (files: readonly File[], folder = '') =>
  makeZip(files.map(({ name, content }) => ({ name: folder + name, content })))

export const picture = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#2a6' } })
  .png()
  .toBuffer()

/** Answers of `rows` rows with ids, labels and, if asked for, where each counts. */
export const answersCsv = (rows: number, usage?: { column: string; values: readonly string[] }): string =>
  [
    `id,label${usage ? `,${usage.column}` : ''}`,
    ...Array.from(
      { length: rows },
      (_, at) => `${at + 1},${'ab'[at % 2]}${usage ? `,${usage.values[at % usage.values.length]}` : ''}`,
    ),
    '',
  ].join('\n')

/** What of a bundle is otherwise than usual. */
export type Edit = {
  config?: (text: string) => string
  more?: readonly File[]
  without?: readonly string[]
  folder?: string
}
/** A bundle of these files, changed as is asked. */
export const edited = (
  files: readonly File[],
  config: string,
  { config: edit, more = [], without = [], folder }: Edit,
) =>
  zipOf(
    [
      ...files
        .filter(file => !without.includes(file.name))
        .map(file =>
          file.name === config && edit ? { ...file, content: edit(String(file.content)) } : file,
        ),
      ...more,
    ],
    folder,
  )
