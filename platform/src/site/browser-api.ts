import { makeBrowserApi } from '../base/web/browser-api.ts'
import type { SiteCalls } from '../calls.ts'
import { useSite } from './use-site.ts'

declare const __BUILD__: string
export const build = __BUILD__

/** The contract client of this page's reader. */
export function useApi() {
  const { viewer } = useSite()
  return makeBrowserApi<SiteCalls>(() => ({ ssoId: viewer?.ssoId, userId: viewer?.id, build }))
}
