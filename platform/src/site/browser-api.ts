import { useMemo } from 'react'
import { makeBrowserApi } from '../base/web/browser-api.ts'
import type { SiteCalls } from '../calls.ts'
import { useSite } from './use-site.ts'

declare const __BUILD__: string
export const build = __BUILD__

/** The contract client of this page's reader: the same one until the reader is another. */
export function useApi() {
  const { viewer } = useSite()
  const [ssoId, userId] = [viewer?.ssoId, viewer?.id]
  return useMemo(() => makeBrowserApi<SiteCalls>(() => ({ ssoId, userId, build })), [ssoId, userId])
}
