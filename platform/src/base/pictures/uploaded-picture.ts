import type { z } from 'zod'
import { Failure } from '../contract/failure.ts'
import type { Context } from '../http/context.ts'
import { readMultipart } from '../http/multipart.ts'
import { readToMemory } from '../storage/read-to-memory.ts'
import { pictureFaults } from './faults.ts'
import { pictureFields, pictureFiles } from './picture-form.ts'

const maxBytes = 10 * 1024 * 1024

/** A form with the picture in it, if there is one, as it was sent: what is kept is made of it, never itself. */
export async function formWithPicture<S extends z.ZodObject>(
  context: Context,
  schema: S,
): Promise<{ fields: z.output<S>; picture: Buffer | undefined }> {
  let picture: Buffer | undefined
  const { fields } = await readMultipart(context, {
    schema,
    files: pictureFiles,
    storage: {
      put: async source => {
        picture = await readToMemory(source, maxBytes)
        return { key: '', sha256: '', size: picture.length }
      },
    },
    maxBytes: () => maxBytes,
  })
  return { fields, picture }
}

/** The picture of a form that holds nothing else. */
export async function uploadedPicture(context: Context): Promise<Buffer> {
  const { picture } = await formWithPicture(context, pictureFields)
  if (!picture)
    throw new Failure(pictureFaults.missing, { issues: [{ path: 'body.image', code: 'required' }] })
  return picture
}
