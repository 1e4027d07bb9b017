import { Failure } from '../../../../../base/contract/failure.ts'
import { readToMemory } from '../../../../../base/storage/read-to-memory.ts'
import type { Storage } from '../../../../../base/storage/storage.ts'
import { drawingThread } from '../../../../../base/typesetting/drawing-thread.ts'
import type { FileKind } from '../../../forms/kinds.ts'
import { mostFileBytes } from '../../../forms/kinds.ts'
import { proposalFaults } from '../../faults.ts'
import type { Neutral } from './make-neutral.ts'

const neutralised = drawingThread<Neutral>({
  script: new URL('./neutral-worker.ts', import.meta.url),
  busy: () => new Failure(proposalFaults.busy, { headers: { 'retry-after': '5' } }),
})

/** A file without what says who made it, for reviewers who must not know. */
export async function neutralFile(
  storage: Pick<Storage, 'read'>,
  file: { storage_key: string; kind: FileKind },
): Promise<Buffer> {
  const bytes = await readToMemory(await storage.read(file.storage_key), mostFileBytes)
  return file.kind === 'archive' ? bytes : neutralised({ kind: file.kind, bytes })
}
