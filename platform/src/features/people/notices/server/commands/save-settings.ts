import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { noticeFaults } from '../../faults.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { channelsOf, type Channels } from '../../rules.ts'
import { allNoticeKinds } from '../hooks.ts'
import { choicesBy } from '../reads.ts'

type Choice = { kind: string } & { [name in keyof Channels]?: Channels[name] | undefined }

/**
 * Keeps what somebody chose of these kinds. What a choice leaves out stays as it was; what is the same as a kind begins
 * with leaves no row.
 */
export async function saveSettings(
  tx: Tx,
  { userId, choices, digest }: { userId: number; choices: readonly Choice[]; digest: boolean | undefined },
): Promise<void> {
  const kinds = allNoticeKinds.run()
  for (const { kind } of choices) if (!kinds.has(kind)) throw new Failure(noticeFaults.noSuchKind)
  if (choices.length > 0) {
    // Two presses at once would each put back what the other changed.
    await lockPerson(tx, userId)
    const known = await choicesBy(tx, userId)
    // The last word counts where a kind stands twice.
    const chosen = new Map<string, Channels>()
    for (const { kind, site, mail } of choices) {
      const was = channelsOf(kinds.get(kind), chosen.get(kind) ?? known.get(kind))
      chosen.set(kind, channelsOf(kinds.get(kind), { site: site ?? was.site, mail: mail ?? was.mail }))
    }
    await tx
      .deleteFrom('notice_preference')
      .where('user_id', '=', userId)
      .where('kind', 'in', [...chosen.keys()])
      .execute()
    const rows = [...chosen].flatMap(([kind, { site, mail }]) => {
      const begun = channelsOf(kinds.get(kind), undefined)
      return site === begun.site && mail === begun.mail
        ? []
        : [{ user_id: userId, kind, on_site: site, mail }]
    })
    if (rows.length > 0) await tx.insertInto('notice_preference').values(rows).execute()
  }
  if (digest !== undefined)
    await tx
      .insertInto('notice_digest')
      .values({ user_id: userId, is_wanted: digest })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ is_wanted: digest }))
      .execute()
}
