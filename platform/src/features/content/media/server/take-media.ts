import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { storePicture } from '../../../../base/pictures/keep-picture.ts'
import { reencodePicture } from '../../../../base/pictures/reencode.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { mediaFiles, type mediaForm, type replaceForm } from '../contract.ts'
import { mediaFaults } from '../faults.ts'
import { kindOf, mostBytes, mostPictureBytes, widths, type MediaKind } from '../rules.ts'

type StoredPicture = Awaited<ReturnType<typeof storePicture>>

/** What came, as it is kept from now on; nothing refers to it yet. */
export type Taken = {
  fields: z.output<typeof mediaForm>
  kind: MediaKind
  mediaType: string
  name: string
  size: number
  pictures: StoredPicture[]
  file: { sha256: string; key: string } | null
}

/** Reads an upload: files and videos are kept as they are, of a picture only what is made anew of it. */
export async function takeMedia<Schema extends typeof mediaForm | typeof replaceForm>(
  context: Context,
  schema: Schema,
): Promise<Taken & { fields: z.output<Schema> }> {
  const { fields, files } = await readMultipart(context, {
    schema,
    files: mediaFiles,
    maxBytes: () => mostBytes,
  })
  const [came] = files
  if (!came) throw new Failure(mediaFaults.missing, { issues: [{ path: 'body.file', code: 'required' }] })
  return { ...(await sortMedia(context, came, fields)), fields }
}

type Came = { name: string; size: number; sha256: string; key: string }

/** What a file is by its bytes, whoever brought it. */
export async function sortMedia(context: Context, came: Came, fields: Taken['fields']): Promise<Taken> {
  const { storage } = context
  const known = kindOf(
    await readToMemory(await storage.read(came.key, { start: 0, end: Math.min(63, came.size - 1) }), 64),
  )
  if (!known) throw new Failure(mediaFaults.wrongKind, { issues: [{ path: 'body.file', code: 'invalid' }] })
  const { name, size } = came
  if (known.kind !== 'picture')
    return { fields, ...known, name, size, pictures: [], file: { sha256: came.sha256, key: came.key } }
  if (size > mostPictureBytes) throw new Failure(baseFaults.tooLarge)
  const content = await readToMemory(await storage.read(came.key), mostPictureBytes)
  return { fields, ...known, name, size, pictures: await inWidths(context, content), file: null }
}

/** A picture in every width up to its own, the widest last. */
async function inWidths({ db, storage, viewer, now }: Context, content: Buffer): Promise<StoredPicture[]> {
  const kept: StoredPicture[] = []
  const widest = await reencodePicture(content)
  for (const width of widths.filter(one => one < widest.width)) {
    // As long as it is wide, whatever its height.
    const height = Math.max(1, Math.round((widest.height * width) / widest.width))
    const smaller = await reencodePicture(content, { width, height })
    kept.push(await storePicture(db, storage, smaller, { userId: viewer?.userId ?? null, now }))
  }
  kept.push(await storePicture(db, storage, widest, { userId: viewer?.userId ?? null, now }))
  return kept
}

export const urlOfFile = (file: { sha256: string }): string => `/api/media/${file.sha256}`
