import { Failure } from '../../../../base/contract/failure.ts'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { findGrade, getSeason, listOwnGrades, listSeasons } from '../contract.ts'
import { seasonFaults } from '../faults.ts'
import { readNumber, sameName } from '../rules.ts'
import { certificateNumbered, gradesOfPerson } from './grades.views.ts'
import { seasonView, seriesList } from './season.views.ts'

export const seasonHandlers: Handler[] = [
  handleForAll(listSeasons, ({ read, lang, now }) => seriesList(read, lang, now)),

  handleForAll(getSeason, ({ read, lang, now }, { params }) => seasonView(read, params.seasonId, lang, now)),

  // A wrong name and a wrong number are answered alike: who has a certificate is told to whoever holds it alone.
  handle(findGrade, async ({ read, lang, now }, { body: { name, number, series } }) => {
    const asked = readNumber(number)
    const found = asked && (await certificateNumbered(read, asked, { series, lang, now }))
    if (!found || !sameName(found.name, name)) throw new Failure(seasonFaults.noResult)
    return found
  }),

  handle(listOwnGrades, async ({ read, lang, now, viewer }, { query: { series } }) => ({
    grades: await gradesOfPerson(read, viewer.userId, { series, lang, now }),
  })),
]
