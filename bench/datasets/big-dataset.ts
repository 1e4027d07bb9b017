import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { makeRandom } from '../../platform/src/demo/random.ts'
import { watchMemory, type Kind } from '../processes.ts'
import { makeAdministrator, type Product } from '../product.ts'

/** BENCH_SMALL is for whoever writes a benchmark; no figure is kept from it. */
const bytes = process.env.BENCH_SMALL === undefined ? 1_000_000_000 : 50_000_000

export type BigDataset = {
  id: number
  fileId: number
  size: number
  sha256: string
  headers: Record<string, string>
  /** Where the same bytes lie outside the product. */
  path: string
  uploadSeconds: number
  profileSeconds: number
  profileState: string
  rows: number
  peaks: Map<Kind, number>
  /** Reading, hashing and writing the same bytes, and nothing else. */
  copySeconds: number
}

let made: Promise<BigDataset> | undefined
/** One dataset of a billion bytes for all that measure one; what is beside the product goes when this process ends. */
export const bigDataset = (product: Product): Promise<BigDataset> => (made ??= make(product))

async function make(product: Product): Promise<BigDataset> {
  const { url, db, dataDir } = product
  const folder = mkdtempSync(join(tmpdir(), 'leitai-bench-dataset-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'measurements.csv')
  await pipeline(Readable.from(lines()), createWriteStream(path))
  const { size } = statSync(path)
  const headers = await makeAdministrator(db)
  const call = async <T>(method: string, at: string, body: object): Promise<T> => {
    const answer = await fetch(url + at, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as { data: T; message?: string }
    if (!answer.ok) throw new Error(`${at}: ${said.message}`)
    return said.data
  }
  const peaksOf = watchMemory(dataDir)
  const { id } = await call<{ id: number }>('POST', '/api/datasets', {
    titleZh: '一吉字节',
    titleEn: 'One gigabyte',
    licence: 'CC0-1.0',
  })
  const { upload } = await call<{ upload: { url: string } }>('POST', `/api/datasets/${id}/uploads`, {
    name: 'measurements.csv',
    size,
    fingerprint: 'bench',
  })
  const started = performance.now()
  await send(url + upload.url, path, size, headers)
  let draft: { files: unknown[]; revision: number; uploads: unknown[] }
  do {
    await wait(100)
    draft = await call('GET', `/api/datasets/${id}/draft`, {})
  } while (draft.files.length === 0)
  const uploadSeconds = (performance.now() - started) / 1_000
  await call('POST', `/api/datasets/${id}/publish`, { revision: draft.revision })
  const file = await db
    .selectFrom('dataset_file')
    .select(['id', 'sha256'])
    .where('dataset_id', '=', id)
    .executeTakeFirstOrThrow()
  const profile = await profiled(product, file.sha256)
  const peaks = peaksOf()
  const { row_count } = await db
    .selectFrom('dataset_file')
    .select('row_count')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow()
  const began = performance.now()
  const hash = createHash('sha256')
  await pipeline(
    createReadStream(path),
    async function* (parts) {
      for await (const part of parts) {
        hash.update(part as Buffer)
        yield part
      }
    },
    createWriteStream(join(folder, 'copy'), { flush: true }),
  )
  const copySeconds = (performance.now() - began) / 1_000
  if (hash.digest('hex') !== file.sha256) throw new Error('the product keeps other bytes than it was sent')
  rmSync(join(folder, 'copy'))
  return {
    id,
    fileId: file.id,
    size,
    sha256: file.sha256,
    headers,
    path,
    uploadSeconds,
    ...profile,
    rows: row_count ?? 0,
    peaks,
    copySeconds,
  }
}

/** The bytes by tus, in one request. */
const send = (address: string, path: string, size: number, headers: Record<string, string>) =>
  new Promise<void>((done, failed) => {
    const sent = request(
      address,
      {
        method: 'PATCH',
        headers: {
          ...headers,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': size,
        },
      },
      answer => {
        answer.resume()
        if (answer.statusCode === 204) answer.on('end', done)
        else failed(new Error(`the upload was refused with ${answer.statusCode}`))
      },
    )
    sent.on('error', failed)
    createReadStream(path, { highWaterMark: 1024 * 1024 }).pipe(sent)
  })

async function profiled({ db }: Product, sha256: string) {
  for (;;) {
    const row = await db
      .selectFrom('dataset_profile')
      .select(['state', 'fault', 'asked_at', 'ended_at'])
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (row?.ended_at) {
      return {
        profileSeconds: (row.ended_at.getTime() - row.asked_at.getTime()) / 1_000,
        profileState: row.fault ?? row.state,
      }
    }
    await wait(100)
  }
}

const kinds = ['north', 'south', 'east', 'west', '东区', '西区']

/** Numbers, categories, dates, names and gaps, until there are enough bytes. */
function* lines(): Generator<string> {
  const random = makeRandom(1)
  yield 'id,at,station,temperature,humidity,count,is_valid,serial,note\n'
  let written = 0
  for (let id = 1; written < bytes;) {
    let block = ''
    for (const last = id + 5_000; id < last; id++) {
      const day = new Date(1.6e12 + id * 60_000).toISOString().slice(0, 19)
      const gap = random.next() < 0.03
      block += `${id},${day},${random.pick(kinds)},${gap ? '' : (20 + 8 * random.normal()).toFixed(3)},${(random.next() * 100).toFixed(2)},${random.integer(100_000)},${random.next() < 0.5},S${random.integer(1e9).toString(36)}-${id % 977},"reading ${id % 1013}, checked"\n`
    }
    written += Buffer.byteLength(block)
    yield block
  }
}
