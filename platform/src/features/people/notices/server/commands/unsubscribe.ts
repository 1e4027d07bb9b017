import type { Tx } from '../../../../../base/database/tables.ts'
import { allNoticeKinds } from '../hooks.ts'
import { digest, type Unsubscribing } from '../unsubscribe-token.ts'
import { saveSettings } from './save-settings.ts'

/** Stops the mails that a mail's link names. What stands on the site stays as it is. Twice is once. */
export async function unsubscribe(tx: Tx, { userId, what }: Unsubscribing): Promise<void> {
  if (what === digest) return saveSettings(tx, { userId, choices: [], digest: false })
  // A kind that is gone sends no mails.
  if (!allNoticeKinds.run().has(what)) return
  await saveSettings(tx, { userId, choices: [{ kind: what, mail: 'off' }], digest: undefined })
}
