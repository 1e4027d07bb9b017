import { useState } from 'react'
import { staffWords } from '../../../../../../site/staff/words.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { Callout } from '../../../../../../ui/callout.tsx'
import { datasetWords } from '../../../words.ts'
import type { Draft } from './draft.ts'

/** Saving, publishing and discarding, each with what stands in its way. */
export function PublishPanel({
  draft,
  isUnsaved,
  busy,
  onSave,
  onRevert,
  onPublish,
  onDiscard,
}: {
  draft: Draft
  isUnsaved: boolean
  busy: 'save' | 'publish' | 'discard' | undefined
  onSave: () => void
  /** Back to what is saved. */
  onRevert: () => void
  onPublish: () => void
  onDiscard: () => void
}) {
  const words = useWords(datasetWords).form
  const { editing } = useWords(staffWords)
  const [isAsking, setAsking] = useState(false)
  const reasons = isUnsaved
    ? [words.missing.unsaved]
    : draft.isDraft
      ? draft.missing.map(name => words.missing[name])
      : [words.nothing]
  return (
    <div className="grid gap-4">
      {isAsking && (
        <Callout kind="warn" live>
          <p>{draft.isPublished ? words.discardSure : words.deleteSure}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="danger" size="small" busy={busy === 'discard'} onClick={onDiscard}>
              {words.discard}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </Callout>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          busy={busy === 'save'}
          disabledReason={isUnsaved ? undefined : words.upToDate}
          onClick={onSave}
        >
          {words.save}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" onClick={onRevert}>
            {editing.discard}
          </Button>
        )}
        <Button
          busy={busy === 'publish'}
          disabledReason={reasons.length > 0 ? reasons.join(' · ') : undefined}
          onClick={onPublish}
        >
          {draft.isPublished ? words.publish(draft.number) : words.publishFirst}
        </Button>
        {draft.isDraft && !isAsking && (
          <Button variant="quiet" className="sm:ml-auto" onClick={() => setAsking(true)}>
            {words.discard}
          </Button>
        )}
      </div>
    </div>
  )
}
