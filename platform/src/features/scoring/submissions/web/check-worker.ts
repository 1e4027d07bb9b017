import { checkFile, type CheckAsk } from './check-file.ts'

/** Reads a file beside the page, which stays responsive meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<CheckAsk>) => {
  void checkFile(data)
    // Whatever a browser could not do, the server will.
    .catch(() => ({ issues: [], isWhole: false, unknown: [] }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page alone
    .then(checked => self.postMessage(checked))
})
