import { sql } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn, localizeField } from '../../../../base/web/localize-field.ts'
import { cardOf, cardRows, listed } from '../../../competing/competitions/server/public.ts'
import type { getSeason, listSeasons } from '../contract.ts'
import { seasonFaults } from '../faults.ts'
import { awardsOf, presentEdition, stateOf, type Decision } from '../rules.ts'

type Season = z.input<typeof getSeason.answer>

/** All series with what of them is published. */
export async function seriesList(
  db: ReadDb,
  lang: Lang,
  now: Date,
): Promise<z.input<typeof listSeasons.answer>> {
  const [series, seasons] = await Promise.all([
    db.selectFrom('season_series').selectAll().orderBy('key').execute(),
    db.selectFrom('season').selectAll().where('is_published', '=', true).orderBy('year', 'desc').execute(),
  ])
  return {
    series: series.flatMap(row => {
      const editions = seasons
        .filter(one => one.series_key === row.key)
        .map(one => ({ ...presentEdit(one, lang, now), startAt: one.start_at, endAt: one.end_at }))
      if (editions.length === 0) return []
      return [
        {
          key: row.key,
          name: localizeColumn(row, 'name', lang),
          about: localizeColumn(row, 'about', lang),
          seasons: editions,
          presentId: presentEdition(editions, now)?.id ?? null,
        },
      ]
    }),
  }
}

type Row = { id: number; year: number; title_zh: string; title_en: string; start_at: Date; end_at: Date }

const presentEdit = (row: Row, lang: Lang, now: Date) => ({
  id: row.id,
  year: row.year,
  title: localizeColumn(row, 'title', lang),
  startAt: row.start_at,
  endAt: row.end_at,
  state: stateOf({ startAt: row.start_at, endAt: row.end_at }, now),
})

/** A published season with its tracks; of competitions only what everybody may see. */
export async function seasonView(db: ReadDb, seasonId: number, lang: Lang, now: Date): Promise<Season> {
  const [row, tracks, stages, awards] = await Promise.all([
    db
      .selectFrom('season as s')
      .innerJoin('season_series as r', 'r.key', 's.series_key')
      .selectAll('s')
      .select(['r.key', 'r.name_zh', 'r.name_en', 'r.about_zh', 'r.about_en'])
      .where('s.id', '=', seasonId)
      .where('s.is_published', '=', true)
      .executeTakeFirst(),
    db.selectFrom('season_track').selectAll().where('season_id', '=', seasonId).orderBy('sort').execute(),
    db
      .selectFrom('season_stage as g')
      .innerJoin('season_track as t', 't.id', 'g.track_id')
      .selectAll('g')
      .where('t.season_id', '=', seasonId)
      .orderBy('g.sort')
      .execute(),
    awardedIn(db, seasonId, now),
  ])
  if (!row) throw new Failure(seasonFaults.notFound)
  const ids = stages.map(stage => stage.competition_id)
  const cards =
    ids.length === 0
      ? []
      : await cardRows(
          db,
          { where: sql`${listed(now)} and id = any (${ids})`, order: sql`id`, limit: ids.length },
          lang,
        )
  const cardById = new Map(cards.map(card => [card.id, cardOf(now)(card)]))
  return {
    ...presentEdit(row, lang, now),
    series: {
      key: row.key,
      name: localizeColumn(row, 'name', lang),
      about: localizeColumn(row, 'about', lang),
    },
    html: renderMarkdown(localizeColumn(row, 'body', lang)),
    tracks: tracks.map(track => ({
      id: track.id,
      name: localizeColumn(track, 'name', lang),
      about: localizeColumn(track, 'about', lang),
      stages: stages
        .filter(stage => stage.track_id === track.id)
        .flatMap(stage => {
          const competition = cardById.get(stage.competition_id)
          return competition ? [{ competition, qualifies: stage.qualifies }] : []
        }),
      awards: awards
        .filter(award => award.trackId === track.id)
        .map(award => ({
          name: localizeField(award, 'name', lang),
          fromRank: award.fromRank,
          toRank: award.toRank,
          isFinal: award.isFinal,
          teams: award.places
            .filter(place => awardsOf([award], place, award.decisions).length > 0)
            .map(({ rank, team }) => ({ rank, team })),
        })),
    })),
  }
}

type Awarded = {
  id: number
  trackId: number
  nameZh: string
  nameEn: string
  fromRank: number | null
  toRank: number | null
  isFinal: boolean
  /** Those who have it by rank, and those about whom was decided. */
  places: { teamId: number; rank: number; team: string }[]
  decisions: Decision[]
}

/** The awards of a season, with what decides who has them by the confirmed list of each track's last stage. */
async function awardedIn(db: ReadDb, seasonId: number, now: Date): Promise<Awarded[]> {
  const { rows } = await sql<Awarded>`
    with last as (
      select distinct on (g.track_id) g.track_id, g.competition_id from season_stage g
      join season_track t on t.id = g.track_id where t.season_id = ${seasonId}
      order by g.track_id, g.sort desc
    ), list as (
      select last.track_id, f.id from last
      join final_list f on f.competition_id = last.competition_id and f.withdrawn_at is null
      join competition c on c.id = f.competition_id and c.published_at <= ${now} and c.visibility = 'public'
    )
    select a.id, a.track_id as "trackId", a.name_zh as "nameZh", a.name_en as "nameEn",
      a.from_rank as "fromRank", a.to_rank as "toRank", list.id is not null as "isFinal",
      coalesce((
        select json_agg(json_build_object('teamId', p.team_id, 'rank', p.rank, 'team', p.team_name) order by p.rank)
        from final_place p where p.list_id = list.id and p.sub_rank = '' and (
          p.rank between a.from_rank and a.to_rank
          or p.team_id in (select d.team_id from season_decision d where d.award_id = a.id)
        )
      ), '[]') as places,
      coalesce((
        select json_agg(json_build_object('awardId', d.award_id, 'teamId', d.team_id, 'isGiven', d.is_given))
        from season_decision d where d.award_id = a.id
      ), '[]') as decisions
    from season_award a join last on last.track_id = a.track_id left join list on list.track_id = a.track_id
    order by a.track_id, a.sort`.execute(db)
  return rows
}
