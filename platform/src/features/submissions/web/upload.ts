import {
  clientHeaders,
  openEnvelope,
  type ClientIdentity,
  type RawAnswer,
} from '../../../base/web/browser-api.ts'
import { NoAnswer } from '../../../base/web/no-answer.ts'

type Upload = {
  competitionId: number
  scheduleId: number
  file: File
  processFiles: readonly File[]
  /** Of a round with several boards the one that the file is for, else empty. */
  subRank: string
  note: string
  identity: ClientIdentity
  onProgress: (share: number) => void
  /** The line was cut, and the file is sent once more in a moment. */
  onLost: () => void
}

const retries = 3

/** Sends result files. What was not answered keeps its key when it is sent again, by itself or by hand, so it counts once. */
export function makeUploader() {
  let open: { what: string; key: string } | undefined
  return async <T>(ask: Upload): Promise<T> => {
    const what = whatOf(ask)
    if (open?.what !== what) open = { what, key: crypto.randomUUID() }
    try {
      const answer = await sendOften<T>(ask, open.key)
      open = undefined
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) open = undefined
      throw error
    }
  }
}

/** Chosen again, a file is another object and yet the same. */
const whatOf = ({ competitionId, scheduleId, file, processFiles, subRank, note }: Upload): string =>
  JSON.stringify([
    competitionId,
    scheduleId,
    subRank,
    note,
    ...[file, ...processFiles].map(one => [one.name, one.size, one.lastModified]),
  ])

async function sendOften<T>(ask: Upload, key: string): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(ask, key)
    const mayPass = answer.status === 0 || answer.status >= 500
    if (!mayPass || attempt >= retries) return openEnvelope(answer) as T
    if (answer.status === 0) ask.onLost()
    await new Promise(done => setTimeout(done, 500 * 2 ** attempt))
  }
}

// XMLHttpRequest: fetch cannot tell the progress of what it sends.
function send(ask: Upload, key: string): Promise<RawAnswer> {
  return new Promise(done => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/competitions/${ask.competitionId}/uploads`)
    for (const [name, value] of Object.entries(clientHeaders(ask.identity)))
      request.setRequestHeader(name, value)
    request.setRequestHeader('idempotency-key', key)
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
    for (const one of ask.processFiles) form.append('process', one)
    request.send(form)
  })
}
