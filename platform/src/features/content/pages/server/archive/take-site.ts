import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { fileSource } from '../../../../../base/archive/source.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { readMultipart } from '../../../../../base/http/multipart.ts'
import type { Storage } from '../../../../../base/storage/storage.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'
import { sortMedia, type Taken } from '../../../media/server/public.ts'
import { importFiles, importForm } from '../../archive.contract.ts'
import { archiveLimits, mostArchiveBytes, type SiteArchive } from '../../archive.schema.ts'
import { asFailure, openSite, wrongArchive } from './open-site.ts'

export type TakenSite = {
  fields: z.output<typeof importForm>
  site: SiteArchive
  /** By the ids that they have in the archive. */
  media: Map<number, Taken>
}

/** Reads an archive as it came, and every medium through the same door as an upload. Nothing refers to any of it yet. */
export async function takeSite(context: Context): Promise<TakenSite> {
  const kept = putNoted(context)
  const { fields, files } = await readMultipart(context, {
    schema: importForm,
    files: importFiles,
    storage: kept,
    maxBytes: () => mostArchiveBytes,
  })
  const [came] = files
  if (!came) throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.file', code: 'required' }] })
  const { path, release } = await context.storage.materialise(came.key)
  const file = await open(path)
  try {
    const { site, contentOf } = await openSite(fileSource(file, came.size))
    const media = new Map<number, Taken>()
    for (const { id, path: at, sha256, ...described } of site.media) {
      const stored = await store(kept, contentOf(at))
      if (stored.sha256 !== sha256) throw wrongArchive([{ path: at, code: 'sha256' }])
      media.set(id, await sortMedia(context, { ...stored, name: described.name }, described))
    }
    return { fields, site, media }
  } finally {
    await file.close()
    await release()
  }
}

async function store(storage: Pick<Storage, 'put'>, content: Readable) {
  try {
    return await storage.put(content, { maxBytes: archiveLimits.fileBytes })
  } catch (error) {
    throw asFailure(error)
  }
}
