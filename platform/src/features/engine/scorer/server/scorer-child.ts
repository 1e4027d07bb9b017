import { answerParent } from '../../../../base/sandbox/child.ts'
import { score } from './engine/score.ts'
import type { ChildAnswer, ChildRequest } from './score-request.ts'

answerParent<ChildRequest, ChildAnswer, number>(score, reason => ({
  ok: false,
  fault: 'platform',
  code: 'crashed',
  issues: [],
  log: [reason],
}))
