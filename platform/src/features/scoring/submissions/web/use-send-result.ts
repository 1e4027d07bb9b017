import { useRef } from 'react'
import { clientHeaders } from '../../../../base/web/browser-api.ts'
import { refusalIn } from '../../../../base/web/network-error.ts'
import { build, useApi } from '../../../../site/browser-api.ts'
import { useSendForm } from '../../../../site/use-send-form.ts'
import { useSite } from '../../../../site/use-site.ts'
import type { Submission } from './use-submission.ts'

/** From here on a file goes in pieces: on a line of 4 Mbit/s it takes half a minute, which a cut should not cost again. */
export const resumableFrom = 16 * 1024 * 1024

type Result = {
  competitionId: number
  scheduleId: number
  subRank: string
  note: string
  file: File
  process: readonly File[]
}
type On = { onProgress: (share: number) => void; onLost: () => void }

/** Submits a result file: whole, or a large one in pieces that are handed in when all of them are there. */
export function useSendResult() {
  const api = useApi()
  const sendForm = useSendForm()
  const { viewer } = useSite()
  // What was handed in without an answer is handed in again, not sent again: it may be a submission already.
  const unanswered = useRef<{ what: string; id: string }>(null)

  const arrive = async ({ competitionId, scheduleId, file }: Result, on: On): Promise<string> => {
    const { fingerprintOf, sendByTus } = await import('../../../../base/web/tus.ts')
    const { upload } = await api('POST /api/competitions/{id}/uploads/resumable', {
      params: { id: competitionId },
      body: {
        schedule_id: scheduleId,
        name: file.name,
        size: file.size,
        fingerprint: fingerprintOf(file),
      },
    })
    const headers = clientHeaders({ ssoId: viewer?.ssoId, userId: viewer?.id, build })
    if (upload.received < upload.size) await sendByTus({ file, url: upload.url, headers, ...on })
    return upload.id
  }

  return async (result: Result, on: On): Promise<{ submission: Submission }> => {
    const { competitionId, scheduleId, subRank, note, file, process } = result
    const address = `/api/competitions/${competitionId}/uploads`
    const fields = { schedule_id: String(scheduleId), subRank, note, process }
    if (file.size < resumableFrom) return sendForm(address, { ...fields, file }, on)
    const what = JSON.stringify([scheduleId, file.name, file.size, file.lastModified])
    const before = unanswered.current
    const id = before?.what === what ? before.id : await arrive(result, on)
    unanswered.current = { what, id }
    try {
      const answer = await sendForm<{ submission: Submission }>(
        address,
        { ...fields, upload: id },
        { onLost: on.onLost },
      )
      unanswered.current = null
      return answer
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal && refusal.httpStatus < 500) unanswered.current = null
      throw error
    }
  }
}
