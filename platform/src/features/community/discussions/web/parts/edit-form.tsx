import { useState } from 'react'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useDraft } from '../../../../../site/use-draft.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { bodyLimit, titleLimit } from '../../rules.ts'
import type { PostData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

type Props = { post: PostData; source: string; title: string; onEnd: () => void }

/** Edits an own post in its place. */
export function EditForm({ post, source, title: oldTitle, onEnd }: Props) {
  const { ask, actions } = useWords(discussionWords)
  const { api, run, isBusy, problem } = useMutation()
  const draft = `post:${post.id}:${post.revision}`
  const title = useDraft(`${draft}:title`, oldTitle)
  const body = useDraft(draft, source)
  const [isTried, setTried] = useState(false)
  const forget = () => {
    title.forget()
    body.forget()
    onEnd()
  }
  const save = async () => {
    setTried(true)
    if (body.value.trim() === '') return
    const done = await run(() =>
      api('PUT /api/discussions/posts/{id}', {
        params: { id: post.id },
        body: {
          body: body.value,
          revision: post.revision,
          ...(post.isOpening ? { title: title.value } : {}),
        },
      }),
    )
    if (done) forget()
  }
  return (
    <form
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {post.isOpening && (
        <label className="text-sm font-medium">
          {ask.titleLabel}
          <input
            className="field mt-1 font-normal"
            maxLength={titleLimit}
            value={title.value}
            onChange={event => title.set(event.target.value)}
          />
        </label>
      )}
      <MarkdownField
        label={ask.body}
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
      <div className="flex gap-3">
        <Button type="submit" busy={isBusy}>
          {actions.save}
        </Button>
        <Button variant="quiet" onClick={forget}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}
