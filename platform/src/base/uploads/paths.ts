import type { Fault } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { failures, type Paths } from '../contract/openapi.ts'
import type { UploadKind } from './kind.ts'

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})
const version = header('Tus-Resumable', 'The version of the protocol', { const: '1.0.0' })
const bytes = { type: 'integer', minimum: 0 }
const answered = (name: string, description: string) => ({ [name]: { description, schema: bytes } })
/** Refusals of the protocol itself, which are plain text. */
const plain = (description: string) => ({ description, content: { 'text/plain': {} } })

/** How the bytes of a kind of uploads are sent, which the tus protocol says rather than a contract of ours. */
export function uploadPathsOf(
  { path }: Pick<UploadKind, 'path'>,
  { tag, faults }: { tag: string; faults: readonly Fault[] },
): Paths {
  const general = [
    baseFaults.signInFirst,
    baseFaults.foreignIdentity,
    ...faults,
    baseFaults.internal,
    baseFaults.busy,
  ]
  const asked = {
    tags: [tag],
    'x-access': 'user',
    security: [{ session: [] }, { token: [] }],
    parameters: [
      { name: 'uploadId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      version,
    ],
  }
  const named = path.replace(/[^a-zA-Z]+(.)/g, (_, next: string) => next.toUpperCase())
  return {
    [`${path}/{uploadId}`]: {
      head: {
        ...asked,
        operationId: `head${named}UploadId`,
        summary: 'How much of an upload is there (tus 1.0.0)',
        description: '查询一个上传已收到多少字节（tus 1.0.0）',
        responses: {
          200: {
            description: 'OK',
            headers: {
              ...answered('Upload-Offset', 'How many bytes are there'),
              ...answered('Upload-Length', 'How many there will be'),
            },
          },
          ...failures(general),
          412: plain('Tus-Resumable names another version'),
        },
      },
      patch: {
        ...asked,
        operationId: `patch${named}UploadId`,
        summary: 'Send the next bytes of an upload (tus 1.0.0)',
        description: '继续发送一个上传的字节（tus 1.0.0）',
        parameters: [
          ...asked.parameters,
          header('Upload-Offset', 'How many bytes were there before these', bytes),
        ],
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          204: {
            description: 'The bytes are there',
            headers: answered('Upload-Offset', 'How many bytes are there now'),
          },
          ...failures([...general, baseFaults.crossSite, baseFaults.diskFull]),
          409: plain('Upload-Offset is not how much is there: ask by HEAD'),
          412: plain('Tus-Resumable names another version'),
          423: plain('Another request still writes to this upload'),
        },
      },
    },
  }
}
