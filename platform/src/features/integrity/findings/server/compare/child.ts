import { answerParent } from '../../../../../base/sandbox/child.ts'
import { compare, type ChildRequest, type Compared } from './compare.ts'

answerParent<ChildRequest, Compared | { crashed: string }>(compare, reason => ({ crashed: reason }))
