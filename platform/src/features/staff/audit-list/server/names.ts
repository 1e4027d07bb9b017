import type { AuditWords } from '../../../../base/audit/actions.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { allAuditWords } from './hooks.ts'

/** What groups, subjects and actions are called in the reader's language. */
export function namesIn(lang: Lang) {
  const all = allAuditWords.run()
  const named = (kind: keyof AuditWords): Record<string, string> =>
    Object.fromEntries(
      all
        .flatMap(words => Object.entries(words[kind] ?? {}))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([code, text]) => [code, localize(text, lang)]),
    )
  return { groups: named('groups'), subjects: named('subjects'), actions: named('actions') }
}
