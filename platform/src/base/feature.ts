import type { AuditWords } from './audit/actions.ts'
import type { Permission } from './contract/staff.ts'

/** What a feature is made of, as far as nothing of a server is needed to know it. */
export type Feature<Contracts extends object = object> = {
  /** Its folder below `features/`. */
  name: `${string}/${string}`
  /** All that its contracts export: calls, and the schemas that others build on. */
  contracts?: Contracts
  audit?: AuditWords
  /** What staff may do in it with what is others' through the calls that everybody has. */
  permissions?: Readonly<Record<string, Permission>>
}

export const defineFeature = <const F extends Feature>(feature: F): F => feature
