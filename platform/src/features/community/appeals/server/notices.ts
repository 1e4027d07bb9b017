import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { organisersOf } from '../../../people/identity/server/public.ts'
import { teamMark } from '../../../people/notices/rules.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { appealWords } from '../words.ts'
import { membersNow } from '../../../competing/teams/server/public.ts'

const zh = wordsIn(appealWords, 'zh-CN').notices
const en = wordsIn(appealWords, 'en-US').notices

/** Tells the competition's organisers. Whom the appeal is about is told nothing, here or later. */
export async function notifyOfFiling(
  tx: Tx,
  ask: { appealId: number; competitionId: number; teamId: number; authorId: number },
): Promise<void> {
  await notify(
    tx,
    {
      key: `appeal.filed:${ask.appealId}`,
      kind: 'appeal.filed',
      text: { zh: zh.filed(teamMark(ask.teamId)), en: en.filed(teamMark(ask.teamId)) },
      path: `/admin/competitions/${ask.competitionId}/appeals`,
    },
    { to: await organisersOf(tx, ask.competitionId), actor: ask.authorId },
  )
}

/** Tells everybody who is in the team now, or in the one it went over into. */
export async function notifyOfAnswer(
  tx: Tx,
  ask: {
    appeal: { id: number; competition_id: number; team_id: number }
    state: 'answered' | 'rejected'
    actor: number
  },
): Promise<void> {
  const { appeal, state } = ask
  const members = await membersNow(tx, appeal.team_id)
  await notify(
    tx,
    {
      key: `appeal.${state}:${appeal.id}`,
      kind: 'appeal.answered',
      text: { zh: zh[state], en: en[state] },
      path: `/competitions/${appeal.competition_id}/appeal`,
    },
    { to: members, actor: ask.actor },
  )
}
