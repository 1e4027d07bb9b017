import {
  clientHeaders,
  fetchOnce,
  readEnvelope,
  type ClientIdentity,
} from '../../../../base/web/browser-api.ts'

/** Sends a picture and answers its address. Rejects with the server's words, or with whatever kept it from answering. */
export async function uploadPicture(file: File, identity: ClientIdentity): Promise<string> {
  const form = new FormData()
  form.set('image', file)
  const response = await fetchOnce('/api/v1/dfeditor/upload', {
    method: 'POST',
    headers: clientHeaders(identity),
    credentials: 'include',
    body: form,
  })
  const { url } = (await readEnvelope(response)) as { url: string }
  return url
}
