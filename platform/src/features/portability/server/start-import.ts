import { ArchiveFault } from '../../../base/archive/entry.ts'
import type { ByteSource } from '../../../base/archive/source.ts'
import { readZipDirectory } from '../../../base/archive/zip-directory.ts'
import { Failure } from '../../../base/contract/failure.ts'
import type { Stored } from '../../../base/storage/storage.ts'
import type { Services } from '../../../base/services.ts'
import { portabilityFaults } from '../faults.ts'
import { archiveLimits, type ImportFormat } from '../rules.ts'
import type { Preview } from '../schema.ts'
import { openArchive } from './leitai/open-archive.ts'
import { previewArchive } from './leitai/preview-archive.ts'
import { withFile } from './open-file.ts'

/** Which kind of file this is and what it would become. Throws where it could not be imported. */
export async function previewFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  file: Stored & { name: string },
): Promise<{ format: ImportFormat; preview: Preview }> {
  return withFile(storage, file, async source => {
    if (!(await isOurs(source))) throw new Failure(portabilityFaults.unrecognised)
    const archive = await openArchive(source)
    return { format: 'leitai' as const, preview: await previewArchive(db, archive) }
  }).catch((error: unknown) => {
    throw refusedArchive(error)
  })
}

const isOurs = async (source: ByteSource): Promise<boolean> =>
  (await source.read(0, 2)).toString('latin1') === 'PK' &&
  (await readZipDirectory(source, archiveLimits)).some(entry => entry.path === 'manifest.json')

/** An archive that is refused, as a failure that tells where. */
export const refusedArchive = (error: unknown): unknown =>
  error instanceof ArchiveFault
    ? new Failure(portabilityFaults.archiveRefused, { issues: [...error.issues] })
    : error
