import type { Localized } from '../web/language.ts'

type Named = Readonly<Record<string, Localized>>
/**
 * What of a feature stands in the audit list, in both languages. Entries are never changed: an action that is no longer
 * done keeps its words.
 */
export type AuditWords = {
  /** What stands before the dot of actions. */
  groups?: Named
  /** Kinds of things that actions are about. */
  subjects?: Named
  /** The group, then what was done. */
  actions?: Named
}

export const defineAudit = <const A extends AuditWords>(audit: A): A => audit

/** Each feature adds its own in its `audit.ts` (`declare module` on this file), so that the ground floor knows no feature. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface AuditOfFeatures {}

type NamesOf<Kind extends keyof AuditWords> = {
  [F in keyof AuditOfFeatures]: AuditOfFeatures[F] extends Record<Kind, infer Words>
    ? keyof Words & string
    : never
}[keyof AuditOfFeatures]

/** All that may be written into the audit list: what has words, in a group that has words. */
export type AuditAction = Extract<NamesOf<'actions'>, `${NamesOf<'groups'>}.${string}`>
export type AuditSubject = NamesOf<'subjects'>
