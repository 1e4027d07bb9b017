import type { Handler } from '../../../../base/http/handler.ts'
import { localize } from '../../../../base/web/language.ts'
import { getAdminFrame, getAdminHome, searchAdmin } from '../contract.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { homeOf } from '../rules.ts'
import { homeView } from './home.views.ts'
import { allSections } from './hooks.ts'
import { findAnything } from './search.views.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'

export const adminHandlers: Handler[] = [
  handleStaff(getAdminFrame, ({ viewer, lang }) => ({
    sections: allSections
      .run()
      .filter(({ needs }) => mayCall(viewer, needs))
      .toSorted((one, other) => one.place - other.place)
      .map(({ path, icon, title }) => ({ path, icon, title: localize(title, lang) })),
    home: homeOf([...viewer.roles]),
  })),

  handleStaff(getAdminHome, ({ db, viewer, lang, now }) => homeView(db, viewer, lang, now)),

  handleStaff(searchAdmin, async ({ db, viewer, lang }, { query }) => ({
    found: await findAnything(db, viewer, query.q, lang),
  })),
]
