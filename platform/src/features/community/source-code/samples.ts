import { makeZip } from '../../../../test/archives.ts'
import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                      visitor user  other member captain foreign organiser administrator
PUT /api/admin/source-code/{id}                           40101   40301 40301 40301  40301   40490   ok        ok
GET /api/competitions/submits/source-code                 ok      ok    ok    ok     ok      ok      ok        ok
GET /api/competitions/submits/source-code/comment         40490   40490 40490 ok     ok      40490   ok        ok
POST /api/competitions/submits/source-code/comment        40101   40490 40490 ok     ok      40490   ok        ok
DELETE /api/competitions/submits/source-code/comment/{id} 40101   40492 40492 40394  ok      40492   ok        ok
GET /api/competitions/submits/source-code/{id}/archive    40490   40490 40490 ok     ok      40490   ok        ok
POST /api/competitions/{id}/source-code                   40101   40391 ok    ok     ok      40391   40391     40391
`,
  calls: {
    'GET /api/competitions/submits/source-code': ({ code }) => [
      { query: { cmptId: code.competitionId } },
      { query: { procedureId: code.procedureId } },
      { query: { procedureId: code.procedureId, path: 'src/main.py' } },
      { query: { cmptId: code.competitionId, teamId: code.teamId } },
    ],
    'GET /api/competitions/submits/source-code/{id}/archive': ({ code }) => [
      { params: { id: code.procedureId } },
    ],
    'GET /api/competitions/submits/source-code/comment': ({ code }) => [
      { query: { procedureId: code.procedureId } },
      { query: { procedureId: code.procedureId, path: 'src/main.py' } },
    ],
    'POST /api/competitions/submits/source-code/comment': ({ code }) => [
      { body: { procedureId: code.procedureId, path: 'src/main.py', line: 1, content: '好' } },
    ],
    'DELETE /api/competitions/submits/source-code/comment/{id}': async ({ world, code, people }) => {
      const { data } = await ask(world, 'POST /api/competitions/submits/source-code/comment', {
        as: people.captain,
        body: { procedureId: code.procedureId, path: 'src/main.py', line: 1, content: '好' },
      })
      return [{ params: { id: data.id } }]
    },
    'PUT /api/admin/source-code/{id}': ({ code }) => [
      { params: { id: code.procedureId }, body: { isPublished: true } },
    ],
    'POST /api/competitions/{id}/source-code': ({ code }, role) => [
      {
        params: { id: code.competitionId },
        file: { field: 'file', name: 'a.zip', content: makeZip([{ name: 'a.py', content: `# ${role}\n` }]) },
      },
    ],
  },
  pages: {
    '/competitions/source-code': ({ code }) =>
      `/competitions/source-code?cmptId=${code.competitionId}&procedureId=${code.procedureId}`,
  },
  stays: ['code_procedure'],
}
