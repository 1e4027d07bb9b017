import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useNavigate } from 'react-router'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import type { PageProblem } from '../../../../../site/page-problem.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { teamWords } from '../../words.ts'
import { say } from '../../../../../site/said.ts'
import { reasonOf, type InvitedTo } from './types.ts'

/** What a link into a team shows to whoever follows it. */
export function Invited({
  token,
  invited,
}: {
  token: string
  invited: InvitedTo | { problem: PageProblem }
}) {
  const words = useWords(teamWords)
  const api = useApi()
  const navigate = useNavigate()
  const { run, isBusy, problem } = useMutation()
  if ('problem' in invited) return <Callout kind="warn">{invited.problem.message}</Callout>
  const { team, join } = invited
  const follow = async () => {
    if (!(await run(() => api('POST /api/teams/invitations/{token}', { params: { token } })))) return
    say(words.invited.done(team.name))
    await navigate('?', { replace: true, preventScrollReset: true })
  }
  return (
    <section
      aria-labelledby="invited"
      className="grid items-center gap-x-8 gap-y-4 rounded-2xl border border-accent bg-accent-soft p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6"
    >
      <div className="min-w-0">
        <h2 id="invited" className="text-xl font-semibold">
          {words.invited.title(team.name)}
        </h2>
        {team.manifesto && <p className="mt-1">{team.manifesto}</p>}
        <p className="mt-1 text-sm text-muted">{words.invited.text}</p>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
          {team.members.map(member => (
            <li key={member.id} className="flex items-center gap-2">
              <PersonAvatar person={member} size="small" />
              <PersonLink person={member} />
            </li>
          ))}
          <li className="text-muted tabular-nums">{words.sizeLong(team.members.length, team.sizeMax)}</li>
        </ul>
        {problem && (
          <div className="mt-3">
            <Callout kind="bad" live>
              {problem}
            </Callout>
          </div>
        )}
      </div>
      <Button busy={isBusy} disabledReason={reasonOf(join)} onClick={() => void follow()}>
        {words.invited.join}
      </Button>
    </section>
  )
}
