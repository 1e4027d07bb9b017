import type { SiteApi } from '../../../../../calls.ts'
import { problemOf } from '../../../../../site/page-problem.ts'
import { pageFaults } from '../../faults.ts'
import { ownSite } from '../../rules.ts'

/** What editors wrote for an address that shows something without it too; null while they have not published it. */
export const pageOf = (api: SiteApi, name: string, slug: string) =>
  api('GET /api/sites/{name}/pages/{slug}', { params: { name, slug } }).catch((error: unknown) => {
    if (problemOf(error).errno !== pageFaults.noPage.code) throw error
    return null
  })

/** The same of the platform's own site. */
export const ownPage = (api: SiteApi, slug: string) => pageOf(api, ownSite, slug)
