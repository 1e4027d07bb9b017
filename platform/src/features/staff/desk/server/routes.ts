import type { Handler } from '../../../../base/http/handler.ts'
import type { Call } from '../../../../base/contract/call.ts'
import { listAccounts } from '../../../people/identity/accounts.contract.ts'
import { listCatalogue } from '../../../shared/catalogue/contract.ts'
import { listAudit } from '../../audit-list/contract.ts'
import { listAuthored } from '../../authoring/contract.ts'
import { getHealth } from '../../health/contract.ts'
import { areas, type AreaKey } from '../areas.ts'
import { getAdminFrame, getAdminHome, searchAdmin } from '../contract.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { homeOf } from '../rules.ts'
import { homeView } from './home.ts'
import { findAnything } from './search.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'

/** The call that each section's page cannot do without: who may make it sees the section. */
const needed: Record<AreaKey, Call> = {
  home: getAdminHome,
  competitions: listAuthored,
  catalogue: listCatalogue,
  users: listAccounts,
  audit: listAudit,
  health: getHealth,
}

export const adminHandlers: Handler[] = [
  handleStaff(getAdminFrame, ({ viewer }) => ({
    areas: areas.filter(area => mayCall(viewer, needed[area.key])).map(area => area.key),
    home: homeOf([...viewer.roles]),
  })),

  handleStaff(getAdminHome, ({ db, viewer, lang, now }) => homeView(db, viewer, lang, now)),

  handleStaff(searchAdmin, async ({ db, viewer, lang }, { query }) => ({
    found: await findAnything(db, viewer, query.q, lang),
  })),
]
