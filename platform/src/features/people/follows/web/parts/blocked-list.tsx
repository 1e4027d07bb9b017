import { formatDay, usualZone } from '../../../../../base/web/format.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Button } from '../../../../../ui/button.tsx'
import type { listBlocked } from '../../contract.ts'
import { followWords } from '../../words.ts'

type Blocked = Answer<typeof listBlocked>['list'][number]

/** @public Whom somebody blocked, and the way to end it: for the settings of privacy. */
export function BlockedList({ list }: { list: readonly Blocked[] }) {
  const { blocked } = useWords(followWords)
  if (list.length === 0) return <p className="text-muted">{blocked.empty}</p>
  return (
    <ul className="divide-y divide-line">
      {list.map(person => (
        <BlockedPerson key={person.id} person={person} />
      ))}
    </ul>
  )
}

function BlockedPerson({ person }: { person: Blocked }) {
  const { blocked } = useWords(followWords)
  const { api, run, isBusy, problem } = useMutation()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={person.name} picture={person.avatar} />
      <span className="min-w-0 grow">
        <SiteLink to={pathTo('/users/:id', { id: person.id })} className="block truncate font-medium">
          {person.name}
        </SiteLink>
        <span className="text-sm text-muted tabular-nums">
          {blocked.since(formatDay(person.blockedAt, usualZone))}
        </span>
      </span>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        aria-label={blocked.unblockWhom(person.name)}
        onClick={() => void run(() => api('DELETE /api/users/{id}/block', { params: { id: person.id } }))}
      >
        {blocked.unblock}
      </Button>
      {problem && (
        <p role="alert" className="basis-full text-sm text-bad">
          {problem}
        </p>
      )}
    </li>
  )
}
