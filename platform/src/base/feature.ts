import type { AuditWords } from './audit/actions.ts'
import type { Call } from './contract/call.ts'
import type { Permission } from './contract/staff.ts'
import type { NoticeKindWords } from './notice-kinds.ts'
import type { Localized } from './web/language.ts'

export const sectionIcons = ['tasks', 'trophy', 'folders', 'people', 'badge', 'scroll', 'pulse'] as const

/** A section of the administration, in its menu. Whoever may make the call that its page cannot do without sees it. */
export type Section = {
  /** Lower ones stand first. */
  place: number
  path: `/admin${string}`
  icon: (typeof sectionIcons)[number]
  title: Localized
  needs: Call
}

/** The parts of the menu of one competition in the administration; what is at the top has no heading. */
export const pageGroups = ['top', 'setup', 'run', 'people', 'tools'] as const

/** A page about one competition in the administration. */
export type CompetitionPage = {
  group: (typeof pageGroups)[number]
  /** Lower ones stand first. */
  place: number
  /** Below the address of the competition. */
  path: string
  title: Localized
}

/** What a feature is made of, as far as nothing of a server is needed to know it. */
export type Feature<Contracts extends object = object> = {
  /** Its folder below `features/`. */
  name: `${string}/${string}`
  /** All that its contracts export: calls, and the schemas that others build on. */
  contracts?: Contracts
  audit?: AuditWords
  /** What it tells people of, by kind (`team.asked`): its file `notice-kinds.ts`. */
  noticeKinds?: Readonly<Record<string, NoticeKindWords>>
  sections?: readonly Section[]
  competitionPages?: readonly CompetitionPage[]
  /** What staff may do in it with what is others' through the calls that everybody has. */
  permissions?: Readonly<Record<string, Permission>>
}

export const defineFeature = <const F extends Feature>(feature: F): F => feature
