import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { getEdition, listEditions } from '../contract.ts'
import { currentOf, editionState, formPurposes } from '../rules.ts'
import { editionFacts } from './edition-facts.ts'
import { currentForm, publishedEditions, readEdition, tracksOf, type EditionRow } from './reads.ts'

export const editionHandlers: Handler[] = [
  handleForAll(listEditions, async ({ read, lang, now }) => {
    const editions = (await publishedEditions(read, now)).map(row => presentEdition(row, lang, now))
    return { currentId: currentOf(editions)?.id ?? null, editions }
  }),

  handleForAll(getEdition, async ({ read, lang, now }, { params }) => {
    const row = await readEdition(read, params.id, now)
    const [tracks, [signup, proposal]] = await Promise.all([
      tracksOf(read, row.id),
      Promise.all(formPurposes.map(async purpose => (await currentForm(read, row.id, purpose)).fields)),
    ])
    return {
      ...presentEdition(row, lang, now),
      html: renderMarkdown(localizeColumn(row, 'body', lang)),
      entrantKinds: row.entrant_kinds,
      checks: row.checks,
      mostMembers: row.most_members,
      isBlind: row.is_blind,
      tracks: tracks.map(track => ({
        id: track.id,
        name: localizeColumn(track, 'name', lang),
        about: localizeColumn(track, 'about', lang),
      })),
      forms: { signup: signup ?? [], proposal: proposal ?? [] },
    }
  }),
]

const presentEdition = (row: EditionRow, lang: Lang, now: Date) => ({
  ...editionFacts(row, { lang, now }),
  summary: localizeColumn(row, 'summary', lang),
  state: editionState(row, now),
})
