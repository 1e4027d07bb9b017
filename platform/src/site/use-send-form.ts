import { sendForm } from '../base/web/send-form.ts'
import { build } from './browser-api.ts'
import { useSite } from './use-site.ts'

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
