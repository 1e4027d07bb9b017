import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../../ui/field.tsx'
import { FileButton } from '../../../../../ui/file-button.tsx'
import { longestProposal, mostFiles } from '../../rules.ts'
import { bidWords } from '../../words.ts'
import type { NeedData } from '../need.page.tsx'
import { Files } from './bid-files.tsx'

/** A bid to make, or to change while the call is open. */
export function BidForm({ need }: { need: NeedData }) {
  const { bid: words } = useWords(bidWords)
  const api = useApi()
  const sendForm = useSendForm()
  const [isAsked, setAsked] = useState(false)
  const { own } = need
  const remaining = (removed: readonly number[]) =>
    (own?.files ?? []).filter(file => !removed.includes(file.id))
  const params = { needId: need.id }
  const editing = useForm({
    name: `bid:${need.id}`,
    neverKept: ['file'],
    saved: {
      value: {
        summary: own?.summary ?? '',
        proposal: own?.proposal ?? '',
        offer: own?.offer ?? '',
        team: own?.team ?? '',
        isNamed: own?.isNamed ?? false,
        removed: [] as readonly number[],
        file: [] as readonly File[],
      },
      tag: '',
    },
    save: async value => {
      const { removed, isNamed, ...texts } = value
      await sendForm(`/api/bids/needs/${need.id}/bid`, {
        ...texts,
        isNamed: String(isNamed),
        kept: remaining(removed)
          .map(file => file.id)
          .join(','),
      })
      return { value: { ...value, removed: [], file: [] }, tag: '' }
    },
  })
  const { value, set, field, problemAt } = editing
  const kept = remaining(value.removed)
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-5">
        <h2 className="font-semibold">{own ? words.own : words.title}</h2>
        {own?.isShortlisted && (
          <p>
            <Badge tone="good">{words.shortlisted}</Badge>
          </p>
        )}
        <TextField label={words.summary} maxLength={300} rows={2} required {...field('summary')} />
        <MarkdownField
          label={words.proposal}
          value={value.proposal}
          onChange={proposal => set({ proposal })}
          maxLength={longestProposal}
          problem={problemAt('proposal')}
        />
        <TextField label={words.offer} hint={words.offerHint} maxLength={100} required {...field('offer')} />
        <TextField label={words.team} maxLength={500} rows={2} {...field('team')} />
        <div className="grid gap-2 text-sm">
          <p className="font-medium">{words.files}</p>
          <p className="text-muted">{words.filesHint}</p>
          <Files files={kept} onRemove={id => set({ removed: [...value.removed, id] })} />
          {value.file.length > 0 && (
            <ul className="list-disc pl-5">
              {value.file.map(file => (
                <li key={file.name}>{file.name}</li>
              ))}
            </ul>
          )}
          {kept.length < mostFiles && (
            <div>
              <FileButton
                label={words.chooseFiles}
                multiple
                onFiles={files => set({ file: files.slice(0, mostFiles - kept.length) })}
              />
            </div>
          )}
          {problemAt('file') && <p className="text-bad">{problemAt('file')}</p>}
        </div>
        <CheckField label={words.isNamed} checked={value.isNamed} onChange={isNamed => set({ isNamed })} />
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        {editing.justSaved && (
          <Callout kind="good" live>
            {words.sent}
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={editing.isBusy}>
            {own ? words.update : words.submit}
          </Button>
          {own && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {words.withdraw}
            </Button>
          )}
        </div>
      </form>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawTitle}
          submit={words.withdraw}
          isDanger
          onSubmit={() => api('DELETE /api/bids/needs/{needId}/bid', { params })}
          onClose={() => setAsked(false)}
        >
          {words.withdrawText}
        </ConfirmDialog>
      )}
    </Card>
  )
}
