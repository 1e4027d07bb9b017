import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { noticeFaults } from '../../faults.ts'
import { channelsOf, type Channels } from '../../rules.ts'
import { allNoticeKinds } from '../hooks.ts'

type Choice = Channels & { kind: string }

/** Keeps what somebody chose of these kinds; what is the same as a kind begins with leaves no row. */
export async function saveSettings(
  tx: Tx,
  { userId, choices, digest }: { userId: number; choices: readonly Choice[]; digest: boolean | undefined },
): Promise<void> {
  const kinds = allNoticeKinds.run()
  // The last word counts where a kind stands twice.
  const chosen = new Map(choices.map(choice => [choice.kind, choice]))
  for (const kind of chosen.keys()) if (!kinds.has(kind)) throw new Failure(noticeFaults.noSuchKind)
  if (chosen.size > 0) {
    await tx
      .deleteFrom('notice_preference')
      .where('user_id', '=', userId)
      .where('kind', 'in', [...chosen.keys()])
      .execute()
    const rows = [...chosen.values()].flatMap(({ kind, ...given }) => {
      const begun = channelsOf(kinds.get(kind), undefined)
      const { site, mail } = channelsOf(kinds.get(kind), given)
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
