import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { competitionDatasets, downloadableSample } from '../../../data/datasets/server/public.ts'
import { solutionsOfTeams } from '../../../community/discussions/server/public.ts'
import { activityOf } from '../../../community/invites/server/public.ts'
import { dailyBoard, rankingBoard } from '../../../scoring/rankings/server/public.ts'
import { scheduleFaults } from '../../../competing/schedules/faults.ts'
import { boardOfRound } from '../../../competing/schedules/boards.ts'
import { shownList, mayReadListB, shownSchedule } from '../../../competing/schedules/rules.ts'
import { schedulesOf } from '../../../competing/schedules/server/public.ts'
import { submitsPart } from '../../../scoring/submissions/server/public.ts'
import { isMobile } from '../../../../base/web/device.ts'
import { may } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import { getCompetition } from '../contract.ts'
import { getCredential } from '../credential.contract.ts'
import { credentialView } from './credential.ts'
import { competitionView } from './detail.views.ts'
import { guideInfo, readCompetition } from '../../../competing/competitions/server/public.ts'
import { readerOf, visitor } from './reader.views.ts'

export const competitionPageHandlers: Handler[] = [
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
          bindingRequired: context.settings.bindingRequired,
          lang,
          now,
        }),
      }
    }
    const subRank = schedule ? boardOfRound(schedule, query.type) : ''
    if (subRank === undefined) throw new Failure(scheduleFaults.noBoard)
    const manages = may(viewer, runCompetition, competition.id)
    const paging = { page: query.page, perSize: query.per_size }
    if (query.part === 'submits') {
      const mayReadB = schedule ? mayReadListB(schedule, { manages, now }) : manages
      const sample =
        viewer && schedule?.fileDescription
          ? await downloadableSample(context, viewer, { competitionId: competition.id, sort: schedule.sort })
          : null
      const submits = await submitsPart(context.db, {
        ...paging,
        sample,
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
      return {
        daily: await dailyBoard(context.db, {
          ...board,
          day: query.day,
          lang,
          teamId: team?.id ?? null,
        }),
      }
    // An ended round with a revealed list B opens with it: that is the result.
    const stage = query.stage ?? (shownList(schedule, now) === 'B' ? 1 : 0)
    const rankings = await rankingBoard(reads, {
      ...board,
      stage,
      manages,
      teamId: team?.id ?? null,
      search: query.search ?? '',
      // Prizes are won in the last round; earlier ones decide who goes on.
      prizePlaces: (schedule === schedules.at(-1) && competition.prize_places) || [],
    })
    // None is published before the end.
    if (now < competition.end_at) return { rankings }
    const shown = [...rankings.list, ...(rankings.own ? [rankings.own] : [])]
    return {
      rankings,
      solutions: await solutionsOfTeams(
        read,
        shown.map(entry => entry.team.id),
      ),
    }
  }),

  handle(getCredential, (context, { query }) => credentialView(context, query.cmp)),
]
