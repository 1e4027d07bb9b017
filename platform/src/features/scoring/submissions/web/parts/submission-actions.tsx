import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { managedWords } from '../../managed-words.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import type { RunDetail } from './run-detail.ts'

/** Voiding, restoring and scoring again, each with a reason. */
export function SubmissionActions({ submission }: { submission: RunDetail }) {
  const { submission: words } = useWords(managedWords)
  const api = useApi()
  const [open, setOpen] = useState<'void' | 'rescore'>()
  const params = { id: submission.competitionId, submissionId: submission.id }
  const isVoid = submission.voided !== null
  const mayRescore = submission.state === 'scored' || submission.state === 'failed'
  return (
    <>
      {mayRescore && (
        <Button variant="secondary" onClick={() => setOpen('rescore')}>
          {words.rescore}
        </Button>
      )}
      {submission.state === 'scored' && (
        <Button variant={isVoid ? 'secondary' : 'danger'} onClick={() => setOpen('void')}>
          {isVoid ? words.restore : words.void}
        </Button>
      )}
      {open === 'void' && (
        <ReasonDialog
          title={isVoid ? words.restoreTitle : words.voidTitle}
          text={isVoid ? words.restoreText : words.voidText}
          submit={isVoid ? words.restore : words.void}
          isDanger={!isVoid}
          onSubmit={reason =>
            api('PUT /api/admin/competitions/{id}/submissions/{submissionId}/void', {
              params,
              body: { isVoid: !isVoid, reason },
            })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'rescore' && (
        <ReasonDialog
          title={words.rescoreTitle}
          text={words.rescoreText}
          submit={words.rescore}
          onSubmit={reason =>
            api('POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore', {
              params,
              body: { reason },
            })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
