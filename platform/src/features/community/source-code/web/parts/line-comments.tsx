import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { usualZone } from '../../../../../base/web/format.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { commentLimit } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import type { CodeComment, Procedure } from '../wire.ts'

type Props = {
  procedure: Procedure
  path: string
  line: number
  comments: readonly CodeComment[]
  /** Whether something new is being written about the line. */ isOpen: boolean
  onClose: () => void
}

/** What was said about a line, each comment with its answers, and the place to say more. */
export function LineComments({ procedure, path, line, comments, isOpen, onClose }: Props) {
  const { comment: said } = useWords(sourceCodeWords)
  const [answered, setAnswered] = useState<number>()
  return (
    <section
      aria-label={said.title(line)}
      className="sticky left-14 my-2 mr-3 ml-14 grid w-[min(44rem,calc(100vw-7rem))] gap-4 rounded-xl border border-line bg-sunken p-4"
    >
      {comments.map(comment => (
        <div key={comment.id} className="grid gap-3">
          <Said entry={comment} />
          {comment.replies.length > 0 && (
            <ul className="ml-4 grid gap-3 border-l-2 border-line pl-4">
              {comment.replies.map(reply => (
                <li key={reply.id}>
                  <Said entry={reply} />
                </li>
              ))}
            </ul>
          )}
          {answered === comment.id ? (
            <Write
              draft={`code:${procedure.id}:reply:${comment.id}`}
              body={{ procedureId: procedure.id, replyTo: comment.id }}
              onEnd={() => setAnswered(undefined)}
            />
          ) : (
            procedure.abilities.comment.allowed &&
            comment.author !== null && (
              <PlainButton className="justify-self-start text-accent" onClick={() => setAnswered(comment.id)}>
                {said.reply}
              </PlainButton>
            )
          )}
        </div>
      ))}
      {isOpen &&
        (procedure.abilities.comment.allowed ? (
          <Write
            draft={`code:${procedure.id}:${path}:${line}`}
            body={{ procedureId: procedure.id, path, line }}
            onEnd={onClose}
          />
        ) : (
          <LogIn />
        ))}
    </section>
  )
}

function LogIn() {
  const { comment } = useWords(sourceCodeWords)
  const location = useLocation()
  const lang = useLang()
  return (
    <p>
      <a
        href={loginPath(lang, location.pathname + location.search)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {comment.login}
      </a>
    </p>
  )
}

function Said({ entry }: { entry: Omit<CodeComment, 'path' | 'line' | 'replies'> }) {
  const { comment, roles } = useWords(sourceCodeWords)
  const { api, run, isBusy, problem } = useMutation()
  const [isAsked, setAsked] = useState(false)
  if (entry.author === null) return <p className="text-muted">{comment.stone}</p>
  const remove = () =>
    run(() => api('DELETE /api/competitions/submits/source-code/comment/{id}', { params: { id: entry.id } }))
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PersonAvatar person={entry.author} size="small" />
        <PersonLink person={entry.author} className="font-semibold" />
        {entry.writtenAs !== 'member' && <Badge tone="accent">{roles[entry.writtenAs]}</Badge>}
        <span className="text-muted">
          <RelativeTime at={entry.createdAt} zone={usualZone} />
        </span>
        {entry.canRemove && !isAsked && (
          <PlainButton className="text-muted hover:text-bad" onClick={() => setAsked(true)}>
            {comment.remove}
          </PlainButton>
        )}
      </p>
      <div className="prose mt-1 overflow-clip" dangerouslySetInnerHTML={{ __html: entry.html }} />
      {isAsked && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {comment.removeTitle} {comment.removeHint}
          <Button size="small" variant="danger" busy={isBusy} onClick={() => void remove()}>
            {comment.remove}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
            {comment.cancel}
          </Button>
        </p>
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

type Place = { procedureId: number; path?: string; line?: number; replyTo?: number }

function Write({ draft, body, onEnd }: { draft: string; body: Place; onEnd: () => void }) {
  const { comment } = useWords(sourceCodeWords)
  const api = useApi()
  const form = useForm({
    name: draft,
    saved: { value: { content: '' }, tag: '' },
    check: ({ content }) => ({ content: content.trim() === '' ? comment.need : undefined }),
    save: async ({ content }) => {
      await api('POST /api/competitions/submits/source-code/comment', { body: { ...body, content } })
    },
    onSaved: onEnd,
  })
  return (
    <form {...form.props} className="grid gap-3">
      <MarkdownField label={comment.label} maxLength={commentLimit} {...form.field('content')} />
      {form.problem && (
        <p role="alert" className="text-bad">
          {form.problem}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" size="small" busy={form.isBusy}>
          {comment.send}
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          {comment.cancel}
        </Button>
      </div>
    </form>
  )
}
