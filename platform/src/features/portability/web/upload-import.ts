import { clientHeaders, openEnvelope, type ClientIdentity } from '../../../base/web/browser-api.ts'

/** Sends a file to import and tells how much of it is there; answers the import's id. */
export function uploadImport(
  file: File,
  identity: ClientIdentity,
  onProgress: (share: number) => void,
): Promise<number> {
  // XMLHttpRequest: fetch cannot tell the progress of what it sends.
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/imports')
    for (const [name, value] of Object.entries(clientHeaders(identity))) request.setRequestHeader(name, value)
    request.setRequestHeader('idempotency-key', crypto.randomUUID())
    request.upload.addEventListener('progress', event =>
      onProgress(event.total > 0 ? event.loaded / event.total : 0),
    )
    request.addEventListener('loadend', () => {
      try {
        const made = openEnvelope({ status: request.status, text: request.responseText })
        done((made as { id: number }).id)
      } catch (error) {
        failed(error)
      }
    })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
