import { ApiError } from '../../../base/contract/client.ts'
import { clientHeaders, type ClientIdentity } from '../../../base/web/browser-api.ts'

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
      const body = readBody(request.responseText)
      if (request.status === 200 && body.data) done(body.data.id)
      else if (request.status === 0) failed(new Error('the connection broke off'))
      else failed(new ApiError(request.status, body))
    })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

type Body = { data?: { id: number }; errno?: string; message?: string; issues?: [] }

function readBody(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}
