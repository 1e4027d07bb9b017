import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { ScoringSetting } from '../../evaluation/schema.ts'
import { directionOf } from '../../evaluation/server/public.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { faultMessage } from '../../../engine/scorer/fault-words.ts'
import { metricByKey } from '../../../engine/scorer/metrics/catalogue.ts'
import type { getRescore } from '../contract.ts'
import { rescoringFaults } from '../faults.ts'
import { adjustedInOldMetric } from './adjusted.ts'
import { shadowDifferences } from './shadow.ts'
import { rescoresOf } from './views.ts'
import { teamNames } from '../../../competing/teams/server/public.ts'

type Detail = z.input<(typeof getRescore)['answer']>

/** Progress, what could not be scored, and one page of how a board's places would change. */
export async function rescoreDetail(
  db: Db,
  id: number,
  query: Parsed<typeof getRescore>['query'],
  lang: Lang,
): Promise<Detail | undefined> {
  const [rescore] = await rescoresOf(db, { id })
  if (!rescore) return undefined
  const round = await db
    .selectFrom('rescore as r')
    .innerJoin('schedule as d', 'd.id', 'r.schedule_id')
    .select(['d.direction', 'd.list_b_mode', 'd.ladder', 'd.precision'])
    .select(['r.schedule_id', 'r.evaluation', 'r.evaluation_before'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  const { evaluation, evaluation_before: evaluationBefore } = round
  const setting = evaluation &&
    evaluationBefore && {
      before: shownSetting(evaluationBefore, lang),
      after: shownSetting(evaluation, lang),
    }
  const adjusted = rescore.state === 'open' ? await adjustedInOldMetric(db, round) : 0
  const before = { direction: round.direction, listBMode: round.list_b_mode, ladder: round.ladder }
  const change = {
    before,
    after: { ...before, direction: setting?.after.direction ?? before.direction },
    keepsAdjusted: adjusted === 0 || query.adjustments === 'keep',
    mixes: setting === null,
  }
  const place = { scheduleId: rescore.scheduleId, subRank: query.subRank, board: query.board }
  // Of one that is over there is nothing left to compare.
  const all = rescore.state === 'open' ? await shadowDifferences(db, id, place, change) : []
  const changed = all.filter(one => one.moved !== 0)
  const listed = query.changed ? changed : all
  const shown = listed.slice((query.page - 1) * query.size, query.page * query.size)
  const names = await teamNames(
    db,
    shown.map(one => one.teamId),
  )
  const text = shownAmong(
    shown.flatMap(({ before, after }) => [before, after]).flatMap(at => at?.score ?? []),
    round.precision,
  )
  const side = (at: { rank: number; score: number } | null) => at && { rank: at.rank, score: text(at.score) }
  const blocked =
    rescore.state !== 'open'
      ? rescoringFaults.notOpen
      : rescore.waiting + rescore.behind > 0
        ? rescoringFaults.behind
        : undefined
  return {
    rescore,
    setting,
    adjusted,
    total: all.length,
    changed: changed.length,
    differences: shown.map(one => ({
      team: { id: one.teamId, name: names.get(one.teamId) ?? '' },
      before: side(one.before),
      after: side(one.after),
      moved: one.moved,
    })),
    failures: await failuresOf(db, id, lang),
    abilities: { switch: abilityOf(blocked, lang) },
  }
}

const shownSetting = (setting: ScoringSetting, lang: Lang) => {
  const { metric } = setting
  const known = metric.kind === 'builtin' ? metricByKey(metric.key) : undefined
  return {
    ...setting,
    metricName: known ? localize(known.name, lang) : null,
    direction: directionOf(metric),
  }
}

async function failuresOf(db: Db, id: number, lang: Lang): Promise<Detail['failures']> {
  const rows = await db
    .selectFrom('rescore_result as r')
    .innerJoin('submission as s', 's.id', 'r.submission_id')
    .innerJoin('team as t', 't.id', 's.team_id')
    .where('r.rescore_id', '=', id)
    .where('r.state', '=', 'failed')
    .orderBy('s.id', 'desc')
    .limit(100)
    .select(['s.id', 't.name', 'r.fault', 'r.fault_code'])
    .execute()
  return rows.flatMap(row =>
    row.fault === null
      ? []
      : {
          submissionId: row.id,
          team: row.name,
          fault: row.fault,
          message: faultMessage(row.fault, row.fault_code ?? '', lang),
        },
  )
}
