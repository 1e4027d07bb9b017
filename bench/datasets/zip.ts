import { fork } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { watchMemory } from '../processes.ts'
import type { Product } from '../product.ts'
import { median, type Found } from '../report.ts'
import { bigDataset } from './big-dataset.ts'

const runs = 3
const pieces = 16

/** A dataset of a billion bytes as a streamed zip, and its file whole and in ranges, beside the same file from a bare server. */
export async function benchZip(product: Product): Promise<Found> {
  const { url, dataDir } = product
  const { id, fileId, size, sha256, headers, path } = await bigDataset(product)
  await fetch(`${url}/api/datasets/${id}/protocol`, { method: 'POST', headers })
  const server = fork(join(import.meta.dirname, 'file-server.ts'), [path])
  try {
    const [floorUrl] = (await once(server, 'message')) as [string]
    const bare = await measure(() => fetchAll(floorUrl, {}))
    const bareRanges = await measure(() => fetchRanges(floorUrl, {}, size))
    const peaksOf = watchMemory(dataDir)
    const zip = await measure(async () => {
      const got = await fetchAll(`${url}/api/datasets/${id}/archive`, headers)
      if (got.bytes <= size || got.end.lastIndexOf('PK\u0005\u0006') < 0)
        throw new Error('the archive is not whole')
      return got
    })
    const whole = await measure(async () => {
      const got = await fetchAll(`${url}/api/datasets/files/${fileId}`, headers)
      if (got.bytes !== size) throw new Error('the file is not whole')
      return got
    })
    const ranges = await measure(() => fetchRanges(`${url}/api/datasets/files/${fileId}`, headers, size))
    const peak = peaksOf().get('api') ?? 0
    // Once more and unmeasured, as hashing takes longer than sending.
    const hash = createHash('sha256')
    await fetchRanges(`${url}/api/datasets/files/${fileId}`, headers, size, hash)
    if (hash.digest('hex') !== sha256) throw new Error('the ranges do not make the file')
    const row = (what: string, found: number, floor: number) => ({
      path: `${Math.round(size / 1e6).toLocaleString('en')} MB ${what}`,
      figure: `${Math.round(found)} MB/s`,
      floor: `the file from a bare server ${Math.round(floor)} MB/s`,
      ratio: `${((100 * found) / floor).toFixed(0)} %`,
    })
    return {
      rows: [
        row('as a streamed zip', zip, bare),
        row('as one file', whole, bare),
        row(`as one file in ${pieces} ranges`, ranges, bareRanges),
        {
          path: 'Most memory of the API while these are downloaded',
          figure: `${Math.round(peak)} MB`,
          floor: 'bar: 1,536 MB',
          ratio: peak <= 1_536 ? 'within' : `${(peak / 1_536).toFixed(1)} times the bar`,
        },
      ],
    }
  } finally {
    server.disconnect()
  }
}

/** Megabytes a second, the middle of three. */
async function measure(work: () => Promise<{ bytes: number }>): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    const { bytes } = await work()
    found.push(bytes / 1e3 / (performance.now() - started))
  }
  return median(found)
}

const fetchAll = (address: string, headers: Record<string, string>, hash?: Hash) =>
  new Promise<{ bytes: number; end: string }>((done, failed) => {
    get(address, { headers }, answer => {
      if ((answer.statusCode ?? 500) >= 300)
        return failed(new Error(`${address} answered ${answer.statusCode}`))
      let bytes = 0
      let end: Buffer = Buffer.alloc(0)
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        end = part
        hash?.update(part)
      })
      answer.on('end', () => done({ bytes, end: end.toString('latin1') }))
      answer.on('error', failed)
    }).on('error', failed)
  })

async function fetchRanges(address: string, headers: Record<string, string>, size: number, hash?: Hash) {
  const step = Math.ceil(size / pieces)
  let bytes = 0
  for (let start = 0; start < size; start += step) {
    const end = Math.min(size, start + step) - 1
    bytes += (await fetchAll(address, { ...headers, range: `bytes=${start}-${end}` }, hash)).bytes
  }
  return { bytes }
}
