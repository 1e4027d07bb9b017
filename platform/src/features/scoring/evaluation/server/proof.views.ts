import type { Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { findingsOf, probes, type Proof } from '../../../engine/scorer/proof-rules.ts'
import type { proveAnswers } from '../contract.ts'
import { settingKey } from './proof.ts'
import type { RoundRow } from '../../../competing/schedules/server/public.ts'
import { directionOf, settingOf } from './setting.ts'

type Shown = Returned<typeof proveAnswers>['proofs']

/** How the answers that count were proven for how the round is scored now. */
export async function proofsOf(db: Db, round: RoundRow, lang: Lang): Promise<Shown> {
  const setting = settingOf(round)
  const key = setting && settingKey({ ...setting, listBMode: round.list_b_mode })
  const rows = await db
    .selectFrom('answer_file as a')
    .leftJoin('answer_proof as p', join =>
      join.onRef('p.answer_file_id', '=', 'a.id').on('p.setting', '=', key),
    )
    .select(['a.list', 'p.is_sound', 'p.proof', 'p.proven_at'])
    .where('a.schedule_id', '=', round.id)
    .where('a.is_active', '=', true)
    .$if(round.list_b_mode !== 'window', query => query.where('a.list', '=', 'A'))
    .orderBy('a.list')
    .execute()
  return rows.map(({ list, is_sound: isSound, proof, proven_at: provenAt }) => ({
    list,
    provenAt,
    isSound: isSound ?? false,
    scores: proof ? scoresOf(proof) : [],
    findings:
      proof && setting
        ? findingsOf(proof, directionOf(setting.metric)).map(({ level, code, words }) => ({
            level,
            code,
            message: localize(words, lang),
          }))
        : [],
  }))
}

const scoresOf = ({ outcomes }: Pick<Proof, 'outcomes'>): Shown[number]['scores'] =>
  probes.map(probe => {
    const outcome = outcomes[probe]
    return outcome.isScored
      ? { probe, publicScore: outcome.public, privateScore: outcome.private }
      : { probe, publicScore: null, privateScore: null }
  })
