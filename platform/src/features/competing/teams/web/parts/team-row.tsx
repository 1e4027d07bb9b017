import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Pips } from '../../../../../ui/pips.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import type { Team } from './types.ts'

const mostFaces = 5

/** A team among others: who it is, how full, and whether one may ask it. `reasonId` names what keeps from asking any. */
export function TeamRow({
  team,
  reasonId,
  onAsk,
}: {
  team: Team
  reasonId: string | undefined
  onAsk: () => void
}) {
  const words = useWords(teamWords)
  const { viewer } = useSite()
  const isOwn = team.members.some(member => member.id === viewer?.id)
  return (
    <li
      className={`grid items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5 md:grid-cols-[minmax(0,1fr)_13rem_7rem_11rem] ${isOwn ? 'bg-accent-soft' : ''}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold" translate="no">
            {team.name}
          </span>
          {team.wantsMembers && !team.isBanned && <Badge tone="good">{words.wantsMembers}</Badge>}
          {team.isBanned && <Badge tone="bad">{words.banned}</Badge>}
        </p>
        <p className="line-clamp-2 text-sm text-muted">
          {team.manifesto || <span className="tabular-nums">{words.id(team.id)}</span>}
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-3 text-sm">
        <span className="flex -space-x-1">
          {team.members.slice(0, mostFaces).map(member => (
            <span key={member.id} className="rounded-full ring-2 ring-card">
              <PersonAvatar person={member} size="small" isAlone />
            </span>
          ))}
        </span>
        <span className="min-w-0 truncate">
          <span className="sr-only">{words.captain} </span>
          {team.captain && <PersonLink person={team.captain} />}
        </span>
        <span className="ml-auto flex items-center gap-2 text-muted tabular-nums md:hidden">
          <Pips filled={team.members.length} of={team.sizeMax} />
          {words.size(team.members.length, team.sizeMax)}
        </span>
      </div>
      <p className="hidden items-center gap-2 text-sm text-muted tabular-nums md:flex">
        <Pips filled={team.members.length} of={team.sizeMax} />
        {words.size(team.members.length, team.sizeMax)}
      </p>
      <div className="flex md:justify-end md:text-right">
        {isOwn ? <Badge tone="accent">{words.own}</Badge> : <AskButton {...{ team, reasonId, onAsk }} />}
      </div>
    </li>
  )
}

function AskButton({
  team,
  reasonId,
  onAsk,
}: {
  team: Team
  reasonId: string | undefined
  onAsk: () => void
}) {
  const words = useWords(teamWords)
  const { ask } = team
  if (!ask) return null
  if (ask.requestId !== null) return <Badge tone="accent">{words.ask.waiting}</Badge>
  // What holds for every team is said once, above the list; what holds for this one, here.
  const isOff = !ask.allowed
  if (isOff && reasonId === undefined) return <span className="text-sm text-muted">{ask.message}</span>
  return (
    <Button
      variant="secondary"
      size="small"
      disabledReason={isOff ? '' : undefined}
      aria-describedby={isOff ? reasonId : undefined}
      aria-label={`${words.ask[ask.kind]} ${team.name}`}
      onClick={onAsk}
    >
      {words.ask[ask.kind]}
    </Button>
  )
}
