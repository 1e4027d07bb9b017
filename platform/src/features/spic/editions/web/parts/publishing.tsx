import { useState } from 'react'
import { wordFor } from '../../../../../base/web/words.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { PublishedBadge } from '../../../../../site/staff/published-badge.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { editionWords } from '../../words.ts'
import type { ManagedEdition } from './managed-edition.ts'

/** Whether everybody sees an edition, and what it lacks before they can. */
export function Publishing({ edition }: { edition: ManagedEdition }) {
  const { admin: words } = useWords(editionWords)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const isPublished = edition.publishedAt !== null
  const lacks = new Set(
    edition.lacks.map(
      lack => (lack.startsWith('tracks.') ? words.lacks.trackNames : wordFor(words.lacks, lack)) ?? lack,
    ),
  )
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <PublishedBadge isPublished={isPublished} />
          {!isPublished && lacks.size === 0 && words.ready}
        </p>
        {isPublished ? (
          <Button
            variant="secondary"
            disabledReason={edition.isInUse ? words.inUse : undefined}
            onClick={() => setAsking(true)}
          >
            {words.unpublish}
          </Button>
        ) : (
          lacks.size === 0 && <Button onClick={() => setAsking(true)}>{words.publish}</Button>
        )}
      </div>
      {lacks.size > 0 && (
        <div className="text-sm">
          <p className="font-medium">{words.lacksTitle}</p>
          <ul aria-label={words.lacksTitle} className="mt-1 list-disc pl-5 text-muted">
            {[...lacks].map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={isPublished ? words.unpublishTitle : words.publishTitle}
          submit={isPublished ? words.unpublish : words.publish}
          isDanger={isPublished}
          onSubmit={() =>
            api('PUT /api/admin/spic/{editionId}/published', {
              params: { editionId: edition.id },
              body: { isPublished: !isPublished },
            })
          }
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{isPublished ? words.unpublishText : words.publishText}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
