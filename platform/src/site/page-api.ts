import { data, redirectDocument } from 'react-router'
import { ApiError } from '../base/contract/client.ts'
import { baseFaults } from '../base/contract/faults.ts'
import type { SiteApi } from '../calls.ts'

type Input = { query?: Record<string, unknown> } | undefined

/**
 * The contract client of pages. Values in a page's address that its call does not take are passed over, as if they had
 * not been given. What else fails while a page is made becomes that page's error, or the way to the login.
 */
export function pageApi(api: SiteApi, login: string): SiteApi {
  const ask = api as (name: string, input?: Input) => Promise<unknown>
  const forgiving = async (name: string, input?: Input): Promise<unknown> => {
    try {
      return await ask(name, input)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const query = takenOf(input?.query ?? {}, error)
      if (query) return forgiving(name, { ...input, query })
      if (error.httpStatus === 401) throw redirectDocument(login)
      throw data(
        {
          errno: error.errno,
          // The general refusal is of deeds; of opening a page the error page has its own words.
          message: error.errno === baseFaults.forbidden.code ? undefined : error.message,
          hint: error.hint,
          issues: error.issues,
          requestId: error.requestId,
        },
        { status: error.httpStatus },
      )
    }
  }
  return forgiving as SiteApi
}

/** Of a query with values that were found wrong the others; undefined where that is not what was wrong. */
function takenOf(query: Record<string, unknown>, { issues }: ApiError): Record<string, unknown> | undefined {
  const wrong = issues.map(({ path }) => /^query\.([^.]+)/.exec(path)?.[1])
  if (wrong.length === 0 || wrong.some(name => name === undefined || query[name] === undefined))
    return undefined
  return Object.fromEntries(Object.entries(query).filter(([name]) => !wrong.includes(name)))
}
