import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import type { Question } from './question.ts'
import type { Team } from './types.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Who is in the team and, for the captain, what can be done about it. */
export function MemberList({
  team,
  zone,
  onAsk,
}: {
  team: Team
  zone: string
  onAsk: (question: Question) => void
}) {
  const { formatDay } = useFormats()
  const words = useWords(teamWords)
  const { viewer } = useSite()
  const api = useApi()
  const manages = team.own?.manage.allowed ?? false
  const params = { id: team.id }
  return (
    <ul className="divide-y divide-line">
      {team.members.map(member => {
        const isSelf = member.id === viewer?.id
        return (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <PersonAvatar person={member} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2">
                <PersonLink person={member} className="truncate font-medium" />
                {member.role === 'captain' && <Badge tone="accent">{words.captain}</Badge>}
                {isSelf && <Badge>{words.you}</Badge>}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {words.joined(formatDay(member.joinedAt, zone))}
              </p>
            </div>
            {manages && !isSelf && (
              <p className="flex gap-2 max-sm:w-full max-sm:pl-12">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${words.transfer.button} ${member.name}`}
                  onClick={() =>
                    onAsk({
                      title: words.transfer.title(member.name),
                      text: words.transfer.text,
                      confirm: words.transfer.confirm,
                      done: words.transfer.done(member.name),
                      work: () =>
                        api('PUT /api/teams/{id}/captain', {
                          params,
                          body: { captainId: member.id, operatorId: viewer?.id ?? 0 },
                        }),
                    })
                  }
                >
                  {words.transfer.button}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${words.remove.button} ${member.name}`}
                  onClick={() =>
                    onAsk({
                      title: words.remove.title(member.name),
                      text: words.remove.text,
                      confirm: words.remove.confirm,
                      done: words.remove.done(member.name),
                      isDanger: true,
                      work: () =>
                        api('DELETE /api/teams/{id}/members/{memberId}', {
                          params: { id: team.id, memberId: member.id },
                          query: { operatorId: viewer?.id ?? 0 },
                        }),
                    })
                  }
                >
                  {words.remove.button}
                </Button>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
