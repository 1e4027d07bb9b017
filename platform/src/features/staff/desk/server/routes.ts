import type { Handler } from '../../../../base/http/handler.ts'
import { areas } from '../areas.ts'
import { getAdminFrame, getAdminHome, searchAdmin } from '../contract.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { homeOf } from '../rules.ts'
import { homeView } from './home.ts'
import { findAnything } from './search.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'

export const adminHandlers: Handler[] = [
  handleStaff(getAdminFrame, ({ viewer }) => ({
    areas: areas.filter(area => mayCall(viewer, area.call)).map(area => area.key),
    home: homeOf([...viewer.roles]),
  })),

  handleStaff(getAdminHome, ({ db, viewer, lang, now }) => homeView(db, viewer, lang, now)),

  handleStaff(searchAdmin, async ({ db, viewer, lang }, { query }) => ({
    found: await findAnything(db, viewer, query.q, lang),
  })),
]
