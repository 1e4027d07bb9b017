import type { AuditWords } from '../../../../base/audit/actions.ts'
import { defineHook } from '../../../../base/hook.ts'

/** What all features write into the list, of which some stand above this one. */
export const allAuditWords = defineHook<[], readonly AuditWords[]>('all words of the audit list')
