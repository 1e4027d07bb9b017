import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import type { Adjustments } from './adjusted-choice.tsx'
import { rescoringWords } from '../../words.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

export type RescoreDetail = Answer<SiteCalls['GET /api/admin/competitions/{id}/rescores/{rescoreId}']>

/** Goes over to the new scores, tries again what failed, or gives it up. */
export function RescoreActions({
  detail,
  adjustments,
}: {
  detail: RescoreDetail
  /** As the board is shown. */
  adjustments: Adjustments | undefined
}) {
  const { rescore: words, adjusted } = useWords(rescoringWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const { isBusy, run } = useMutation()
  const [open, setOpen] = useState<'switch' | 'cancel'>()
  const [voidFailed, setVoidFailed] = useState(false)
  const { rescore } = detail
  const params = { id, rescoreId: rescore.id }
  const ability = detail.abilities.switch
  // Failures hold it up unless they are voided with it, which is asked in the dialog.
  const off = ability.allowed || rescore.failed > 0 ? undefined : ability.message
  return (
    <>
      <Button disabledReason={rescore.waiting > 0 ? ability.message : off} onClick={() => setOpen('switch')}>
        {words.switch}
      </Button>
      {(rescore.failed > 0 || rescore.behind > 0) && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() =>
            void run(() => api('POST /api/admin/competitions/{id}/rescores/{rescoreId}/retry', { params }))
          }
        >
          {words.retry}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('cancel')}>
        {words.cancel}
      </Button>
      {open === 'switch' && (
        <ConfirmDialog
          title={words.switchTitle}
          submit={words.switch}
          disabledReason={detail.adjusted > 0 && !adjustments ? adjusted.needed : undefined}
          onSubmit={() =>
            api('POST /api/admin/competitions/{id}/rescores/{rescoreId}/switch', {
              params,
              body: { voidFailed, ...(detail.adjusted > 0 && adjustments ? { adjustments } : {}) },
            })
          }
          onClose={() => setOpen(undefined)}
        >
          <p className="text-muted">{words.switchText}</p>
          <p>{words.changed(formatCount(detail.changed), formatCount(detail.total))}</p>
          {detail.adjusted > 0 && (
            <p>
              {adjustments
                ? adjusted.chosen(formatCount(detail.adjusted), adjusted[adjustments])
                : adjusted.title(formatCount(detail.adjusted))}
            </p>
          )}
          {rescore.failed > 0 && (
            <CheckField
              label={words.voidFailed(formatCount(rescore.failed))}
              checked={voidFailed}
              onChange={setVoidFailed}
            />
          )}
        </ConfirmDialog>
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={words.cancelTitle}
          submit={words.cancel}
          isDanger
          onSubmit={() => api('POST /api/admin/competitions/{id}/rescores/{rescoreId}/cancel', { params })}
          onClose={() => setOpen(undefined)}
        >
          <p className="text-muted">{words.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
