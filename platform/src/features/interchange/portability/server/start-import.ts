import { ArchiveFault } from '../../../../base/archive/entry.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Services } from '../../../../base/services.ts'
import type { Stored } from '../../../../base/storage/storage.ts'
import { portabilityFaults } from '../faults.ts'
import type { ImportFormat } from '../rules.ts'
import type { Preview } from '../schema.ts'
import { openArchive } from './leitai/open-archive.ts'
import { previewArchive } from './leitai/preview-archive.ts'
import { withFile } from './open-file.ts'
import { recognise } from './readers/detect.ts'
import { previewOf } from './readers/preview-of.ts'

/** Which kind of file this is and what it would become. Throws where it could not be imported. */
export async function previewFile(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  file: Stored & { name: string },
): Promise<{ format: ImportFormat; preview: Preview }> {
  return withFile(storage, file, async source => {
    const { format, read } = await recognise(source, file.name)
    if (format !== 'leitai') return { format, preview: previewOf(await read(clock.now())) }
    return { format, preview: await previewArchive(db, await openArchive(source)) }
  }).catch((error: unknown) => {
    throw refusedArchive(error)
  })
}

/** An archive that is refused, as a failure that tells where. */
export const refusedArchive = (error: unknown): unknown =>
  error instanceof ArchiveFault
    ? new Failure(portabilityFaults.archiveRefused, { issues: [...error.issues] })
    : error
