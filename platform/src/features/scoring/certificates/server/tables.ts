import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Template } from '../template.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    certificate_template: Refine<'certificate_template', { template: Template }>
    certificate: Columns['certificate']
    certificate_serial: Columns['certificate_serial']
  }
}
