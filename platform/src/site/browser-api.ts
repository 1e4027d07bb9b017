import { useMemo } from 'react'
import { clientHeaders, fetchOnce, makeBrowserApi, readEnvelope } from '../base/web/browser-api.ts'
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
  return async <T>(address: string, fields: Record<string, string | File | undefined>): Promise<T> => {
    const form = new FormData()
    // Files last: the server decides by the other fields what it takes.
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    for (const [name, value] of given.toSorted(
      ([, a], [, b]) => Number(a instanceof File) - Number(b instanceof File),
    ))
      form.set(name, value as string | File)
    const response = await fetchOnce(address, {
      method: 'POST',
      headers: clientHeaders({ ssoId: viewer?.ssoId, userId: viewer?.id, build }),
      credentials: 'include',
      body: form,
    })
    return (await readEnvelope(response)) as T
  }
}
