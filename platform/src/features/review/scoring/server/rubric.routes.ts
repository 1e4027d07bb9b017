import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { editionById, tracksOf } from '../../../spic/editions/server/public.ts'
import * as calls from '../rubric.contract.ts'
import { saveRubric } from './commands/save-rubric.ts'
import { criteriaOf, lockedIn, rubricOf, tracksToCopy, trackWithRubric } from './rubric.views.ts'

export const rubricHandlers: Handler[] = [
  handleStaff(calls.getRubric, async ({ db }, { params }) => {
    const [{ year }, tracks] = await Promise.all([
      editionById(db, params.editionId),
      tracksOf(db, params.editionId),
    ])
    const ids = tracks.map(track => track.id)
    const [criteria, locked, sources] = await Promise.all([
      criteriaOf(db, ids),
      lockedIn(db, ids),
      tracksToCopy(db),
    ])
    const copied = await criteriaOf(
      db,
      sources.map(one => one.id),
    )
    return {
      year,
      tracks: tracks.map(track => ({
        id: track.id,
        nameZh: track.name_zh,
        nameEn: track.name_en,
        locked: locked.get(track.id) ?? 0,
        ...section(rubricOf(criteria.get(track.id) ?? [])),
      })),
      sources: sources.map(one => ({
        trackId: one.id,
        year: one.year,
        nameZh: one.name_zh,
        nameEn: one.name_en,
        value: rubricOf(copied.get(one.id) ?? []),
      })),
    }
  }),

  handleStaff(calls.saveRubric, (context, { params, body }) =>
    context.write(async tx => {
      await saveRubric(tx, { ...params, ...body, ...byWhom(context) })
      return trackWithRubric(tx, params)
    }),
  ),
]
