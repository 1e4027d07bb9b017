import { handle, type Handler } from '../../../../base/http/handler.ts'
import { countries, provinces } from '../places.rules.ts'
import { ownWords } from '../own-words.rules.ts'
import { fitting, wordKinds, type WordKind } from '../suggestions.rules.ts'
import { getPlaces, getSmartInput, proxyEasySearch } from '../suggestions.contract.ts'
import { commonWords, wordsLike } from './words.ts'

const mostCommon = 20

export const suggestionHandlers: Handler[] = [
  handle(getSmartInput, async ({ read, lang }) => {
    const entered = await commonWords(read, mostCommon)
    const of = (kind: WordKind) =>
      fitting([...(entered.get(kind) ?? []).map(word => [word]), ...ownWords(kind, lang)], '', mostCommon)
    return Object.fromEntries(wordKinds.map(kind => [kind, of(kind)])) as Record<WordKind, string[]>
  }),

  handle(proxyEasySearch, async ({ read, lang }, { body }) => {
    if (body.keyword === '') return []
    const entered = await wordsLike(read, body.type, body.keyword)
    return fitting([...ownWords(body.type, lang), ...entered.map(word => [word])], body.keyword)
  }),

  handle(getPlaces, () => ({
    countries,
    provinces: provinces.map(one => ({ ...one, cities: [...one.cities] })),
  })),
]
