import { useMemo } from 'react'
import { makeBrowserApi } from '../base/web/browser-api.ts'
import { sendForm } from '../base/web/send-form.ts'
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

/** Sends a form with files as this page's reader. */
export function useSendForm() {
  const { viewer } = useSite()
  const identity = { ssoId: viewer?.ssoId, userId: viewer?.id, build }
  return <T>(
    address: string,
    fields: Parameters<typeof sendForm>[0]['fields'],
    on: { onProgress?: (share: number) => void; onLost?: () => void } = {},
  ): Promise<T> => sendForm<T>({ address, fields, identity, ...on })
}
