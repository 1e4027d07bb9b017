import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import { scoredByTeam } from '../../../scoring/submissions/server/public.ts'
import * as calls from '../contract.ts'
import { change, enter, withdraw } from './commands/entries.ts'
import { requirePublished } from './board.views.ts'
import { toldOf } from './told.ts'
import { benchmarkList, benchmarkShown, entryShown } from './reads.ts'

export const benchmarkHandlers: Handler[] = [
  handleForAll(calls.listBenchmarks, ({ read, lang, now }) => benchmarkList(read, { lang, now })),

  handleForAll(calls.getBenchmark, ({ read, lang, now }, { params, query }) =>
    benchmarkShown(read, { ...params, versionId: query.version }, { lang, now }),
  ),

  handleForAll(calls.getBenchmarkEntry, ({ read, lang, now }, { params }) =>
    entryShown(read, params.entryId, { lang, now }),
  ),

  handle(calls.getOwnEntries, async ({ db, viewer, lang, now }, { params: { benchmarkId } }) => {
    const row = await requirePublished(db, benchmarkId, now)
    const team = await teamOf(db, row.competition_id, viewer.userId)
    const [scored, entered] = await Promise.all([
      team ? scoredByTeam(db, team.id) : [],
      db
        .selectFrom('benchmark_entry')
        .selectAll()
        .where('benchmark_id', '=', benchmarkId)
        .where('user_id', '=', viewer.userId)
        .orderBy('id', 'desc')
        .execute(),
    ])
    const taken = await db
      .selectFrom('benchmark_entry')
      .select('submission_id')
      .where('benchmark_id', '=', benchmarkId)
      .execute()
    const isTaken = new Set(taken.map(one => one.submission_id))
    return {
      title: localizeColumn(row, 'title', lang),
      competitionId: row.competition_id,
      submissions: scored.filter(one => !isTaken.has(one.id)),
      entries: entered
        .filter(one => one.withdrawn_at === null)
        .map(one => ({
          id: one.id,
          value: toldOf(one),
          isVerified: one.verified_at !== null,
        })),
    }
  }),

  handle(calls.enterBenchmark, ({ write, viewer, now }, { params, body: { submissionId, ...told } }) =>
    write(async tx => ({
      id: await enter(tx, { ...params, submissionId, told, userId: viewer.userId, now }),
    })),
  ),

  handle(calls.changeBenchmarkEntry, ({ write, viewer, now }, { params: { entryId }, body }) =>
    write(async tx => {
      await change(tx, { entryId, told: body, userId: viewer.userId, now })
      return { id: entryId }
    }),
  ),

  handle(calls.withdrawBenchmarkEntry, ({ write, viewer, now }, { params: { entryId } }) =>
    write(async tx => {
      await withdraw(tx, { entryId, userId: viewer.userId, now })
      return { isWithdrawn: true }
    }),
  ),
]
