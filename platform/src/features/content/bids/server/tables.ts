import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Confidentiality, NeedState } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    bid_need: Refine<'bid_need', { state: NeedState; confidentiality: Confidentiality }>
    bid: Columns['bid']
    bid_file: Columns['bid_file']
    bid_question: Columns['bid_question']
    bid_access: Columns['bid_access']
  }
}
