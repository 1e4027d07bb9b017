import type { SiteApi } from '../../../../../calls.ts'
import { problemOf } from '../../../../../site/page-problem.ts'
import { pageFaults } from '../../faults.ts'
import { ownSite } from '../../rules.ts'

/** A page of the platform's own; null while editors have not published it, as they need not. */
export const ownPage = (api: SiteApi, slug: string) =>
  api('GET /api/sites/{name}/pages/{slug}', { params: { name: ownSite, slug } }).catch((error: unknown) => {
    if (problemOf(error).errno !== pageFaults.noPage.code) throw error
    return null
  })
