import { answerParent } from '../../../../../base/sandbox/child.ts'
import { makeProfile } from './engine/make-profile.ts'
import type { ChildAnswer, ChildRequest } from './profile-file.ts'

answerParent<ChildRequest, ChildAnswer>(makeProfile, reason => ({ ok: false, code: 'unreadable', reason }))
