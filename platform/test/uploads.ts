import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { vi } from 'vitest'
import { ask } from './ask.ts'
import { makeUser, type TestUser } from './factories.ts'
import { makeWorld } from './world.ts'

type Sent = {
  status: number
  offset: number | undefined
  body: string
  headers: NodeJS.Dict<string | string[]>
}

export type Sending = {
  method?: string
  offset?: number
  as?: TestUser
  headers?: Record<string, string>
  cutAfter?: number
}

/** A world that listens on a real port, and uploads to it, whose line can be cut. */
export async function makeUploads() {
  const world = await makeWorld({ DATASET_FILE_MB: '8', DATASET_QUOTA_MB: '20' })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`

  const create = async (as: TestUser) =>
    (await ask(world, 'POST /api/datasets', { as, body: { titleZh: '数据', licence: 'MIT' } })).data
      .id as number
  const start = (id: number, as: TestUser | undefined, body: Record<string, unknown>) =>
    ask(world, `POST /api/datasets/${id}/uploads`, {
      ...(as ? { as } : {}),
      body: { fingerprint: 'f', ...body },
    })
  const draftOf = async (id: number, as: TestUser) =>
    (await ask(world, `GET /api/datasets/${id}/draft`, { as })).data

  /** A draft of somebody with an upload that has begun. */
  async function begun(size: number, name = 'data.bin') {
    const owner = await makeUser(world)
    const id = await create(owner)
    const { data } = await start(id, owner, { name, size })
    return { owner, id, upload: data.upload as { id: string; url: string; received: number } }
  }

  /** One request of the protocol over a real connection, which can be cut after some bytes. */
  function send(
    url: string,
    body: Buffer,
    { method = 'PATCH', offset = 0, as, headers = {}, cutAfter }: Sending = {},
  ) {
    return new Promise<Sent | 'cut'>((done, failed) => {
      const call = request(base + url, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          ...(method === 'PATCH'
            ? {
                'content-type': 'application/offset+octet-stream',
                'upload-offset': String(offset),
                'content-length': String(body.length),
              }
            : {}),
          ...as?.headers,
          ...headers,
        },
      })
      call.on('response', answer => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            offset:
              answer.headers['upload-offset'] === undefined
                ? undefined
                : Number(answer.headers['upload-offset']),
            body: text,
            headers: answer.headers,
          }),
        )
      })
      call.on('error', error => (cutAfter === undefined ? failed(error) : done('cut')))
      if (cutAfter === undefined) call.end(body)
      else
        call.write(body.subarray(0, cutAfter), () => {
          // Not before some of it has come to the disk: what stands in a buffer goes with the line.
          const cut = () => void call.destroy()
          vi.waitUntil(() => storedOf(url) > offset, { timeout: 5_000, interval: 5 }).then(cut, cut)
        })
    })
  }
  const whole = async (sending: Promise<Sent | 'cut'>): Promise<Sent> => {
    const sent = await sending
    if (sent === 'cut') throw new Error('it was cut')
    return sent
  }
  const head = (url: string, as?: TestUser) =>
    whole(send(url, Buffer.alloc(0), { method: 'HEAD', ...(as ? { as } : {}) }))

  /** Goes on with the client that browsers use. */
  const resume = (url: string, content: Buffer, as: TestUser, chunkSize = Number.POSITIVE_INFINITY) =>
    new Promise<void>((done, failed) =>
      new Upload(content, {
        uploadUrl: base + url,
        headers: as.headers,
        chunkSize,
        retryDelays: [0, 100, 500],
        onSuccess: () => done(),
        onError: failed,
      }).start(),
    )

  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const storedOf = (url: string): number =>
    statSync(join(world.settings.dataDir, 'files/incoming', url.split('/').at(-1) ?? ''), {
      throwIfNoEntry: false,
    })?.size ?? 0
  const incoming = () => {
    const folder = join(world.settings.dataDir, 'files/incoming')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  return { world, base, create, start, draftOf, begun, send, whole, head, resume, sha256, storedOf, incoming }
}
