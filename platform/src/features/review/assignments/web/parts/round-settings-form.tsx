import { usualZone } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../../ui/field.tsx'
import { assignmentWords } from '../../words.ts'
import type { ShownRound } from './shown.ts'

/** Of a share its percentage, without what binary fractions add. */
const percent = (share: number): number => Math.round(share * 100)

/** What a round asks of its reviewers and how its scores are reckoned. */
export function RoundSettingsForm({ editionId, round }: { editionId: number; round: ShownRound }) {
  const { settings: words } = useWords(assignmentWords)
  const api = useApi()
  const editing = useForm({
    name: `review-round:${round.id}`,
    saved: round.settings,
    save: (value, tag) =>
      api('PUT /api/admin/spic/{editionId}/rounds/{roundId}', {
        params: { editionId, roundId: round.id },
        body: { value, tag },
      }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <EditingForm editing={editing}>
      <Card as="section" className="grid gap-5">
        {round.closedAt !== null && <Callout>{words.closed}</Callout>}
        <div className="grid gap-4 md:grid-cols-2">
          <TimeField
            label={words.dueAt}
            zone={usualZone}
            value={value.dueAt}
            onChange={dueAt => set({ dueAt })}
            problem={at('dueAt')}
          />
          <TextField
            label={words.perProposal}
            type="number"
            value={String(value.perProposal)}
            onChange={perProposal => set({ perProposal: Number(perProposal) })}
            problem={at('perProposal')}
          />
          <TextField
            label={words.trim}
            hint={words.trimHint}
            type="number"
            value={String(percent(value.trim))}
            onChange={trim => set({ trim: Number(trim) / 100 })}
            problem={at('trim')}
          />
          <TextField
            label={words.disagreement}
            hint={words.disagreementHint}
            type="number"
            value={value.disagreement === null ? '' : String(value.disagreement)}
            onChange={text => set({ disagreement: text === '' ? null : Number(text) })}
            problem={at('disagreement')}
          />
        </div>
        <CheckField
          label={words.isNormalised}
          hint={words.isNormalisedHint}
          checked={value.isNormalised}
          onChange={isNormalised => set({ isNormalised })}
        />
      </Card>
    </EditingForm>
  )
}
