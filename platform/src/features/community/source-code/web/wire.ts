import type { Answer } from '../../../../base/contract/call.ts'
import type { listCodeComments, readSourceCode } from '../contract.ts'

export type CodeData = Answer<typeof readSourceCode>
export type ProcedureCard = CodeData['procedures'][number]
export type Procedure = NonNullable<CodeData['procedure']>
export type CodeFile = NonNullable<CodeData['file']>
export type CodeComment = Answer<typeof listCodeComments>['comments'][number]
