import { freshScore, ofCompetition, reason } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { handIn } from '../../../../test/teams.ts'

export const samples: FeatureSamples = {
  policy: `
call                                                                   visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/run                                   40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/submissions                           40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/submissions.csv                       40101   40301 40301 40301  40301   40301   ok        ok
GET /api/admin/competitions/{id}/submissions/{submissionId}            40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/submissions/{submissionId}/adjustment 40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/submissions/{submissionId}/void       40101   40301 40301 40301  40301   40301   ok        ok
POST /api/admin/competitions/{id}/teams/{teamId}/tries                 40101   40301 40301 40301  40301   40301   ok        ok
POST /api/competitions/{id}/uploads                                    40101   40346 ok    ok     ok      40346   40346     40346
POST /api/competitions/{id}/uploads/resumable                          40101   40346 ok    ok     ok      40346   40346     40346
DELETE /api/submissions/{id}                                           40101   40440 40440 ok     ok      40440   ok        ok
GET /api/submissions/{id}                                              40101   40440 40440 ok     ok      40440   ok        ok
PUT /api/submissions/{id}/candidate                                    40101   40440 40440 40944  40944   40440   40440     40440
GET /api/submissions/{id}/events                                       40101   40440 40440 ok     ok      40440   ok        ok
GET /api/submissions/{id}/file                                         40101   40440 40440 ok     ok      40440   ok        ok
GET /api/submissions/{id}/files/{fileId}                               40101   40440 40440 ok     ok      40440   ok        ok
`,
  calls: {
    'POST /api/competitions/{id}/uploads': ({ competition: { id }, boards: [subRank = ''] }) => [
      { params: { id }, fields: { subRank }, file: 'id,label\n1,a\n2,b\n3,a\n4,b\n' },
    ],
    'POST /api/competitions/{id}/uploads/resumable': ({ competition: { id, scheduleId } }) => [
      { params: { id }, body: { schedule_id: scheduleId, name: 'r.csv', size: 100, fingerprint: 'f' } },
    ],
    'GET /api/submissions/{id}': ({ submission: id }) => [{ params: { id } }],
    'GET /api/submissions/{id}/events': ({ submission: id }) => [{ params: { id } }],
    'GET /api/submissions/{id}/file': ({ submission: id }) => [{ params: { id } }],
    'GET /api/submissions/{id}/files/{fileId}': ({ submission: id, processFile: fileId }) => [
      { params: { id, fileId } },
    ],
    'DELETE /api/submissions/{id}': async ({ world, competition, people }) => [
      { params: { id: await handIn(world, competition.id, people.captain) } },
    ],
    'GET /api/admin/competitions/{id}/run': ofCompetition,
    'GET /api/admin/competitions/{id}/submissions': ofCompetition,
    'GET /api/admin/competitions/{id}/submissions.csv': ofCompetition,
    'GET /api/admin/competitions/{id}/submissions/{submissionId}': ({ competition: { id }, submission }) => [
      { params: { id, submissionId: submission } },
    ],
    'POST /api/admin/competitions/{id}/teams/{teamId}/tries': ({ competition: { id }, team }) => [
      { params: { id, teamId: team.id }, body: { count: 1, reason } },
    ],
    'PUT /api/admin/competitions/{id}/submissions/{submissionId}/void': async stage => [
      { params: await freshScore(stage), body: { isVoid: true, reason } },
    ],
    'PUT /api/admin/competitions/{id}/submissions/{submissionId}/adjustment': async stage => [
      { params: await freshScore(stage), body: { board: 'A', score: 0.5, reason } },
    ],
    'PUT /api/submissions/{id}/candidate': ({ submission: id }) => [
      { params: { id }, body: { isCandidate: true } },
    ],
  },
  pages: {
    '/admin/competitions/:id/submissions/:submissionId': ({ competition, submission }) =>
      `/admin/competitions/${competition.id}/submissions/${submission}`,
  },
  stays: ['submission_upload', 'quota_day', 'score_adjustment', 'submission_score_history'],
}
