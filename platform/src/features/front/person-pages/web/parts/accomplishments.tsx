import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { personWords } from '../../words.ts'
import type { Person } from './person-data.ts'

type Lists = Person['profile']['accomplishments']
type Shown = { key: number; name: string; at: string | null; organization: string; description: string }

/** The four lists as one kind of entry. */
const entriesOf = ({ article, project, prize, others }: Lists) => ({
  article: article.map((one): Shown => ({
    ...one,
    key: one.shipDeleteId,
    name: one.articleName,
    at: one.getTime,
  })),
  project: project.map((one): Shown => ({ ...one, key: one.shipDeleteId, name: one.projectName, at: null })),
  prize: prize.map((one): Shown => ({ ...one, key: one.shipDeleteId, name: one.prizeName, at: one.getTime })),
  others: others.map((one): Shown => ({ ...one, key: one.shipDeleteId, name: one.othersName, at: null })),
})

/** What somebody made, in its four groups; one with something in it can be opened. */
export function Accomplishments({ lists }: { lists: Lists }) {
  const words = useWords(personWords).accomplishments
  const entries = entriesOf(lists)
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-card">
      {(['article', 'project', 'prize', 'others'] as const).map(kind => (
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
                <li key={entry.key}>
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

const AccomplishmentText = ({ entry }: { entry: Shown }) => (
  <>
    <strong className="font-semibold">{entry.name}</strong>
    <span className="block text-muted tabular-nums">
      {[entry.organization, entry.at?.slice(0, 7).replace('-', '/')].filter(Boolean).join(' · ')}
    </span>
    {entry.description && <span className="mt-1 block whitespace-pre-line">{entry.description}</span>}
  </>
)
