import type { Returned } from '../../../../base/contract/call.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { partsOf, withContents } from '../../../../base/markdown/contents.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { searchHelp } from '../contract.ts'
import { excerptOf, holdsAll, piecesOf, wordsOf } from '../search.rules.ts'
import { htmlOf, presentVersions } from './documents.ts'

const most = 30

/** The parts of the documents that hold all the words, those with one in their heading first. */
export async function searchIn(db: ReadDb, search: string, lang: Lang): Promise<Returned<typeof searchHelp>> {
  const words = wordsOf(search)
  if (words.length === 0) return { found: [] }
  const parts = (await presentVersions(db)).flatMap(row => {
    const title = localizeColumn(row, 'title', lang)
    return partsOf(withContents(htmlOf(row, lang), 1).html).map(part => ({ ...part, tab: row.tab, title }))
  })
  const found = parts.filter(part => holdsAll(`${part.heading} ${part.text}`, words))
  const inHeading = (part: { heading: string }) => words.some(word => holdsAll(part.heading, [word]))
  return {
    found: [...found.filter(inHeading), ...found.filter(part => !inHeading(part))]
      .slice(0, most)
      .map(({ tab, title, id, heading, text }) => ({
        tab,
        title,
        part: id,
        heading,
        excerpt: piecesOf(excerptOf(text, words), words),
      })),
  }
}
