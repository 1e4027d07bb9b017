import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import {
  accomplishmentEntries,
  type AccomplishmentEntry,
} from '../../../../people/profiles/accomplishment-entries.ts'
import { accomplishmentKinds } from '../../../../people/profiles/accomplishments.rules.ts'
import { personWords } from '../../words.ts'
import type { Person } from './person-data.ts'

type Lists = Person['profile']['accomplishments']

/** What somebody made, in its four groups; one with something in it can be opened. */
export function Accomplishments({ lists }: { lists: Lists }) {
  const words = useWords(personWords).accomplishments
  const entries = accomplishmentEntries(lists)
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-card">
      {accomplishmentKinds.map(kind => (
        <details key={kind} className="group px-4 py-2.5">
          <summary className="flex cursor-pointer justify-between gap-4">
            <span className="font-medium">{words[kind]}</span>
            <span className="text-muted tabular-nums">{formatCount(entries[kind].length)}</span>
          </summary>
          {entries[kind].length === 0 ? (
            <p className="mt-2 text-muted">{words.none}</p>
          ) : (
            <ul className="mt-2 grid gap-3">
              {entries[kind].map(entry => (
                <li key={entry.id}>
                  <AccomplishmentText entry={entry} />
                </li>
              ))}
            </ul>
          )}
        </details>
      ))}
    </div>
  )
}

const AccomplishmentText = ({ entry }: { entry: AccomplishmentEntry }) => (
  <>
    <strong className="font-semibold">{entry.name}</strong>
    <span className="block text-muted tabular-nums">
      {[entry.organization, entry.day?.slice(0, 7).replace('-', '/')].filter(Boolean).join(' · ')}
    </span>
    {entry.description && <span className="mt-1 block whitespace-pre-line">{entry.description}</span>}
  </>
)
