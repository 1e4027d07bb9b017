import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'

const cv = { field: 'file', name: 'cv.pdf', content: Buffer.from('%PDF-1.7 简历') }

export const samples: FeatureSamples = {
  policy: `
call                                                visitor user   other  member captain foreign organiser administrator editor certifier
GET /api/sites/{name}/jobs                          ok      ok     ok     ok     ok      ok      ok        ok
GET /api/sites/{name}/jobs/{jobId}                  ok      ok     ok     ok     ok      ok      ok        ok
POST /api/sites/{name}/jobs/{jobId}/application     40101   ok     ok     ok     409431  ok      ok        409433        409433 ok
DELETE /api/sites/{name}/jobs/{jobId}/application   40101   404432 404432 404432 ok      404432  404432    404432
GET /api/sites/{name}/talents                       ok      ok     ok     ok     ok      ok      ok        ok
PUT /api/sites/{name}/talents/own                   40101   ok     ok     ok     ok      ok      ok        ok
DELETE /api/sites/{name}/talents/own                40101   ok     ok     ok     ok      ok      ok        ok
GET /api/admin/jobs                                 40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
POST /api/admin/jobs                                40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
GET /api/admin/jobs/{jobId}                         40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/jobs/{jobId}                         40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/jobs/applications/{applicationId}    40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
GET /api/admin/jobs/applications/{applicationId}/cv 40101   40301  40301  40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/sites/{name}/jobs': ({ site: { name } }) => [
      { params: { name } },
      { params: { name }, query: { kind: 'full' } },
    ],
    'GET /api/sites/{name}/jobs/{jobId}': ({ site: { name }, jobs: { job: jobId } }) => [
      { params: { name, jobId } },
    ],
    'POST /api/sites/{name}/jobs/{jobId}/application': ({ site: { name }, jobs: { job: jobId } }) => [
      {
        params: { name, jobId },
        fields: { name: '申请人', contact: 'me@example.org', message: '', hasConsented: 'true' },
        file: cv,
      },
    ],
    'DELETE /api/sites/{name}/jobs/{jobId}/application': ({ site: { name }, jobs: { job: jobId } }) => [
      { params: { name, jobId } },
    ],
    'GET /api/sites/{name}/talents': ({ site: { name } }) => [
      { params: { name } },
      { params: { name }, query: { search: 'Python', hasMedal: 'false' } },
    ],
    'PUT /api/sites/{name}/talents/own': ({ site: { name } }) => [
      { params: { name }, body: { headline: '想做预测', skills: ['Python'], hasConsented: true } },
    ],
    'DELETE /api/sites/{name}/talents/own': ({ site: { name } }) => [{ params: { name } }],
    'GET /api/admin/jobs': () => [{}],
    'POST /api/admin/jobs': ({ site: { id: siteId } }) => [
      { body: { siteId, titleZh: '职位', titleEn: 'Job' } },
    ],
    'GET /api/admin/jobs/{jobId}': ({ jobs: { job: jobId } }) => [{ params: { jobId } }],
    'PUT /api/admin/jobs/{jobId}': async ({ world, people, jobs: { job: jobId } }) => {
      const { data } = await ask(world, `GET /api/admin/jobs/${jobId}`, { as: people.administrator })
      return [{ params: { jobId }, body: { value: data.value, tag: data.tag } }]
    },
    'PUT /api/admin/jobs/applications/{applicationId}': ({ jobs: { application: applicationId } }) => [
      { params: { applicationId }, body: { state: 'seen' } },
    ],
    'GET /api/admin/jobs/applications/{applicationId}/cv': ({ jobs: { application: applicationId } }) => [
      { params: { applicationId } },
    ],
  },
  pages: {
    '/special/:name/job': ({ site }) => `/special/${site.name}/job`,
    '/special/:name/talent': ({ site }) => `/special/${site.name}/talent`,
    '/special/:name/job/:id': ({ site, jobs }) => `/special/${site.name}/job/${jobs.job}`,
    '/admin/jobs/:jobId': ({ jobs }) => `/admin/jobs/${jobs.job}`,
  },
}
