import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { findGrade, getSeason, listOwnGrades, listSeasons } from '../contract.ts'
import { seasonFaults } from '../faults.ts'
import { readNumber, sameName } from '../rules.ts'
import { certificateNumbered, gradesWhere } from './grades.views.ts'
import { seasonView, seriesList } from './season.views.ts'

export const seasonHandlers: Handler[] = [
  handleForAll(listSeasons, ({ read, lang, now }) => seriesList(read, lang, now)),

  handleForAll(getSeason, ({ read, lang, now }, { params }) => seasonView(read, params.seasonId, lang, now)),

  // A wrong name and a wrong number are answered alike: who has a certificate is told to whoever holds it alone.
  handle(findGrade, async ({ read, lang, now }, { query: { name, number, series } }) => {
    const asked = readNumber(number)
    const found = asked && (await certificateNumbered(read, asked))
    if (!asked || !found || !sameName(found.name, name)) throw new Failure(seasonFaults.noResult)
    const grades = await gradesWhere(read, {
      where: sql`f.competition_id = ${asked.competitionId} and p.team_id = ${found.teamId} and p.sub_rank = ${found.subRank}`,
      certificateOf: sql`e.id = ${found.id}`,
      series,
      lang,
      now,
    })
    if (grades.length === 0) throw new Failure(seasonFaults.noResult)
    return { name: found.name, grades }
  }),

  handle(listOwnGrades, async ({ read, lang, now, viewer }, { query }) => ({
    grades: await gradesWhere(read, {
      where: sql`exists (select from final_member m where m.list_id = p.list_id and m.team_id = p.team_id and m.user_id = ${viewer.userId})`,
      certificateOf: sql`e.user_id = ${viewer.userId}`,
      series: query.series,
      lang,
      now,
    }),
  })),
]
