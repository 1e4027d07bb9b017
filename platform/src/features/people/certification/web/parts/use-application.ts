import { useState } from 'react'
import { useSendForm } from '../../../../../site/use-send-form.ts'

type Fields = Record<string, string | File | null>

/** Sends an application, telling how much of it is on its way. */
export function useApplication() {
  const sendForm = useSendForm()
  const [share, setShare] = useState<number>()
  const send = async (address: `/api/v2/users/${string}`, fields: Fields) => {
    setShare(0)
    try {
      await sendForm<unknown>(address, fields, { onProgress: setShare })
    } finally {
      setShare(undefined)
    }
  }
  return { send, share }
}
