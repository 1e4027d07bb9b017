import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { Badge, type Tone } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { teamWords } from '../../words.ts'
import { say } from '../../../../../site/said.ts'
import type { TeamRequest } from './types.ts'

const tones: Record<TeamRequest['state'], Tone> = {
  open: 'accent',
  accepted: 'good',
  denied: 'bad',
  withdrawn: 'neutral',
  void: 'neutral',
}

/** What one asked of other teams, and what became of it. */
export function SentRequests({ requests, zone }: { requests: TeamRequest[]; zone: string }) {
  const words = useWords(teamWords)
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="sent" className="grid content-start gap-4">
      <h3 id="sent" className="font-semibold">
        {words.sent.title}
      </h3>
      <ul className="divide-y divide-line">
        {requests.map(request => (
          <Sent key={request.id} request={request} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

function Sent({ request, zone }: { request: TeamRequest; zone: string }) {
  const words = useWords(teamWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  const params = { id: request.team.id, requestId: request.id }
  const withdraw = async () => {
    if (await run(() => api('DELETE /api/teams/v2/{id}/requests/{requestId}', { params })))
      say(words.sent.withdrawn)
  }
  const says = request.kind === 'join' ? words.sent.toJoin : words.sent.toMerge
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p className="min-w-0 grow">
          {says(request.team.name)}{' '}
          <span className="text-muted">
            <RelativeTime at={request.createdAt} zone={zone} />
          </span>
        </p>
        <Badge tone={tones[request.state]}>{words.sent.states[request.state]}</Badge>
        {request.state === 'open' && (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            aria-label={`${words.sent.withdraw} ${request.team.name}`}
            onClick={() => void withdraw()}
          >
            {words.sent.withdraw}
          </Button>
        )}
      </div>
      {request.accept && !request.accept.allowed && (
        <p className="text-sm text-muted">{request.accept.message}</p>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </li>
  )
}
