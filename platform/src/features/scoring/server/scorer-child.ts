import { score } from './engine/score.ts'
import type { ChildAnswer, ChildRequest } from './score-file.ts'

// One request, one answer, and the process ends.
process.once('message', message => {
  score(message as ChildRequest)
    .catch((error: unknown): ChildAnswer => ({
      ok: false,
      fault: 'platform',
      code: 'crashed',
      issues: [],
      log: [error instanceof Error ? error.message : String(error)],
    }))
    .then(answer => process.send?.(answer))
})
process.once('disconnect', () => process.exit(0))
