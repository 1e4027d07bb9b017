import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { handIn } from '../../../../test/teams.ts'

const told = {
  method: '逻辑回归',
  authors: '作者',
  organisation: '大学',
  paperUrl: 'https://example.org/paper',
  codeUrl: null,
  licence: 'MIT',
  about: '说明',
}

export const samples: FeatureSamples = {
  policy: `
call                                         visitor user   other  member captain foreign organiser administrator editor certifier
GET /api/benchmarks                          ok      ok     ok     ok     ok      ok      ok        ok
GET /api/benchmarks/{benchmarkId}            ok      ok     ok     ok     ok      ok      ok        ok
GET /api/benchmarks/entries/{entryId}        ok      ok     ok     ok     ok      ok      ok        ok
GET /api/benchmarks/{benchmarkId}/own        40101   ok     ok     ok     ok      ok      ok        ok
POST /api/benchmarks/{benchmarkId}/entries   40101   400410 400410 ok     ok      400410  400410    400410
PUT /api/benchmarks/entries/{entryId}        40101   403410 403410 403410 ok      403410  403410    403410
DELETE /api/benchmarks/entries/{entryId}     40101   403410 403410 403410 ok      404411  404411    404411        404411 404411
GET /api/admin/benchmarks                    40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
POST /api/admin/benchmarks                   40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
GET /api/admin/benchmarks/{benchmarkId}      40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/benchmarks/{benchmarkId}      40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/benchmarks/entries/{entryId}  40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/benchmarks': () => [{}],
    'GET /api/benchmarks/{benchmarkId}': ({ benchmark: { id: benchmarkId }, competition }) => [
      { params: { benchmarkId } },
      { params: { benchmarkId }, query: { version: competition.scheduleId } },
    ],
    'GET /api/benchmarks/entries/{entryId}': ({ benchmark: { entry: entryId } }) => [{ params: { entryId } }],
    'GET /api/benchmarks/{benchmarkId}/own': ({ benchmark: { id: benchmarkId } }) => [
      { params: { benchmarkId } },
    ],
    'POST /api/benchmarks/{benchmarkId}/entries': async stage => {
      const { world, competition, people, boards, benchmark } = stage
      const submissionId = await handIn(world, competition.id, people.captain, {
        score: 0.5,
        subRank: boards[0] ?? '',
      })
      return [{ params: { benchmarkId: benchmark.id }, body: { submissionId, ...told } }]
    },
    'PUT /api/benchmarks/entries/{entryId}': ({ benchmark: { entry: entryId } }) => [
      { params: { entryId }, body: told },
    ],
    'DELETE /api/benchmarks/entries/{entryId}': ({ benchmark: { entry: entryId } }) => [
      { params: { entryId } },
    ],
    'GET /api/admin/benchmarks': () => [{}],
    'POST /api/admin/benchmarks': async ({ world }) => [
      { body: { competitionId: (await makeCompetition(world)).id } },
    ],
    'GET /api/admin/benchmarks/{benchmarkId}': ({ benchmark: { id: benchmarkId } }) => [
      { params: { benchmarkId } },
    ],
    'PUT /api/admin/benchmarks/{benchmarkId}': async ({ world, people, benchmark: { id: benchmarkId } }) => {
      const { data } = await ask(world, `GET /api/admin/benchmarks/${benchmarkId}`, {
        as: people.administrator,
      })
      return [{ params: { benchmarkId }, body: { value: data.value, tag: data.tag } }]
    },
    'PUT /api/admin/benchmarks/entries/{entryId}': async ({ world, people, benchmark }) => {
      const { data } = await ask(world, `GET /api/admin/benchmarks/${benchmark.id}`, {
        as: people.administrator,
      })
      const { tag } = data.entries.find((one: { id: number }) => one.id === benchmark.entry)
      const body = { isVerified: true, reason: '用公开代码复算', tag }
      return [{ params: { entryId: benchmark.entry }, body }]
    },
  },
  stays: ['benchmark', 'benchmark_entry'],
  pages: {
    '/evalution/:benchmarkId/method': ({ benchmark }) => `/evalution/${benchmark.id}/method`,
    '/admin/benchmarks/:benchmarkId': ({ benchmark }) => `/admin/benchmarks/${benchmark.id}`,
  },
}
