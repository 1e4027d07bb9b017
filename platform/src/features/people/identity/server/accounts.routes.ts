import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../accounts.contract.ts'
import { grantRole, revokeRole } from './commands/change-role.ts'
import { endSessions } from './commands/end-sessions.ts'
import { lockAccount } from './commands/lock-account.ts'
import { accountList, accountView } from './accounts.views.ts'

export const accountHandlers: Handler[] = [
  handleStaff(calls.listAccounts, ({ db }, { query }) => accountList(db, query)),

  handleStaff(calls.getAccount, ({ db, now }, { params }) => accountView(db, params.id, now)),

  handleStaff(calls.lockAccount, (context, { params, body }) =>
    context.write(async tx => {
      await lockAccount(tx, { userId: params.id, ...body, ...byWhom(context) })
      return accountView(tx, params.id, context.now)
    }),
  ),

  handleStaff(calls.endSessions, (context, { params }) =>
    context.write(async tx => {
      await accountView(tx, params.id, context.now)
      await endSessions(tx, { userId: params.id, ...byWhom(context) })
      return accountView(tx, params.id, context.now)
    }),
  ),

  handleStaff(calls.grantRole, (context, { params, body }) =>
    context.write(async tx => {
      await grantRole(tx, { userId: params.id, ...body, ...byWhom(context) })
      return accountView(tx, params.id, context.now)
    }),
  ),

  handleStaff(calls.revokeRole, (context, { params, query }) =>
    context.write(async tx => {
      const { role, competitionId = null } = query
      await revokeRole(tx, { userId: params.id, role, competitionId, ...byWhom(context) })
      return accountView(tx, params.id, context.now)
    }),
  ),
]
