import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { presentAward } from '../../rules.ts'
import { seasonWords } from '../../words.ts'

type Result = Answer<SiteCalls['PUT /api/admin/seasons/{seasonId}/awards/{awardId}/teams/{teamId}']>
type Award = Result['awards'][number]

const kindOf = ({ decision, isByRank }: Award) => (decision ? 'by_rank' : isByRank ? 'taken' : 'given')

/** Gives a team an award, takes one away, or leaves to its rank again what was decided: with a reason each. */
export function DecideDialog({
  seasonId,
  result,
  onClose,
}: {
  seasonId: number
  result: Result
  onClose: () => void
}) {
  const { results: words } = useWords(seasonWords)
  const api = useApi()
  const revalidator = useRevalidator()
  // A team without a place gets nothing: what was decided about it can only go.
  const awards = result.awards.filter(award => result.rank !== null || award.decision)
  // Chosen from the start: what somebody else decides meanwhile leads to no other award.
  const [chosen, setChosen] = useState(String(presentAward(awards)?.id))
  const award = awards.find(one => String(one.id) === chosen) ?? presentAward(awards)
  if (!award) return null
  const decision = kindOf(award)
  const act = {
    given: { submit: words.give, text: words.giveText },
    taken: { submit: words.take, text: words.takeText },
    by_rank: { submit: words.setBack, text: words.setBackText },
  }[decision]
  const stateOf = ({ decision: made, isHeld }: Award) =>
    made ? (made.isGiven ? words.byHand : words.taken) : isHeld ? words.byRank : words.notHeld
  const decide = async (reason: string) => {
    try {
      await api('PUT /api/admin/seasons/{seasonId}/awards/{awardId}/teams/{teamId}', {
        params: { seasonId, awardId: award.id, teamId: result.teamId },
        body: { decision, reason, tag: result.tag },
      })
    } catch (error) {
      // Whoever was refused over another decision sees that one here, and what is left to decide.
      await revalidator.revalidate()
      throw error
    }
  }
  return (
    <ReasonDialog
      title={words.question(result.team)}
      text={act.text}
      submit={act.submit}
      isDanger={decision === 'taken'}
      maxLength={500}
      onSubmit={decide}
      onClose={onClose}
    >
      <SelectField
        label={words.award}
        value={String(award.id)}
        onChange={setChosen}
        options={awards.map(one => [String(one.id), `${one.name} · ${stateOf(one)}`] as const)}
      />
    </ReasonDialog>
  )
}
