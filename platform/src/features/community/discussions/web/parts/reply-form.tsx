import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useLang, useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
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
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    name: `reply:${thread.id}`,
    saved: { value: { body: '' }, tag: '' },
    check: ({ body }) => ({ body: body.trim() === '' ? ask.needBody : undefined }),
    save: async ({ body }) => {
      const { id } = await api('POST /api/discussions/{id}/posts', {
        params: { id: thread.id },
        body: { body, ...(quoted ? { replyTo: quoted.id } : {}) },
      })
      onDropQuote()
      await navigate(`?post=${id}#post-${id}`)
    },
    reload: 'never',
  })
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
  return (
    <form
      {...form.props}
      aria-label={said.replyTitle}
      className="grid gap-3 rounded-2xl border border-line bg-card p-4 shadow-card sm:p-5"
    >
      {quoted?.author && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-medium">{said.replyingTo(quoted.author.name)}</span>
          <PlainButton className="text-accent" onClick={onDropQuote}>
            {said.dropQuote}
          </PlainButton>
        </p>
      )}
      <MarkdownField ref={field} label={said.replyTitle} maxLength={bodyLimit} {...form.field('body')} />
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isBusy}>
          {said.publish}
        </Button>
        {form.isDirty && <span className="text-sm text-muted">{ask.draft}</span>}
      </div>
    </form>
  )
}
