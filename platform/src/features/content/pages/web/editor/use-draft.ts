import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../../base/contract/client.ts'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../../../site/kept-draft.ts'
import { useSite } from '../../../../../site/use-site.ts'
import type { PageDocument } from '../../blocks.ts'
import { pageFaults } from '../../faults.ts'
import type { EditedPage } from './editing.ts'

/** `held`: another editor saved meanwhile, and nothing is sent until it is said which version stays. */
type Status = 'saved' | 'waiting' | 'saving' | 'failed' | 'held'
const savePause = 1_000
const keepPause = 300
const retryPause = 10_000

/**
 * The draft of a page: saved a second after its last change, kept in this browser until it is. A save over another
 * editor's newer one is refused by the server; both versions are there then, and one is chosen.
 */
export function useDraft(loaded: EditedPage) {
  const api = useApi()
  const { viewer } = useSite()
  const params = { pageId: loaded.page.id }
  const key = `leitai:draft:${viewer?.id ?? 0}:content-page:${loaded.page.id}`
  const [edited, setEdited] = useState(loaded)
  const [document, setDocument] = useState(loaded.document)
  const [status, setStatus] = useState<Status>('saved')
  const [savedAt, setSavedAt] = useState<string>()
  const [restoredAt, setRestoredAt] = useState<string>()
  const [failure, setFailure] = useState<ApiError>()
  const [theirs, setTheirs] = useState<EditedPage>()
  // Between two renderings too: changes are counted, so that one made while a save is on its way is not lost.
  const live = useRef({
    document: loaded.document,
    number: loaded.number,
    changes: 0,
    saved: 0,
    isHeld: false,
    timer: 0,
    sending: undefined as Promise<boolean> | undefined,
  }).current

  const take = (answer: EditedPage) => {
    live.number = answer.number
    setEdited(answer)
    setFailure(undefined)
  }
  const send = async (): Promise<boolean> => {
    const { document: sent, number, changes } = live
    setStatus('saving')
    try {
      take(await api('PUT /api/admin/content/pages/{pageId}', { params, body: { document: sent, number } }))
      live.saved = changes
      setSavedAt(new Date().toISOString())
      setRestoredAt(undefined)
      if (live.changes === changes) forgetDraft(key)
      setStatus(live.changes === changes ? 'saved' : 'waiting')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      live.isHeld = refusalIn(error)?.errno === pageFaults.editedMeanwhile.code
      setStatus(live.isHeld ? 'held' : 'failed')
      if (live.isHeld) await lookAtTheirs()
      // A lost connection comes back: what was typed is sent then, without being asked for.
      else if (!refusalIn(error)) live.timer = window.setTimeout(() => void flush(), retryPause)
      return false
    }
  }
  /** What another editor saved meanwhile; asked for again where it did not come. */
  const lookAtTheirs = async () =>
    setTheirs(await api('GET /api/admin/content/pages/{pageId}', { params }).catch(() => undefined))
  /** Saves whatever is not saved yet; whether all of it is. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(live.timer)
    while (live.saved < live.changes) {
      if (live.isHeld) return false
      live.sending ??= send().finally(() => {
        live.sending = undefined
      })
      if (!(await live.sending)) return false
    }
    return true
  }
  const change = (next: (before: PageDocument) => PageDocument) => {
    live.document = next(live.document)
    live.changes += 1
    setDocument(live.document)
    if (live.isHeld) return
    setStatus(live.sending ? 'saving' : 'waiting')
    clearTimeout(live.timer)
    live.timer = window.setTimeout(() => void flush(), savePause)
  }
  /** What the server has is what stands here. */
  const replace = (answer: EditedPage) => {
    clearTimeout(live.timer)
    take(answer)
    Object.assign(live, { document: answer.document, saved: live.changes, isHeld: false })
    setDocument(answer.document)
    setTheirs(undefined)
    setRestoredAt(undefined)
    setStatus('saved')
    forgetDraft(key)
  }
  const keepMine = () => {
    if (!theirs) return
    Object.assign(live, { number: theirs.number, isHeld: false })
    setTheirs(undefined)
    void flush()
  }

  useEffect(() => {
    const kept = readDraft<PageDocument>(key)
    if (!kept || !Array.isArray(kept.value.blocks)) return
    if (JSON.stringify(kept.value) === JSON.stringify(loaded.document)) return forgetDraft(key)
    // Its own number: if somebody saved in between, saving says so.
    live.number = Number(kept.tag)
    setRestoredAt(kept.at)
    change(() => kept.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the server's page is there
  }, [key])

  useEffect(() => {
    if (status === 'saved') return
    const keep = () => {
      if (live.saved < live.changes) keepDraft(key, { value: live.document, tag: String(live.number) })
    }
    const timer = setTimeout(keep, keepPause)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [key, live, document, status])

  // Left by a link before the pause was over.
  // oxlint-disable-next-line react/exhaustive-deps -- when the page is left
  useEffect(() => () => void flush(), [])

  return {
    document,
    edited,
    status,
    savedAt,
    restoredAt,
    failure,
    theirs,
    change,
    flush,
    take,
    replace,
    keepMine,
    lookAtTheirs,
    number: () => live.number,
    isUnsaved: status === 'failed' || status === 'held',
  }
}
export type Draft = ReturnType<typeof useDraft>
