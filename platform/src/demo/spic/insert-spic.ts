import type { Tx } from '../../base/database/tables.ts'
import { daysFrom } from '../days.ts'
import { plannedEditions } from './editions.ts'
import { insertEdition } from './insert-editions.ts'

type Given = { now: Date }

/** The contest of pilot projects: editions that are over, one in review and one that people can sign up for. */
export async function insertSpic(tx: Tx, { now }: Given): Promise<void> {
  for (const planned of plannedEditions(now.getUTCFullYear(), daysFrom(now))) await insertEdition(tx, planned)
}
