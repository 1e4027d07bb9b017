import { useState } from 'react'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { teamWords } from '../../words.ts'
import type { Question } from './question.ts'
import { say } from '../../../../../site/said.ts'
import { reasonOf, type TeamRequest } from './types.ts'

type Props = {
  teamId: number
  first: { requests: TeamRequest[]; total: number }
  zone: string
  onAsk: (question: Question) => void
}

/** What waits for the captain, the newest first; earlier ones on demand. */
export function ReceivedRequests({ teamId, first, zone, onAsk }: Props) {
  const words = useWords(teamWords)
  const api = useApi()
  const [earlier, setEarlier] = useState<TeamRequest[]>([])
  const { isBusy, failure, run } = useMutation({ reload: 'never' })
  const known = new Set(first.requests.map(request => request.id))
  const requests = [...first.requests, ...earlier.filter(request => !known.has(request.id))]
  const more = () =>
    run(async () => {
      const last = requests.at(-1)
      const next = await api('GET /api/teams/v2/{id}/requests', {
        params: { id: teamId },
        query: { per_page: 20, ...(last ? { before: last.id } : {}) },
      })
      setEarlier([...earlier, ...next.requests])
    })
  return (
    <section aria-labelledby="received" className="grid content-start gap-4">
      <h3 id="received" className="scroll-mt-24 flex items-center gap-3 font-semibold">
        {words.requests.title}
        {first.total > 0 && <Badge tone="accent">{first.total}</Badge>}
      </h3>
      {requests.length === 0 ? (
        <p className="text-sm text-muted">{words.requests.none}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {requests.map(request => (
            <Received
              key={request.id}
              request={request}
              zone={zone}
              onAsk={onAsk}
              onAnswered={() => setEarlier(earlier.filter(one => one.id !== request.id))}
            />
          ))}
        </ul>
      )}
      {requests.length < first.total && (
        <div className="grid justify-items-start gap-2">
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void more()}>
            {words.requests.more(first.total - requests.length)}
          </Button>
          {failure && (
            <p role="alert" className="text-sm text-bad">
              {words.requests.moreFailed}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Received({
  request,
  zone,
  onAsk,
  onAnswered,
}: {
  request: TeamRequest
  zone: string
  onAsk: Props['onAsk']
  onAnswered: () => void
}) {
  const words = useWords(teamWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  const { user, from } = request
  const send = async (action: 'accept' | 'deny') => {
    await api('PUT /api/teams/v2/{id}/requests/{requestId}', {
      params: { id: request.team.id, requestId: request.id },
      body: { action },
    })
    onAnswered()
  }
  const answer = async (action: 'accept' | 'deny', done: string) => {
    if (await run(() => send(action))) say(done)
  }
  const accept = () => {
    const done = words.requests.accepted(user.name)
    if (request.kind === 'join') return void answer('accept', done)
    onAsk({
      title: words.requests.mergeTitle(from.name),
      text: words.requests.mergeText(from.members.length),
      confirm: words.requests.mergeConfirm,
      done,
      work: () => send('accept'),
    })
  }
  return (
    <li className="rounded-xl border border-line p-4">
      <div className="flex gap-3">
        <PersonAvatar person={user} />
        <div className="min-w-0 grow">
          <p className="text-sm">
            <PersonLink person={user} className="font-medium" />{' '}
            <span className="text-muted">
              {request.kind === 'join'
                ? words.requests.wantsToJoin
                : words.requests.wantsToMerge(from.name, from.members.length)}{' '}
              · <RelativeTime at={request.createdAt} zone={zone} />
            </span>
          </p>
          {user.introduction && <p className="truncate text-sm text-muted">{user.introduction}</p>}
          <p className="mt-2">{request.message}</p>
        </div>
      </div>
      {problem && (
        <div className="mt-3">
          <Callout kind="bad" live>
            {problem}
          </Callout>
        </div>
      )}
      <div className="mt-3 flex items-start justify-end gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={`${words.requests.deny} ${user.name}`}
          onClick={() => void answer('deny', words.requests.denied(user.name))}
        >
          {words.requests.deny}
        </Button>
        <Button
          size="small"
          busy={isBusy}
          disabledReason={reasonOf(request.accept ?? undefined)}
          aria-label={`${words.requests.accept} ${user.name}`}
          onClick={accept}
        >
          {words.requests.accept}
        </Button>
      </div>
    </li>
  )
}
