import { checkFile, type CheckAsk } from './check-file.ts'
import { readSample } from './read-sample.ts'

export type WorkerAsk = Omit<CheckAsk, 'sample'> & { sampleUrl: string | null }

async function check({ sampleUrl, ...ask }: WorkerAsk) {
  const { idColumn, expectedRows } = ask.description
  // A file is checked without a sample just as well.
  const sample =
    sampleUrl === null
      ? undefined
      : await readSample(sampleUrl, idColumn.name, expectedRows).catch(() => undefined)
  return checkFile({ ...ask, sample })
}

/** Reads a file beside the page, which stays responsive meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerAsk>) => {
  void check(data)
    // Whatever a browser could not do, the server will.
    .catch(() => ({ issues: [], isWhole: false, unknown: [] }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page alone
    .then(checked => self.postMessage(checked))
})
