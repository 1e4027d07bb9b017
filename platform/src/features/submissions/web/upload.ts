import { ApiError } from '../../../base/contract/client.ts'
import { clientHeaders, type ClientIdentity } from '../../../base/web/browser-api.ts'

type Upload = {
  competitionId: number
  scheduleId: number
  file: File
  process: File | null
  /** Of a round with several boards the one that the file is for, else empty. */
  subRank: string
  note: string
  key: string
  identity: ClientIdentity
  onProgress: (share: number) => void
}

const retries = 3

/** Sends a result file and tells how far it is. After a cut connection it is sent again with the same key, so it counts once. */
export async function uploadSubmission<T>(ask: Upload): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(ask)
    if (answer.status !== 0 && answer.status < 500) return read<T>(answer)
    if (attempt >= retries) return read<T>(answer)
    await new Promise(done => setTimeout(done, 500 * 2 ** attempt))
  }
}

type Raw = { status: number; text: string; requestId: string | undefined }

// XMLHttpRequest: fetch cannot tell the progress of what it sends.
function send(ask: Upload): Promise<Raw> {
  return new Promise(done => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/competitions/${ask.competitionId}/uploads`)
    for (const [name, value] of Object.entries(clientHeaders(ask.identity)))
      request.setRequestHeader(name, value)
    request.setRequestHeader('idempotency-key', ask.key)
    request.upload.addEventListener('progress', event =>
      ask.onProgress(event.total > 0 ? event.loaded / event.total : 0),
    )
    request.addEventListener('loadend', () =>
      done({
        status: request.status,
        text: request.responseText,
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      }),
    )
    const form = new FormData()
    form.set('schedule_id', String(ask.scheduleId))
    form.set('subRank', ask.subRank)
    form.set('note', ask.note)
    form.set('file', ask.file)
    if (ask.process) form.set('process', ask.process)
    request.send(form)
  })
}

function read<T>({ status, text, requestId }: Raw): T {
  const body = text === '' ? {} : (JSON.parse(text) as { status?: string; data?: T })
  if (status === 200 && body.status === 'e200') return body.data as T
  throw new ApiError(status, body as object, requestId)
}
