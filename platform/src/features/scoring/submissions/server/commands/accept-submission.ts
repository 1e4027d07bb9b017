import type { Tx } from '../../../../../base/database/tables.ts'
import { queueSubmission, type NamedFile } from './queue-submission.ts'
import { requireAcceptable, type Wish } from './require-acceptable.ts'
import { dayReopened } from '../hooks.ts'

/** `at`: when the server had all of it. */
type Acceptance = Wish & {
  subRank: string
  note: string
  file: NamedFile
  processFiles: readonly NamedFile[]
}

/**
 * Takes a submission: everything is checked under the team's lock, then row, quota, event and job are written
 * together. Of twenty at once with one place left exactly one passes.
 */
export async function acceptSubmission(tx: Tx, ask: Acceptance): Promise<{ id: number }> {
  const { teamId, list, day } = await requireAcceptable(tx, ask)
  const made = await queueSubmission(tx, {
    competitionId: ask.competition.id,
    scheduleId: ask.schedule.id,
    teamId,
    userId: ask.userId,
    list,
    subRank: ask.subRank,
    note: ask.note,
    day,
    file: ask.file,
    processFiles: ask.processFiles,
    receivedAt: ask.at,
  })
  // Received before midnight, written after the day's board was kept.
  await dayReopened.run(tx, ask.schedule.id, day)
  return made
}
