/** Where the administration shows a subject of the audit list; undefined where it has no page of its own. */
export function subjectPath(subject: string, id: number | null): string | undefined {
  if (id === null) return undefined
  if (subject === 'competition') return `/admin/competitions/${id}`
  if (subject === 'user') return `/admin/users/${id}`
  return undefined
}

/** What stands before the dot of each action: groups to choose from. */
export const groupsOf = (actions: readonly string[]): string[] => [
  ...new Set(actions.map(action => action.split('.')[0] ?? action)),
]

/** A day in a field of a form as the instant at which it begins, in UTC; undefined where it is no day. */
export function dayStart(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00.000Z`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
