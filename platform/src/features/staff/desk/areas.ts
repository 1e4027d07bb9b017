/** The sections of the administration. */
export const areas = [
  { key: 'home', path: '/admin' },
  { key: 'competitions', path: '/admin/competitions' },
  { key: 'catalogue', path: '/admin/catalogue' },
  { key: 'users', path: '/admin/users' },
  { key: 'audit', path: '/admin/audit' },
  { key: 'health', path: '/admin/health' },
] as const

export type AreaKey = (typeof areas)[number]['key']
