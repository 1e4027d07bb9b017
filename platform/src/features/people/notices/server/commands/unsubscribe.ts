import type { Tx } from '../../../../../base/database/tables.ts'
import { channelsOf } from '../../rules.ts'
import { allNoticeKinds } from '../hooks.ts'
import { choicesOf } from '../reads.ts'
import { digest, type Unsubscribing } from '../unsubscribe-token.ts'
import { saveSettings } from './save-settings.ts'

/** Stops the mails that a mail's link names. What stands on the site stays as it is. Twice is once. */
export async function unsubscribe(tx: Tx, { userId, what }: Unsubscribing): Promise<void> {
  if (what === digest) return saveSettings(tx, { userId, choices: [], digest: false })
  const kind = allNoticeKinds.run().get(what)
  // A kind that is gone sends no mails.
  if (!kind) return
  const { site } = channelsOf(kind, (await choicesOf(tx, what, [userId])).get(userId))
  await saveSettings(tx, { userId, choices: [{ kind: what, site, mail: 'off' }], digest: undefined })
}
