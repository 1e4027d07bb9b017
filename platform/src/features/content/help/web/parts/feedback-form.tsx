import { useId, useState } from 'react'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { FileButton } from '../../../../../ui/file-button.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { feedbackKinds, longestFeedback } from '../../rules.ts'
import { feedbackWords } from '../../feedback-words.ts'

type Value = { kind: (typeof feedbackKinds)[number]; body: string; page: string; contact: string }

/** What somebody tells, of a page and of what its log knows where they come from a failure. */
export function FeedbackForm({ from, log }: { from: string; log: string }) {
  const words = useWords(feedbackWords)
  const { viewer } = useSite()
  const send = useSendForm()
  const [picture, setPicture] = useState<File>()
  const form = useForm<Value>({
    name: 'feedback',
    saved: { value: { kind: 'problem', body: '', page: from, contact: '' }, tag: '' },
    check: ({ body }) => ({ body: body.trim() === '' ? words.needBody : undefined }),
    save: async value => {
      await send('/api/feedback', { ...value, logId: log, image: picture })
      setPicture(undefined)
    },
  })
  if (form.justSaved)
    return (
      <Callout kind="good" title={words.sent} live>
        {viewer && <p>{words.sentOwn}</p>}
        <p className="mt-3">
          <Button variant="secondary" size="small" onClick={() => form.set({})}>
            {words.again}
          </Button>
        </p>
      </Callout>
    )
  return (
    <Card as="section">
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <RadioGroup
          label={words.kind}
          options={feedbackKinds.map(kind => [kind, words.kinds[kind]] as const)}
          {...form.field('kind')}
        />
        <TextField
          label={words.body}
          hint={words.bodyHint}
          rows={6}
          maxLength={longestFeedback}
          required
          {...form.field('body')}
        />
        <TextField label={words.page} hint={words.pageHint} maxLength={500} {...form.field('page')} />
        {log && (
          <p className="text-sm text-muted">
            {words.logId} <span className="wrap-anywhere tabular-nums">{log}</span>
          </p>
        )}
        <PictureChoice picture={picture} onChange={setPicture} />
        <TextField
          label={words.contact}
          hint={viewer ? words.contactHintOwn : words.contactHint}
          maxLength={100}
          autoComplete="email"
          {...form.field('contact')}
        />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function PictureChoice({
  picture,
  onChange,
}: {
  picture: File | undefined
  onChange: (picture: File | undefined) => void
}) {
  const words = useWords(feedbackWords)
  const id = useId()
  return (
    <div className="grid gap-2 text-sm">
      <p id={id} className="font-medium">
        {words.picture}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={picture ? words.other : words.choose}
          labelledBy={id}
          describedBy={`${id}-hint`}
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => file && onChange(file)}
        />
        {picture && (
          <>
            <span className="wrap-anywhere" role="status">
              {words.chosen(picture.name)}
            </span>
            <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      <p id={`${id}-hint`} className="text-muted">
        {words.pictureHint}
      </p>
    </div>
  )
}
