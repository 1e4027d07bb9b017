import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
import { numberOf } from '../../../scoring/certificates/rules.ts'
import type { listOwnGrades } from '../contract.ts'

type Grade = z.input<typeof listOwnGrades.answer>['grades'][number]

type Row = {
  seasonId: number
  seasonZh: string
  seasonEn: string
  trackZh: string
  trackEn: string
  competitionId: number
  competitionZh: string
  competitionEn: string
  team: string
  rank: number
  isLast: boolean
  qualifies: number | null
  awardZh: string | null
  awardEn: string | null
  certificate: { code: string; serial: number; issuedOn: string; awardZh: string; awardEn: string } | null
}

type Asked = { series: string; lang: Lang; now: Date }

/** The place that a certificate is of, as far as seasons know it. */
export const gradesOfCertificate = (
  db: ReadDb,
  certificate: { id: number; competitionId: number; teamId: number; subRank: string },
  asked: Asked,
): Promise<Grade[]> =>
  gradesWhere(db, {
    ...asked,
    where: sql`f.competition_id = ${certificate.competitionId} and p.team_id = ${certificate.teamId} and p.sub_rank = ${certificate.subRank}`,
    certificateOf: sql`e.id = ${certificate.id}`,
  })

/** The places of the teams that somebody was in. */
export const gradesOfPerson = (db: ReadDb, userId: number, asked: Asked): Promise<Grade[]> =>
  gradesWhere(db, {
    ...asked,
    where: sql`exists (select from final_member m where m.list_id = p.list_id and m.team_id = p.team_id and m.user_id = ${userId})`,
    certificateOf: sql`e.user_id = ${userId}`,
  })

/** The places in final lists that a condition on `p` (a place) and `f` (its list) leaves, as far as seasons know them. */
async function gradesWhere(
  db: ReadDb,
  ask: Asked & { where: RawBuilder<unknown>; certificateOf: RawBuilder<unknown> },
): Promise<Grade[]> {
  const { where, certificateOf, series, lang, now } = ask
  const { rows } = await sql<Row>`
    select s.id as "seasonId", s.title_zh as "seasonZh", s.title_en as "seasonEn",
      t.name_zh as "trackZh", t.name_en as "trackEn",
      c.id as "competitionId", c.title_zh as "competitionZh", c.title_en as "competitionEn",
      p.team_name as team, p.rank, case when p.sub_rank = '' then g.qualifies end as qualifies,
      not exists (select from season_stage l where l.track_id = g.track_id and l.sort > g.sort) as "isLast",
      a.name_zh as "awardZh", a.name_en as "awardEn",
      (select json_build_object('code', e.code, 'serial', e.serial, 'issuedOn', e.issued_on,
          'awardZh', e.award_zh, 'awardEn', e.award_en)
        from certificate e where e.competition_id = c.id and e.team_id = p.team_id and e.sub_rank = p.sub_rank
          and e.revoked_at is null and ${certificateOf} order by e.id desc limit 1) as certificate
    from final_place p join final_list f on f.id = p.list_id and f.withdrawn_at is null
    join competition c on c.id = f.competition_id and c.published_at <= ${now} and c.visibility = 'public'
    join season_stage g on g.competition_id = c.id
    join season_track t on t.id = g.track_id
    join season s on s.id = t.season_id and s.is_published
    left join season_award a on a.track_id = t.id and p.sub_rank = '' and p.rank between a.from_rank and a.to_rank
    where ${where} and (${series} = '' or s.series_key = ${series})
    order by s.year desc, s.id desc, t.sort, g.sort, p.rank limit 200`.execute(db)
  return rows.map(row => ({
    season: { id: row.seasonId, title: localizeField(row, 'season', lang) },
    track: localizeField(row, 'track', lang),
    competition: {
      id: row.competitionId,
      title: localizeField(row, 'competition', lang),
    },
    team: row.team,
    rank: row.rank,
    award:
      row.isLast && row.awardZh !== null ? localize({ zh: row.awardZh, en: row.awardEn ?? '' }, lang) : null,
    hasQualified: row.isLast || row.qualifies === null ? null : row.rank <= row.qualifies,
    certificate: row.certificate && {
      number: numberOf({ ...row.certificate, competitionId: row.competitionId }),
      path: `/certificates/${row.certificate.code}`,
      award: localizeField(row.certificate, 'award', lang),
    },
  }))
}

/** The certificate of a number; a revoked one is none. */
export async function certificateNumbered(
  db: ReadDb,
  { year, competitionId, serial }: { year: string; competitionId: number; serial: number },
) {
  const { rows } = await sql<{
    id: number
    name: string
    competitionId: number
    teamId: number
    subRank: string
  }>`
    select id, name, competition_id as "competitionId", team_id as "teamId", sub_rank as "subRank" from certificate
    where competition_id = ${competitionId} and serial = ${serial} and issued_on::text like ${`${year}-%`}
      and revoked_at is null`.execute(db)
  return rows[0]
}
