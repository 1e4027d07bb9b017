import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { roundKinds } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import type { Desk } from './shown.ts'

/** Makes a round of a kind that the edition has none of. */
export function AddRound({ desk }: { desk: Desk }) {
  const words = useWords(assignmentWords)
  const { api, run, isBusy, problem } = useMutation()
  const missing = roundKinds.filter(kind => !desk.rounds.some(round => round.kind === kind))
  const [chosen, setChosen] = useState(missing[0])
  const kind = missing.find(one => one === chosen) ?? missing[0]
  if (kind === undefined) return null
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{words.addRound}</h2>
      <SelectField
        label={words.roundKind}
        value={kind}
        onChange={setChosen}
        options={missing.map(one => [one, words.kinds[one]] as const)}
        className="max-w-md"
      />
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div>
        <Button
          busy={isBusy}
          onClick={() =>
            void run(() =>
              api('POST /api/admin/spic/{editionId}/rounds', {
                params: { editionId: desk.edition.id },
                body: { kind },
              }),
            )
          }
        >
          {words.add}
        </Button>
      </div>
    </Card>
  )
}
