import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Product } from '../product.ts'
import type { Found } from '../report.ts'
import { bigDataset } from './big-dataset.ts'

const mostMb = 1_536

/** A table of a billion bytes from the first byte of its upload to the profile of its columns, and the memory that takes. */
export async function benchProfile(product: Product): Promise<Found> {
  const big = await bigDataset(product)
  const floor = JSON.parse(
    execFileSync('node', [join(import.meta.dirname, 'summarize.ts'), big.path], { encoding: 'utf8' }),
  ) as { seconds: number; columns: number; peak: number }
  const megabytes = big.size / 1e6
  const label = `${Math.round(megabytes).toLocaleString('en')} MB CSV`
  return {
    rows: [
      {
        path: `${label}: upload by tus until it stands in the draft`,
        figure: `${big.uploadSeconds.toFixed(1)} s, ${Math.round(megabytes / big.uploadSeconds)} MB/s`,
        floor: `read, hashed and written by a bare process ${big.copySeconds.toFixed(1)} s`,
        ratio: `${((100 * big.copySeconds) / big.uploadSeconds).toFixed(0)} %`,
      },
      {
        path: `${label}: profile of ${floor.columns} columns, ${big.rows.toLocaleString('en')} rows`,
        figure:
          big.profileState === 'done' ? `${big.profileSeconds.toFixed(1)} s` : `failed: ${big.profileState}`,
        floor: `DuckDB’s SUMMARIZE in a bare process ${floor.seconds.toFixed(1)} s, ${Math.round(floor.peak)} MB`,
        ratio: `${((100 * floor.seconds) / big.profileSeconds).toFixed(0)} %`,
      },
      ...(['api', 'worker', 'profiler'] as const).map(kind => {
        const peak = big.peaks.get(kind)
        if (peak === undefined) throw new Error(`no process of the ${kind} was seen`)
        return {
          path: `${label}: most memory of the ${kind === 'api' ? 'API' : kind}, upload to profile`,
          figure: `${Math.round(peak)} MB`,
          floor: `bar: ${mostMb.toLocaleString('en')} MB`,
          ratio: peak <= mostMb ? 'within' : `${(peak / mostMb).toFixed(1)} times the bar`,
        }
      }),
    ],
  }
}
