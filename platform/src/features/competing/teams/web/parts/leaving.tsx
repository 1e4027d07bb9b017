import { Button } from '../../../../../ui/button.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import type { Question } from './question.ts'
import { reasonOf, type Team } from './types.ts'

/** The ways out: a captain alone takes the signup back, everybody else quits, or reads why not. */
export function Leaving({ team, onAsk }: { team: Team; onAsk: (question: Question) => void }) {
  const words = useWords(teamWords)
  const { viewer } = useSite()
  const api = useApi()
  if (!team.own || !viewer) return null
  const operator = { query: { operatorId: viewer.id } }
  const isAlone = team.members.length === 1
  const question: Question = isAlone
    ? {
        ...words.dissolve,
        isDanger: true,
        work: () => api('DELETE /api/teams/{id}', { params: { id: team.id }, ...operator }),
      }
    : {
        ...words.quit,
        confirm: words.quit.button,
        isDanger: true,
        work: () =>
          api('DELETE /api/teams/{id}/members/{memberId}', {
            params: { id: team.id, memberId: viewer.id },
            ...operator,
          }),
      }
  const reason = reasonOf(isAlone ? team.own.dissolve : team.own.quit)
  return (
    <Button
      variant="secondary"
      size="small"
      className="self-start"
      disabledReason={reason}
      onClick={() => onAsk(question)}
    >
      {isAlone ? words.dissolve.button : words.quit.button}
    </Button>
  )
}
