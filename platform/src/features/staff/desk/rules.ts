/** What the first page of the administration can be: what waits for this person, or what their roles are for. */
export const homes = ['tasks', 'roles'] as const
export type Home = (typeof homes)[number]

/** Who runs nothing has no queue and no tasks. */
export const homeOf = (roles: readonly string[]): Home =>
  roles.includes('administrator') || roles.includes('organiser') ? 'tasks' : 'roles'
