import { parentPort } from 'node:worker_threads'
import { markdownOf } from './from-html.ts'
import { highlightLines } from './highlight.ts'
// Here, and not for the first text, whose time is limited.
import './processors.ts'
import { tryMarkdown } from './render.ts'
import type { Reply, Task } from './untrusted.ts'

// One task at a time; the main thread ends this one when a task takes too long.
if (!parentPort) throw new Error('this runs in a worker thread')
const port = parentPort
const answer = (reply: Reply) => port.postMessage(reply)

function done(task: Task): string | null {
  if (task.kind === 'markdown') return tryMarkdown(task.source)
  if (task.kind === 'html') return markdownOf(task.source)
  return highlightLines(task.source, task.language).join('\n')
}

port.on('message', (task: Task) => {
  try {
    answer({ value: done(task) })
  } catch {
    // Code that its grammar could not end with: it is shown without colours.
    answer({ value: null })
  }
})
answer({ value: null })
