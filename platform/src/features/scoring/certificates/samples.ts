import { ofCompetition } from '../../../../test/sample-parts.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'
import { usualTemplate } from './template.ts'

const codeOn = ({ competition }: Stage): string => String(competition.id).padStart(20, '0')

/** A certificate of the captain, there from the first time that somebody asks. It says nothing of the competition as it is. */
async function withCertificate(stage: Stage): Promise<string> {
  const { world, competition, team } = stage
  await world.db
    .insertInto('certificate')
    .values({
      code: codeOn(stage),
      competition_id: competition.id,
      serial: 1,
      sub_rank: '',
      user_id: team.captain.id,
      team_id: team.id,
      rank: 1,
      name: '获奖者',
      team_name: '获奖队',
      competition_zh: '证书上的竞赛',
      competition_en: 'As certified',
      award_zh: '冠军',
      award_en: 'Champion',
      issued_on: '2026-11-20',
      issued_at: world.clock.now(),
      revoked_at: null,
      revoked_reason: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return codeOn(stage)
}

export const samples: FeatureSamples = {
  policy: `
call                                                    visitor user  other member captain foreign organiser administrator
GET /api/admin/competitions/{id}/certificates           40101   40301 40301 40301  40301   40301   ok        ok
PUT /api/admin/competitions/{id}/certificates           40101   40301 40301 40301  40301   40301   40991     40991
GET /api/admin/competitions/{id}/certificates/preview   40101   40301 40301 40301  40301   40301   ok        ok
GET /api/certificates/{code}                            ok      ok    ok    ok     ok      ok      ok        ok
GET /api/certificates/{code}/file                       40101   403253 403253 403253 ok    403253  403253    403253
GET /api/users/certificates                             ok      ok    ok    ok     ok      ok      ok        ok
`,
  calls: {
    'GET /api/admin/competitions/{id}/certificates': ofCompetition,
    'PUT /api/admin/competitions/{id}/certificates': ({ competition: { id } }) => [
      { params: { id }, body: { value: usualTemplate, tag: '' } },
    ],
    'GET /api/admin/competitions/{id}/certificates/preview': ({ competition: { id } }) => [
      { params: { id }, query: { lang: 'en-US', rank: 1 } },
    ],
    'GET /api/certificates/{code}': async stage => [{ params: { code: await withCertificate(stage) } }],
    'GET /api/certificates/{code}/file': async stage => [
      { params: { code: await withCertificate(stage) }, query: { lang: 'zh-CN' } },
    ],
    'GET /api/users/certificates': ({ people: { captain } }) => [{ query: { userId: captain.id } }],
  },
  pages: { '/certificates/:code': stage => `/certificates/${codeOn(stage)}` },
  stays: ['certificate', 'certificate_serial', 'certificate_template'],
}
