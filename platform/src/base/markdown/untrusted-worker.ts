import { parentPort } from 'node:worker_threads'
import { highlightLines } from './highlight.ts'
import { tryMarkdown } from './render.ts'
import type { Reply, Task } from './untrusted.ts'

// One task at a time; the main thread ends this one when a task takes too long.
if (!parentPort) throw new Error('this runs in a worker thread')
const port = parentPort
const answer = (reply: Reply) => port.postMessage(reply)

port.on('message', (task: Task) => {
  try {
    answer({
      value:
        task.kind === 'markdown'
          ? tryMarkdown(task.source)
          : highlightLines(task.source, task.language).join('\n'),
    })
  } catch {
    // Code that its grammar could not end with: it is shown without colours.
    answer({ value: null })
  }
})
answer({ value: null })
