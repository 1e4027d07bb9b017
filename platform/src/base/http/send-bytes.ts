import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from './context.ts'
import { sendFile } from './send-file.ts'

export const bytesIn = async (content: Readable | Buffer): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : buffer(content)

/** Sends what lies in no storage, as it was made for this one who asks, like a stored file. */
export const sendBytes = (
  context: Pick<Context, 'exchange'>,
  { bytes, ...file }: { name: string; isFramedPdf?: boolean; bytes: Buffer },
  onTake?: () => Promise<void>,
): Promise<void> =>
  sendFile(
    context,
    {
      read: async (_key, range) =>
        Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
    { ...file, key: '', size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    onTake,
  )
