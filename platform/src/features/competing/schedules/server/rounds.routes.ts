import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { competitionRow } from '../../competitions/server/public.ts'
import { getRounds, putRounds } from '../rounds.contract.ts'
import { saveRounds } from './commands/save-rounds.ts'
import { readRounds, usesOf } from './rounds.ts'

export const roundHandlers: Handler[] = [
  handleStaff(getRounds, async ({ db }, { params }) => {
    const competition = await competitionRow(db, params.id)
    const [rounds, uses] = await Promise.all([readRounds(db, params.id), usesOf(db, params.id)])
    return {
      ...section(rounds),
      zone: competition.zone,
      startAt: competition.start_at,
      endAt: competition.end_at,
      inUse: [...uses].flatMap(([id, use]) => (use.isSubmittedTo ? [id] : [])),
    }
  }),

  handleStaff(putRounds, ({ write, viewer, address, now }, { params, body }) =>
    write(async tx =>
      section(
        await saveRounds(tx, {
          id: params.id,
          ...body,
          actor: { userId: viewer.userId, address },
          now,
        }),
      ),
    ),
  ),
]
