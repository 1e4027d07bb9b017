import { formatCount } from '../../../../base/web/format.ts'
import type { IdDifference } from '../../../engine/scorer/sample-ids.ts'
import type { phrases } from '../phrases.zh.ts'

/** How the ids of a file differ from the sample's, a sentence each; none where they do not. */
export function differencesIn(ids: IdDifference | undefined, words: (typeof phrases)['check']): string[] {
  if (!ids) return []
  const { unknown, missing } = ids
  return [
    ...(unknown.count > 0 ? [words.idsUnknown(formatCount(unknown.count), unknown.examples.join(', '))] : []),
    ...(missing.count > 0 ? [words.idsMissing(formatCount(missing.count), missing.examples.join(', '))] : []),
  ]
}
