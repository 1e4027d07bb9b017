import { answerParent } from '../../../../../base/sandbox/child.ts'
import { inspect, type InspectAnswer, type InspectRequest } from './inspect.ts'

answerParent<InspectRequest, InspectAnswer>(inspect, reason => ({ ok: false, crashed: reason, issues: [] }))
