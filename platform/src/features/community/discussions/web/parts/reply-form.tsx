import { useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useDraft } from '../../../../../site/use-draft.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useLang, useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { bodyLimit } from '../../rules.ts'
import type { PostData, ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

type Props = {
  thread: ThreadData['thread']
  quoted: PostData | undefined
  onDropQuote: () => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** Where one answers; for visitors the way to the login, and why not where it is locked. */
export function ReplyForm({ thread, quoted, onDropQuote, field }: Props) {
  const { thread: said, ask } = useWords(discussionWords)
  const { viewer } = useSite()
  const lang = useLang()
  const location = useLocation()
  const { api, run, isBusy, problem, clear } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const body = useDraft(`reply:${thread.id}`)
  const [isTried, setTried] = useState(false)
  if (!viewer) {
    return (
      <p>
        <a href={loginPath(lang, location.pathname)} className={buttonClass({ variant: 'secondary' })}>
          {said.login}
        </a>
      </p>
    )
  }
  if (!thread.abilities.reply.allowed) return <Callout kind="info">{said.locked}</Callout>
  const publish = async () => {
    setTried(true)
    clear()
    if (body.value.trim() === '') return
    await run(async () => {
      const { id } = await api('POST /api/discussions/{id}/posts', {
        params: { id: thread.id },
        body: { body: body.value, ...(quoted ? { replyTo: quoted.id } : {}) },
      })
      body.forget()
      setTried(false)
      onDropQuote()
      await navigate(`?post=${id}#post-${id}`)
    })
  }
  return (
    <form
      aria-label={said.replyTitle}
      className="grid gap-3 rounded-2xl border border-line bg-card p-4 shadow-card sm:p-5"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void publish()
      }}
    >
      {quoted?.author && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-medium">{said.replyingTo(quoted.author.name)}</span>
          <button type="button" className="text-accent" onClick={onDropQuote}>
            {said.dropQuote}
          </button>
        </p>
      )}
      <MarkdownField
        ref={field}
        label={said.replyTitle}
        value={body.value}
        onChange={body.set}
        maxLength={bodyLimit}
        problem={isTried && body.value.trim() === '' ? ask.needBody : undefined}
      />
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {said.publish}
        </Button>
        {body.isKept && <span className="text-sm text-muted">{ask.draft}</span>}
      </div>
    </form>
  )
}
