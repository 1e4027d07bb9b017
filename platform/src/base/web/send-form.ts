import { clientHeaders, openEnvelope, retries, type ClientIdentity, type RawAnswer } from './browser-api.ts'
import { underKey } from './unanswered.ts'

type Field = string | File
type Fields = Record<string, Field | readonly File[] | null | undefined>
type Form = {
  address: string
  /** What is null or undefined is left out. */
  fields: Fields
  identity: ClientIdentity
  /** How much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** The line was cut, and the form is sent once more in a moment. */
  onLost?: () => void
}

/** Sends a form with files by POST. What was not answered keeps its key when it is sent again, so it counts once. */
export function sendForm<T>(form: Form): Promise<T> {
  return underKey(whatOf(form), key => sendOften<T>(form, key))
}

/** Chosen again, a file is another object and yet the same. */
const whatOf = ({ address, fields }: Form): string =>
  JSON.stringify([
    address,
    ...givenIn(fields).map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  ])

/** Files last: the server decides by the other fields what it takes. */
const givenIn = (fields: Fields): (readonly [string, Field])[] =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value ?? []].flat().map(one => [name, one] as const))
    .toSorted(([, a], [, b]) => Number(a instanceof File) - Number(b instanceof File))

async function sendOften<T>(form: Form, key: string): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(form, key)
    const mayPass = answer.status === 0 || answer.status >= 500
    if (!mayPass || attempt >= retries) return openEnvelope(answer) as T
    if (answer.status === 0) form.onLost?.()
    await new Promise(done => setTimeout(done, 500 * 2 ** attempt))
  }
}

// XMLHttpRequest: fetch cannot tell the progress of what it sends.
function send({ address, fields, identity, onProgress }: Form, key: string): Promise<RawAnswer> {
  return new Promise(done => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(clientHeaders(identity))) request.setRequestHeader(name, value)
    request.setRequestHeader('idempotency-key', key)
    request.upload.addEventListener('progress', event =>
      onProgress?.(event.total > 0 ? event.loaded / event.total : 0),
    )
    request.addEventListener('loadend', () =>
      done({
        status: request.status,
        text: request.responseText,
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      }),
    )
    const form = new FormData()
    for (const [name, value] of givenIn(fields)) form.append(name, value)
    request.send(form)
  })
}
