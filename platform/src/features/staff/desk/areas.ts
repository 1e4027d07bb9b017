/** The sections of the administration, each with the call that its page cannot do without: who may make it sees the section. */
export const areas = [
  { key: 'home', path: '/admin', call: 'GET /api/admin/home' },
  { key: 'competitions', path: '/admin/competitions', call: 'GET /api/admin/competitions' },
  { key: 'catalogue', path: '/admin/catalogue', call: 'GET /api/admin/catalogue/{kind}' },
  { key: 'users', path: '/admin/users', call: 'GET /api/admin/users' },
  { key: 'audit', path: '/admin/audit', call: 'GET /api/admin/audit' },
  { key: 'health', path: '/admin/health', call: 'GET /api/admin/health' },
] as const

export type AreaKey = (typeof areas)[number]['key']
