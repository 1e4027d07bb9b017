import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { reason } from '../../../../test/sample-parts.ts'
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
        id: null,
        ...both('name', 'Track'),
        ...both('about', ''),
        stages: [{ competitionId: competition.id, qualifies: null }],
        awards: [{ id: null, ...both('name', 'First prize'), fromRank: 1, toRank: 1 }],
      },
    ],
  }
  const saved = await ask(world, `PUT /api/admin/seasons/${made.id}`, { as, body: { value, tag: data.tag } })
  if (saved.status !== 200) throw new Error(`no season: ${saved.errno} ${saved.paths.join()}`)
  return { id: made.id as number, value: saved.data.value, tag: saved.data.tag as string }
}

const firstTrack = async ({ world, season }: Stage): Promise<number> => {
  const { id } = await world.db
    .selectFrom('season_track')
    .select('id')
    .where('season_id', '=', season)
    .orderBy('sort')
    .executeTakeFirstOrThrow()
  return id
}

/** An award of a season of its own that a jury gave the captain's team, to be left to the rank again. */
async function withDecision(stage: Stage) {
  const { world, people, team } = stage
  const { id: seasonId, value } = await makeSeason(stage)
  const { id: trackId, awards } = value.tracks[0]
  const awardId: number = awards[0].id
  await world.db
    .insertInto('season_decision')
    .values({
      award_id: awardId,
      team_id: team.id,
      is_given: true,
      reason,
      decided_by: people.administrator.id,
      decided_at: world.clock.now(),
    })
    .execute()
  const { data } = await ask(world, `GET /api/admin/seasons/${seasonId}/tracks/${trackId}/results`, {
    as: people.administrator,
  })
  return {
    params: { seasonId, awardId, teamId: team.id },
    body: { decision: 'by_rank', reason, tag: data.results[0].tag },
  }
}

const graded = new WeakMap<Stage, Promise<string>>()
/** The number of a certificate of the captain's team, for a competition of the season that has ended. */
const withGrade = (stage: Stage): Promise<string> => {
  const known = graded.get(stage) ?? makeGrade(stage)
  graded.set(stage, known)
  return known
}

async function makeGrade({ world, people, season, team, name }: Stage): Promise<string> {
  const { db, clock } = world
  const { id } = await makeCompetition(world, { competition: { title_zh: `${name} ended` } })
  const list = await db
    .insertInto('final_list')
    .values({
      competition_id: id,
      has_list_b: true,
      confirmed_at: clock.now(),
      confirmed_by: people.organiser.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { sub_rank: '', rank: 1, team_id: team.id, team_name: '获奖队' }
  await db
    .insertInto('final_place')
    .values({ ...place, list_id: list.id })
    .execute()
  await db
    .insertInto('certificate')
    .values({
      ...place,
      code: `grade${String(id).padStart(15, '0')}`,
      competition_id: id,
      serial: 1,
      user_id: team.captain.id,
      name: '获奖者',
      competition_zh: '竞赛',
      competition_en: 'Competition',
      award_zh: '冠军',
      award_en: 'Champion',
      issued_on: '2026-11-20',
      issued_at: clock.now(),
      revoked_at: null,
      revoked_reason: null,
    })
    .execute()
  const track = await db
    .insertInto('season_track')
    .values({ season_id: season, sort: 99, name_zh: '赛道', name_en: 'Track' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('season_stage')
    .values({ track_id: track.id, sort: 0, competition_id: id, qualifies: null })
    .execute()
  return `2026-${id}-00001`
}

export const samples: FeatureSamples = {
  policy: `
call                               visitor user  other member captain foreign organiser administrator editor certifier
GET /api/seasons                   ok      ok    ok    ok     ok      ok      ok        ok
GET /api/seasons/{seasonId}        ok      ok    ok    ok     ok      ok      ok        ok
POST /api/grades                   ok      ok    ok    ok     ok      ok      ok        ok
GET /api/grades/own                40101   ok    ok    ok     ok      ok      ok        ok
GET /api/admin/seasons             40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/seasons            40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/seasons/{seasonId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/seasons/{seasonId}  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/seasons/{seasonId}/tracks/{trackId}/results        40101 40301 40301 40301 40301 40301 40301 ok ok 40301
PUT /api/admin/seasons/{seasonId}/awards/{awardId}/teams/{teamId} 40101 40301 40301 40301 40301 40301 40301 ok ok 40301
`,
  calls: {
    'GET /api/seasons': () => [{}],
    'GET /api/seasons/{seasonId}': ({ season }) => [{ params: { seasonId: season } }],
    'POST /api/grades': async stage => [{ body: { name: '获奖者', number: await withGrade(stage) } }],
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
    'GET /api/admin/seasons/{seasonId}/tracks/{trackId}/results': async stage => [
      { params: { seasonId: stage.season, trackId: await firstTrack(stage) } },
    ],
    'PUT /api/admin/seasons/{seasonId}/awards/{awardId}/teams/{teamId}': async stage => [
      await withDecision(stage),
    ],
  },
  pages: {
    '/dcic/:id': ({ season }) => `/dcic/${season}`,
    '/admin/seasons/:seasonId': ({ season }) => `/admin/seasons/${season}`,
  },
  stays: ['season_stage', 'season_decision'],
}
