import { Readable } from 'node:stream'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { readToMemory } from '../../../../../base/storage/read-to-memory.ts'
import type { Stored } from '../../../../../base/storage/storage.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'
import { DrawingError, drawingThread } from '../../../../../base/typesetting/drawing-thread.ts'
import { mostFileBytes } from '../../../forms/kinds.ts'
import { proposalFaults } from '../../faults.ts'
import type { ProposalFile } from '../files.ts'
import type { Neutral } from './make-neutral.ts'

export type KeepCopies = Pick<Context, 'db' | 'storage' | 'now' | 'write'>

const neutralised = drawingThread<Neutral>({
  script: new URL('./neutral-worker.ts', import.meta.url),
  busy: () => new Failure(proposalFaults.busy, { headers: { 'retry-after': '5' } }),
  // Whatever it was that ended it, it would end the next one as well.
  failed: () => new DrawingError('the thread ended'),
})

/** Puts a copy of a file into the storage that does not say who made it; undefined where there can be none. */
export async function keepNeutral(
  { db, storage, now }: Omit<KeepCopies, 'write'>,
  { key, kind }: { key: string; kind: ProposalFile['kind'] },
): Promise<Stored | undefined> {
  const read = async () => ({ kind, bytes: await readToMemory(await storage.read(key), mostFileBytes) })
  const bytes = await neutralised(read).catch((error: unknown) => {
    if (error instanceof DrawingError) return undefined
    throw error
  })
  // Drawn anew a picture can be larger than it was.
  return bytes && putNoted({ db, storage, now }).put(Readable.from([bytes]), { maxBytes: bytes.length })
}

/** The kept copy of a file. It is made now if there is none yet or if the kept one holds too much. */
export async function neutralOf(context: KeepCopies, file: ProposalFile, isBlind: boolean): Promise<Stored> {
  const kept = copyOf(file)
  if (kept) return kept
  const { storage_key: key, sha256, size, kind } = file
  const made = (await keepNeutral(context, { key, kind })) ?? (isBlind ? undefined : { key, sha256, size })
  if (!made) throw new Failure(proposalFaults.noCopy)
  await context.write(async tx => {
    await tx
      .updateTable('spic_file')
      .set({
        neutral_key: made.key,
        neutral_sha256: made.sha256,
        neutral_size: made.size,
        neutral_is_old: false,
      })
      .where('id', '=', file.id)
      .where(eb => eb.or([eb('neutral_key', 'is', null), eb('neutral_is_old', '=', true)]))
      .execute()
  })
  return made
}

const copyOf = ({
  neutral_key: key,
  neutral_sha256: sha256,
  neutral_size: size,
  neutral_is_old,
}: ProposalFile) =>
  neutral_is_old || key === null || sha256 === null || size === null ? undefined : { key, sha256, size }
