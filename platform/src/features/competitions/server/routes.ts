import { Failure } from '../../../base/contract/failure.ts'
import { handle, handleForAll, type Handler } from '../../../base/http/handler.ts'
import { renderMarkdown } from '../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../base/web/language.ts'
import { competitionDatasets } from '../../datasets/server/lookups.ts'
import { activityOf } from '../../invites/server/lookups.ts'
import { dailyBoard, rankingBoard } from '../../rankings/server/board.lookups.ts'
import { scheduleFaults } from '../../schedules/faults.ts'
import { boardOfRound } from '../../schedules/boards.ts'
import { isRevealed, shownSchedule } from '../../schedules/rules.ts'
import { schedulesOf } from '../../schedules/server/lookups.ts'
import { submitsPart } from '../../submissions/server/submits.lookups.ts'
import { isMobile } from '../../../base/web/device.ts'
import { may } from '../../admin/policy.ts'
import { getCompetition, getGuideInfo, getHome, listCompetitions, verifyPrivate } from '../contract.ts'
import { getCredential } from '../credential.contract.ts'
import { enterByCode } from './commands/enter-by-code.ts'
import { credentialView } from './credential.ts'
import { competitionView } from './detail.ts'
import { homeView } from './home.ts'
import { filterChoices, listPage, recommended } from './list.ts'
import { readCompetition, type Competition } from './lookups.ts'
import { readerOf, visitor } from './reader.ts'

export const competitionHandlers: Handler[] = [
  handleForAll(listCompetitions, async ({ read, shared, lang, now }, { query }) => {
    const [cmpt, choices, recommends] = await Promise.all([
      listPage(read, query, lang, now),
      filterChoices(read, shared),
      recommended(read, lang, now),
    ])
    return { cmpt, ...choices, recommends }
  }),

  handle(getCompetition, async (context, { params, query }) => {
    const { read, shared, lang, now } = context
    const reads = { db: read, shared }
    const competition = await readCompetition(reads, params.id, context.viewer, now)
    const viewer = query.as === 'visitor' ? null : context.viewer
    if (query.part === 'guide-info') return { guideInfo: guideInfo(competition, lang) }
    if (query.part === 'datasets')
      return {
        datasets: await competitionDatasets(context.db, competition.id, {
          viewer,
          lang,
          settings: context.settings,
        }),
      }

    const [schedules, reader, activity] = await Promise.all([
      shared.read(`schedules ${competition.id}`, () => schedulesOf(read, competition.id)),
      viewer ? readerOf(read, competition.id, viewer.userId) : visitor,
      query.part === undefined &&
        shared.read(`activity ${competition.id}`, () => activityOf(read, competition.id)),
    ])
    const { team } = reader
    const schedule =
      query.sch === undefined
        ? shownSchedule(schedules, now)
        : schedules.find(candidate => candidate.id === query.sch)
    if (query.sch !== undefined && !schedule) throw new Failure(scheduleFaults.notFound)
    if (query.part === undefined) {
      return {
        competition: await competitionView(reads, {
          competition,
          schedules,
          viewer,
          ...reader,
          inviteName: activity ? activity.name : null,
          lang,
          now,
        }),
      }
    }
    const subRank = schedule ? boardOfRound(schedule, query.type) : ''
    if (subRank === undefined) throw new Failure(scheduleFaults.noBoard)
    const manages = may(viewer, 'competition.run', competition.id)
    const paging = { page: query.page, perSize: query.per_size }
    if (query.part === 'submits') {
      const mayReadB = manages || (schedule !== undefined && isRevealed(schedule, now))
      const submits = await submitsPart(context.db, {
        ...paging,
        competition,
        schedule,
        subRank,
        team,
        userId: viewer?.userId ?? null,
        isMobile: isMobile(context.userAgent),
        mayReadB,
        lang,
        now,
      })
      return { submits }
    }
    if (!schedule) return {}
    const board = { ...paging, schedule, zone: competition.zone, subRank, now }
    if (query.part === 'daily')
      return { daily: await dailyBoard(context.db, { ...board, day: query.day, lang }) }
    // An ended round with a revealed list B opens with it: that is the result.
    const stage = query.stage ?? (isRevealed(schedule, now) && schedule.listBMode !== 'none' ? 1 : 0)
    return { rankings: await rankingBoard(reads, { ...board, stage, manages, teamId: team?.id ?? null }) }
  }),

  handle(getGuideInfo, async (context, { params }) =>
    guideInfo(await readCompetition(context, params.id, context.viewer, context.now), context.lang),
  ),

  handle(verifyPrivate, (context, { params, body }) =>
    enterByCode(context, { id: params.id, code: body.code }),
  ),

  handle(getCredential, (context, { query }) => credentialView(context, query.cmp)),

  handleForAll(getHome, ({ read, lang, now }) => homeView(read, lang, now)),
]

function guideInfo(competition: Competition, lang: Lang) {
  const zh = competition.guide_info_zh
  return {
    isHidden: zh === null,
    html: zh === null ? '' : renderMarkdown(localize({ zh, en: competition.guide_info_en ?? '' }, lang)),
  }
}
