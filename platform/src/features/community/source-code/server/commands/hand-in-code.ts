import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Stored } from '../../../../../base/storage/storage.ts'
import { registrationOf } from '../../../../competing/registrations/server/public.ts'
import { lockTeam, teamOf } from '../../../../competing/teams/server/public.ts'
import { sourceCodeFaults } from '../../faults.ts'
import { uploadDenied } from '../../rules.ts'
import type { PackedFile } from '../archive/unpack.ts'

export type HandIn = {
  competition: { id: number; type: string; startAt: Date; endAt: Date; isOpenSignup: boolean }
  userId: number
  note: string
  archive: Stored & { name: string }
  packKey: string
  files: readonly PackedFile[]
  receivedAt: Date
}

/** Takes a checked archive as the team's next version; everything is looked at again under the team's lock. */
export async function handInCode(tx: Tx, ask: HandIn): Promise<{ id: number }> {
  const attached = await teamOf(tx, ask.competition.id, ask.userId)
  const team = attached && (await lockTeam(tx, attached.id))
  const denied = uploadDenied({
    competition: ask.competition,
    registration: await registrationOf(tx, ask.competition.id, ask.userId),
    team: team && { isBanned: team.banned_at !== null },
    now: ask.receivedAt,
  })
  if (denied) throw new Failure(denied)
  if (!team) throw new Error('code without a team passed the checks')
  const { latest } = await tx
    .selectFrom('code_procedure')
    .select(eb => eb.fn.coalesce(eb.fn.max('version'), eb.val(0)).as('latest'))
    .where('team_id', '=', team.id)
    .executeTakeFirstOrThrow()
  const made = await tx
    .insertInto('code_procedure')
    .values({
      competition_id: ask.competition.id,
      team_id: team.id,
      author_id: ask.userId,
      version: latest + 1,
      note: ask.note,
      file_name: ask.archive.name,
      storage_key: ask.archive.key,
      sha256: ask.archive.sha256,
      size: ask.archive.size,
      pack_key: ask.packKey,
      file_count: ask.files.length,
      total_bytes: ask.files.reduce((sum, file) => sum + file.size, 0),
      received_at: ask.receivedAt,
      published_at: null,
      published_by: null,
    })
    .onConflict(conflict => conflict.columns(['team_id', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(sourceCodeFaults.sameAgain)
  for (let start = 0; start < ask.files.length; start += 500)
    await tx
      .insertInto('code_file')
      .values(
        ask.files.slice(start, start + 500).map(file => ({
          procedure_id: made.id,
          path: file.path,
          size: file.size,
          sha256: file.sha256,
          encoding: file.encoding,
          line_count: file.lineCount,
          pack_offset: file.offset,
          pack_size: file.packedSize,
        })),
      )
      .execute()
  return made
}
