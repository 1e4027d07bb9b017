import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reviewPath } from '../../../reviewers/addresses.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { scoringWords } from '../../words.ts'
import { useArea } from './use-area.ts'

/** Gives a proposal back: because one must not review it, or, of an assignment that is not scored, cannot. */
export function StepBack({ assignmentId, proposalId }: { assignmentId?: number; proposalId: number }) {
  const { stepBack: words } = useWords(scoringWords)
  const api = useApi()
  const area = useArea()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'conflict' | 'decline'>()
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked('conflict')}>
        {words.conflict}
      </Button>
      {assignmentId !== undefined && (
        <Button variant="quiet" size="small" onClick={() => setAsked('decline')}>
          {words.decline}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={asked === 'conflict' ? words.conflictTitle : words.declineTitle}
          text={asked === 'conflict' ? words.conflictText : words.declineText}
          submit={words[asked]}
          isDanger
          onClose={() => setAsked(undefined)}
          onSubmit={async reason => {
            if (asked === 'conflict' || assignmentId === undefined)
              await api('POST /api/spic-review/conflicts', { body: { proposalId, reason } })
            else
              await api('POST /api/spic-review/assignments/{assignmentId}/decline', {
                params: { assignmentId },
                body: { reason },
              })
            await navigate(reviewPath(area, 'scoremanage'))
          }}
        />
      )}
    </>
  )
}
