import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Stage } from '../../../../test/stage.ts'

let year = 1971
/** A season with a track of the stage's competition, published. */
async function makeSeason({ world, people, competition, name }: Stage) {
  const as = people.administrator
  const { data: made } = await ask(world, 'POST /api/admin/seasons', {
    as,
    body: { seriesKey: 'DCIC', year: year++, titleZh: `${name} 赛季`, titleEn: `${name} season` },
  })
  const { data } = await ask(world, `GET /api/admin/seasons/${made.id}`, { as })
  const both = (field: string, text: string) => ({ [`${field}Zh`]: text, [`${field}En`]: text })
  const value = {
    ...data.value,
    ...both('body', 'About'),
    ...both('seriesAbout', 'About'),
    isPublished: true,
    tracks: [
      {
        ...both('name', 'Track'),
        ...both('about', ''),
        stages: [{ competitionId: competition.id, qualifies: null }],
        awards: [{ ...both('name', 'First prize'), fromRank: 1, toRank: 1 }],
      },
    ],
  }
  const saved = await ask(world, `PUT /api/admin/seasons/${made.id}`, { as, body: { value, tag: data.tag } })
  if (saved.status !== 200) throw new Error(`no season: ${saved.errno} ${saved.paths.join()}`)
  return { id: made.id as number, value: saved.data.value, tag: saved.data.tag as string }
}

export const samples: FeatureSamples = {
  policy: `
call                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/seasons                   ok      ok    ok    ok     ok      ok      ok        ok
GET /api/seasons/{seasonId}        ok      ok    ok    ok     ok      ok      ok        ok
GET /api/grades                    404402  404402 404402 404402 404402 404402 404402    404402        404402 404402
GET /api/grades/own                40101   ok    ok    ok     ok      ok      ok        ok
GET /api/admin/seasons             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/seasons            40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/seasons/{seasonId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/seasons/{seasonId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/seasons': () => [{}],
    'GET /api/seasons/{seasonId}': ({ season }) => [{ params: { seasonId: season } }],
    'GET /api/grades': () => [{ query: { name: '某人', number: '2026-1-00001' } }],
    'GET /api/grades/own': () => [{}, { query: { series: 'DCIC' } }],
    'GET /api/admin/seasons': () => [{}],
    'POST /api/admin/seasons': () => [
      { body: { seriesKey: 'DCIC', year: year++, titleZh: '赛季', titleEn: 'Season' } },
    ],
    'GET /api/admin/seasons/{seasonId}': ({ season }) => [{ params: { seasonId: season } }],
    'PUT /api/admin/seasons/{seasonId}': async stage => {
      const { id, value, tag } = await makeSeason(stage)
      return [{ params: { seasonId: id }, body: { value, tag } }]
    },
  },
  pages: {
    '/dcic/:id': ({ season }) => `/dcic/${season}`,
    '/admin/seasons/:seasonId': ({ season }) => `/admin/seasons/${season}`,
  },
  stays: ['season_stage'],
}
