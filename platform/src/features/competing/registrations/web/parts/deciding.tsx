import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { participantWords } from '../../participant-words.ts'

/** What is done with the people chosen on a page: approve them, or refuse them with a reason. */
export function Deciding(props: {
  competitionId: number
  ids: readonly number[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}) {
  const { competitionId, ids, chosen, onChange } = props
  const words = useWords(participantWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [isRefusing, setRefusing] = useState(false)
  const decide = async (state: 'approved' | 'refused', reason: string) => {
    await api('PUT /api/admin/competitions/{id}/participants', {
      params: { id: competitionId },
      body: { userIds: [...chosen], state, reason },
    })
    onChange([])
  }
  return (
    <div className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center gap-x-6 gap-y-2">
        <CheckField
          label={words.chooseAll}
          checked={chosen.length === ids.length}
          onChange={isAll => onChange(isAll ? ids : [])}
        />
        {chosen.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-muted" role="status">
              {words.chosen(formatCount(chosen.length))}
            </span>
            <Button size="small" busy={isBusy} onClick={() => void run(() => decide('approved', ''))}>
              {words.approve}
            </Button>
            <Button size="small" variant="danger" onClick={() => setRefusing(true)}>
              {words.refuse}
            </Button>
          </div>
        )}
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {isRefusing && (
        <ReasonDialog
          title={words.refuseTitle(formatCount(chosen.length))}
          text={words.refuseText}
          submit={words.refuse}
          isDanger
          onSubmit={reason => decide('refused', reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}
