import { useApi } from '../../../../../site/browser-api.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { bodyLimit, openTags, titleLimit } from '../../rules.ts'
import type { PostData, ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

type Props = { post: PostData; source: string; thread: ThreadData['thread']; onEnd: () => void }

/** Edits an own post in its place. */
export function EditForm({ post, source, thread, onEnd }: Props) {
  const { ask, actions, tags } = useWords(discussionWords)
  const api = useApi()
  const form = useForm({
    name: `post:${post.id}:${post.revision}`,
    saved: { value: { title: thread.title, tag: thread.tag, body: source }, tag: String(post.revision) },
    check: ({ body }) => ({ body: body.trim() === '' ? ask.needBody : undefined }),
    save: async (value, tag) => {
      const { body, title } = value
      const topic = openTags.find(one => one === value.tag)
      await api('PUT /api/discussions/posts/{id}', {
        params: { id: post.id },
        body: { body, revision: post.revision, ...(post.isOpening ? { title, tag: topic } : {}) },
      })
      return { value, tag }
    },
    onSaved: onEnd,
  })
  return (
    <form {...form.props} className="mt-3 grid gap-4">
      {post.isOpening && <TextField label={ask.titleLabel} maxLength={titleLimit} {...form.field('title')} />}
      {post.isOpening && thread.tag !== 'solution' && (
        <SelectField
          label={ask.tag}
          options={openTags.map(one => [one, tags[one]] as const)}
          {...form.field('tag')}
        />
      )}
      <MarkdownField label={ask.body} maxLength={bodyLimit} {...form.field('body')} />
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <div className="flex gap-3">
        <Button type="submit" busy={form.isBusy}>
          {actions.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            form.discard()
            onEnd()
          }}
        >
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}
