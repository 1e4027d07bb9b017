import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { TooLargeError } from '../../../../base/storage/storage.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { certificationFaults } from '../faults.ts'
import type { PhotoPart } from '../rules.ts'
import { readPhoto, type Photo } from './photo.ts'

/**
 * An application as it was sent. Its photos are in memory alone, never among the files, and become part of what the
 * request's key stands for by a keyed hash: of numbers, which can all be tried, no plain hash is kept.
 */
export async function readForm<S extends z.ZodObject>(
  context: Context<Viewer>,
  schema: S,
  parts: readonly PhotoPart[],
): Promise<{ fields: z.output<S>; photos: Photo[] }> {
  const { settings } = context
  const maxBytes = settings.ID_PHOTO_KB * 1024
  const given: Buffer[] = []
  const { fields, files } = await readMultipart(context, {
    schema,
    files: parts,
    storage: {
      put: async source => {
        const content = await readToMemory(source, maxBytes)
        given.push(content)
        const mark = createHmac('sha256', settings.sessionSecret).update(content).digest('hex')
        return { key: '', sha256: mark, size: content.length }
      },
    },
    maxBytes: () => maxBytes,
  }).catch((error: unknown) => {
    throw error instanceof TooLargeError ? tooLarge(settings.ID_PHOTO_KB) : error
  })
  const photos: Photo[] = []
  // One after another: each may unpack to many millions of pixels.
  for (const [index, { field }] of files.entries()) {
    const content = given[index]
    if (content && content.length > 0) photos.push(await readPhoto(field as PhotoPart, content, settings))
  }
  return { fields, photos }
}

/** With how large it may be: the operator says so. */
const tooLarge = (kilobytes: number) =>
  new Failure(
    {
      ...certificationFaults.photoTooLarge,
      zh: `照片太大，每张不能超过 ${kilobytes} KB。`,
      en: `The photo is too large: ${kilobytes} KB at most.`,
    },
    { issues: [{ path: 'body.photo', code: 'too_big' }] },
  )
