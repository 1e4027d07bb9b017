import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { fileSource } from '../../../../../base/archive/source.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { readAs } from '../../../../../base/http/issues.ts'
import { readMultipart } from '../../../../../base/http/multipart.ts'
import { storePicture } from '../../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../../base/pictures/picture-at.ts'
import { reencodePicture } from '../../../../../base/pictures/reencode.ts'
import { readToMemory } from '../../../../../base/storage/read-to-memory.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'
import { mostPictureBytes } from '../../../media/rules.ts'
import { requireAlt, sortMedia, type Taken } from '../../../media/server/public.ts'
import { requireFreeName } from '../site-settings.ts'
import { importFiles, importForm } from '../../archive.contract.ts'
import { archiveLimits, mostArchiveBytes, siteArchive, type SiteArchive } from '../../archive.schema.ts'
import { asFailure, openSite, wrongArchive, type OpenSite } from './open-site.ts'
import { movedTexts } from './site-texts.ts'

type StoredPicture = Awaited<ReturnType<typeof storePicture>>

export type TakenSite = {
  fields: z.output<typeof importForm>
  /** As it is here: with the addresses that its pictures have here, and links to its name here. */
  site: SiteArchive
  /** By the ids that they have in the archive. */
  media: Map<number, Taken>
  pictures: StoredPicture[]
}

/** Reads an archive as it came, and everything in it through the same doors as an upload. Nothing refers to any of it yet. */
export async function takeSite(context: Context): Promise<TakenSite> {
  const { fields, files } = await readMultipart(context, {
    schema: importForm,
    files: importFiles,
    maxBytes: async ({ name }) => {
      await requireFreeName(context.db, name)
      return mostArchiveBytes
    },
  })
  const [came] = files
  if (!came) throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.file', code: 'required' }] })
  const { path, release } = await context.storage.materialise(came.key)
  const file = await open(path)
  try {
    const opened = await openSite(fileSource(file, came.size))
    const media = await takeMedia(context, opened)
    const pictures = await takePictures(context, opened)
    const addresses = new Map([...pictures].map(([address, picture]) => [address, addressOf(picture)]))
    const moved = movedTexts(opened.site, { pictures: addresses, from: opened.site.name, to: fields.name })
    // Another address may be too long for its place.
    const { data: site, issues } = readAs(siteArchive, moved, 'site.json')
    if (issues) throw wrongArchive(issues)
    return { fields, site, media, pictures: [...pictures.values()] }
  } finally {
    await file.close()
    await release()
  }
}

async function takeMedia(context: Context, { site, contentOf }: OpenSite): Promise<Map<number, Taken>> {
  const media = new Map<number, Taken>()
  for (const { id, path, sha256, ...described } of site.media)
    await at(path, async () => {
      const stored = await store(context, contentOf(path), { path, sha256 })
      const taken = await sortMedia(context, { ...stored, name: described.name }, described)
      requireAlt(taken.kind, described, path)
      media.set(id, taken)
    })
  return media
}

async function takePictures(
  context: Context,
  { site, contentOf }: OpenSite,
): Promise<Map<string, StoredPicture>> {
  const { db, storage, viewer, now } = context
  const pictures = new Map<string, StoredPicture>()
  for (const { address, path, sha256 } of site.pictures)
    await at(path, async () => {
      const { key, size } = await store(context, contentOf(path), { path, sha256 })
      if (size > mostPictureBytes) throw new Failure(baseFaults.tooLarge)
      const made = await reencodePicture(await readToMemory(await storage.read(key), mostPictureBytes))
      pictures.set(address, await storePicture(db, storage, made, { userId: viewer?.userId ?? null, now }))
    })
  return pictures
}

/** What is refused of one file is told with its place in the archive. */
async function at(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.issues.some(issue => issue.path.startsWith(path))) throw error
    const { zh, en } = error.fault
    throw new Failure(error.fault, { issues: [{ path, code: 'invalid', message: { zh, en } }] })
  }
}

async function store(
  context: Context,
  content: Readable,
  { path, sha256 }: { path: string; sha256: string },
) {
  const stored = await putNoted(context)
    .put(content, { maxBytes: archiveLimits.fileBytes })
    .catch((error: unknown) => {
      throw asFailure(error)
    })
  if (stored.sha256 !== sha256) throw wrongArchive([{ path, code: 'sha256' }])
  return stored
}
