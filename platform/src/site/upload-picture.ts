import type { ClientIdentity } from '../base/web/browser-api.ts'
import { sendForm } from '../base/web/send-form.ts'

/** Sends a picture and answers its address. Rejects with the server's words, or with whatever kept it from answering. */
export async function uploadPicture(image: File, identity: ClientIdentity): Promise<string> {
  const { url } = await sendForm<{ url: string }>({
    address: '/api/v1/dfeditor/upload',
    fields: { image },
    identity,
  })
  return url
}
