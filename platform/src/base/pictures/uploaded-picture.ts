import { Failure } from '../contract/failure.ts'
import type { Context } from '../http/context.ts'
import { readMultipart } from '../http/multipart.ts'
import { readToMemory } from '../storage/read-to-memory.ts'
import { pictureFaults } from './faults.ts'
import { pictureFields, pictureFiles } from './picture-form.ts'

const maxBytes = 10 * 1024 * 1024

/** The picture of a form as it was sent: what is kept is made of it, never itself. */
export async function uploadedPicture(context: Context): Promise<Buffer> {
  let given: Buffer | undefined
  await readMultipart(context, {
    schema: pictureFields,
    files: pictureFiles,
    storage: {
      put: async source => {
        given = await readToMemory(source, maxBytes)
        return { key: '', sha256: '', size: given.length }
      },
    },
    maxBytes: () => maxBytes,
  })
  if (!given) throw new Failure(pictureFaults.missing, { issues: [{ path: 'body.image', code: 'required' }] })
  return given
}
