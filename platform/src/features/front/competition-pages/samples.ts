import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                       visitor user  other member captain foreign organiser administrator
GET /api/competitions/{id} ok      ok    ok    ok     ok      ok      ok        ok
GET /api/users/cmpt-cred   40101   40330 ok    ok     ok      40330   40330     40330
`,
  calls: {
    'GET /api/competitions/{id}': ({ competition: { id, scheduleId }, boards }) =>
      [
        {},
        ...['datasets', 'submits', 'rankings', 'daily', 'guide-info'].map(part => ({ part, per_size: 50 })),
        { part: 'rankings', stage: 0 },
        { part: 'rankings', stage: 1 },
        { part: 'rankings', sch: scheduleId, page: 2, per_size: 1 },
        { part: 'submits', sch: scheduleId, per_size: 1 },
        { part: 'daily', day: '2026-11-19', per_size: 50 },
        ...boards
          .slice(1)
          .flatMap(type =>
            [
              { part: 'submits' },
              { part: 'daily' },
              { part: 'rankings', stage: 0 },
              { part: 'rankings', stage: 1 },
            ].map(asked => ({ ...asked, type })),
          ),
      ].map(query => ({ params: { id }, query })),
    'GET /api/users/cmpt-cred': ({ competition: { id } }) => [{ query: { cmp: id } }],
  },
}
