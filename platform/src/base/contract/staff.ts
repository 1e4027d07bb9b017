import type { Role } from '../http/viewer.ts'

/** Who of the staff may do something, besides administrators, who may do all. */
export type Staff = {
  roles: readonly Exclude<Role, 'administrator'>[]
  /** An organiser only for a competition of his own: the one that the path's `{id}` names, or that of what was found. */
  own?: 'named' | 'found'
}

/** What staff may do with what is others' through the calls that everybody has: a feature has them in `permissions.ts`. */
export type Permission = { name: `${string}.${string}`; staff: Staff }
