import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { ReadDb, Tables } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
import { numberOf } from '../../../scoring/certificates/rules.ts'
import { presentCertificate } from '../../../scoring/certificates/server/public.ts'
import type { findGrade, listOwnGrades } from '../contract.ts'
import { awardsOf, isByRank } from '../rules.ts'

type Found = z.input<typeof findGrade.answer>
type OwnGrade = z.input<typeof listOwnGrades.answer>['grades'][number]

type Row = {
  seasonId: number
  seasonZh: string
  seasonEn: string
  trackZh: string
  trackEn: string
  competitionId: number
  competitionZh: string
  competitionEn: string
  teamId: number
  team: string
  rank: number
  isLast: boolean
  qualifies: number | null
  /** Of the track, where the place decides about them. */
  awards: { id: number; nameZh: string; nameEn: string; fromRank: number | null; toRank: number | null }[]
  decisions: { awardId: number; teamId: number; isGiven: boolean; reason: string }[]
  certificate: { code: string; serial: number; issuedOn: string; awardZh: string; awardEn: string } | null
}

type Asked = { series: string; lang: Lang; now: Date }

/** The places `p` in the final lists of competitions `c` of seasons that everybody sees. */
const fromPlaces = ({ series, now }: Asked) => sql`
  from final_place p join final_list f on f.id = p.list_id and f.withdrawn_at is null
  join competition c on c.id = f.competition_id and c.published_at <= ${now} and c.visibility = 'public'
  join season_stage g on g.competition_id = c.id
  join season_track t on t.id = g.track_id
  join season s on s.id = t.season_id and s.is_published and (${series} = '' or s.series_key = ${series})`

/** The places of the teams that somebody was in, with why a jury gave an award or took one. */
export async function gradesOfPerson(db: ReadDb, userId: number, asked: Asked): Promise<OwnGrade[]> {
  const rows = await rowsOf(db, userId, asked)
  return rows.map(row => presentGrade(row, asked.lang))
}

/** The places in final lists of somebody’s teams, as far as seasons know them. */
async function rowsOf(db: ReadDb, userId: number, asked: Asked): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id as "seasonId", s.title_zh as "seasonZh", s.title_en as "seasonEn",
      t.name_zh as "trackZh", t.name_en as "trackEn",
      c.id as "competitionId", c.title_zh as "competitionZh", c.title_en as "competitionEn",
      p.team_id as "teamId", p.team_name as team, p.rank, case when p.sub_rank = '' then g.qualifies end as qualifies,
      decides.last as "isLast",
      coalesce((select json_agg(json_build_object('id', a.id, 'nameZh', a.name_zh, 'nameEn', a.name_en,
          'fromRank', a.from_rank, 'toRank', a.to_rank) order by a.sort)
        from season_award a where a.track_id = t.id and decides.last and p.sub_rank = ''), '[]') as awards,
      coalesce((select json_agg(json_build_object('awardId', d.award_id, 'teamId', d.team_id,
          'isGiven', d.is_given, 'reason', d.reason))
        from season_decision d join season_award a on a.id = d.award_id
        where d.team_id = p.team_id and a.track_id = t.id and p.sub_rank = ''), '[]') as decisions,
      (select json_build_object('code', e.code, 'serial', e.serial, 'issuedOn', e.issued_on,
          'awardZh', e.award_zh, 'awardEn', e.award_en)
        from certificate e where e.competition_id = c.id and e.team_id = p.team_id and e.sub_rank = p.sub_rank
          and e.revoked_at is null and e.user_id = ${userId} order by e.id desc limit 1) as certificate
    ${fromPlaces(asked)}
    cross join lateral (
      select not exists (select from season_stage l where l.track_id = g.track_id and l.sort > g.sort) as last
    ) decides
    where exists (
        select from final_member m where m.list_id = p.list_id and m.team_id = p.team_id and m.user_id = ${userId}
      )
    order by s.year desc, s.id desc, t.sort, g.sort, p.rank limit 200`.execute(db)
  return rows
}

const presentGrade = (row: Row, lang: Lang): OwnGrade => {
  const named = (award: Row['awards'][number]) => localizeField(award, 'name', lang)
  const decided = (given: boolean) =>
    row.decisions.flatMap(({ awardId, isGiven, reason }) => {
      const award = row.awards.find(one => one.id === awardId)
      // What the rank does not give was not taken away.
      return award && isGiven === given && (given || isByRank(award, row.rank))
        ? [{ award: named(award), reason }]
        : []
    })
  return {
    season: { id: row.seasonId, title: localizeField(row, 'season', lang) },
    track: localizeField(row, 'track', lang),
    competition: {
      id: row.competitionId,
      title: localizeField(row, 'competition', lang),
    },
    team: row.team,
    rank: row.rank,
    awards: awardsOf(row.awards, row, row.decisions).map(named),
    given: decided(true),
    takenAway: decided(false),
    hasQualified: row.isLast || row.qualifies === null ? null : row.rank <= row.qualifies,
    certificate: row.certificate && {
      number: numberOf({ ...row.certificate, competitionId: row.competitionId }),
      path: `/certificates/${row.certificate.code}`,
      award: localizeField(row.certificate, 'award', lang),
    },
  }
}

/** What the certificate of a number says, of a place in a season; a revoked one says nothing. */
export async function certificateNumbered(
  db: ReadDb,
  { year, competitionId, serial }: { year: string; competitionId: number; serial: number },
  asked: Asked,
): Promise<Found | undefined> {
  const { rows } = await sql<Selectable<Tables['certificate']>>`
    select e.* from certificate e
    where e.competition_id = ${competitionId} and e.serial = ${serial} and e.issued_on::text like ${`${year}-%`}
      and e.revoked_at is null and exists (
        select ${fromPlaces(asked)} where c.id = e.competition_id and p.team_id = e.team_id and p.sub_rank = e.sub_rank
      )`.execute(db)
  return rows[0] && presentCertificate(rows[0], asked.lang)
}
