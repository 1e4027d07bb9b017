import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { listAudit } from '../contract.ts'
import { auditPage } from './views.ts'

export const auditHandlers: Handler[] = [
  handleStaff(listAudit, ({ db, lang }, { query }) => auditPage(db, query, lang)),
]
