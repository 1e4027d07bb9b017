import { answerParent } from '../sandbox/child.ts'
import { markdownOf } from './from-html.ts'
import { highlightLines } from './highlight.ts'
// Here, and not for the first text, whose time is limited.
import './processors.ts'
import { tryMarkdown } from './render.ts'
import type { Task } from './untrusted.ts'

answerParent<Task, string | null>(
  async task => {
    if (task.kind === 'markdown') return tryMarkdown(task.source)
    if (task.kind === 'html') return markdownOf(task.source)
    return highlightLines(task.source, task.language).join('\n')
  },
  // Code that its grammar could not end with: it is shown without colours.
  () => null,
)
