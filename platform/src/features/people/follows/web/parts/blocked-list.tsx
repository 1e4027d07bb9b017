import { usualZone } from '../../../../../base/web/format.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { listBlocked } from '../../contract.ts'
import { followWords } from '../../words.ts'
import { useUnblock } from './use-unblock.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Blocked = Answer<typeof listBlocked>['list'][number]

/** Whom somebody blocked, and the way to end it: for the settings of privacy. */
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
  const { formatDay } = useFormats()
  const { blocked } = useWords(followWords)
  const { unblock, isBusy, problem } = useUnblock(person.id)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PersonAvatar person={person} />
      <span className="min-w-0 grow">
        <PersonLink person={person} className="max-w-full truncate font-medium" />
        <span className="block text-sm text-muted tabular-nums">
          {blocked.since(formatDay(person.blockedAt, usualZone))}
        </span>
      </span>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        aria-label={blocked.unblockWhom(person.name)}
        onClick={unblock}
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
