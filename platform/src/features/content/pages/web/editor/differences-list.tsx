import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { PageDocument } from '../../blocks.ts'
import type { Difference } from '../../differences.ts'
import { editingWords } from '../../editing-words.ts'
import { placeName } from '../../place-names.ts'

/** Where two documents differ, in the words of the form. */
export function DifferencesList({
  changes,
  before,
  after,
}: {
  changes: readonly Difference[]
  before: PageDocument
  after: PageDocument
}) {
  const { revisions: words } = useWords(editingWords)
  const lang = useLang()
  if (changes.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  // Of a block that is no longer there, the earlier document knows the name.
  const nameOf = (path: string) =>
    path === 'blocks' ? words.order : placeName(path, /^blocks\.\d+\./.test(path) ? after : docOf(path), lang)
  const docOf = (path: string) => (path.startsWith('blocks.') ? before : after)
  const shown = changes.filter(({ path }) => !/^blocks\.\w+\.(id|kind)$/.test(path))
  return (
    <ul className="grid max-h-[50vh] gap-3 overflow-y-auto text-sm">
      {shown.map(change => (
        <li key={change.path} className="rounded-lg border border-line p-3">
          <p className="font-medium">{nameOf(change.path)}</p>
          {change.path !== 'blocks' && (
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words whitespace-pre-wrap">
              <dt className="text-muted">{words.was}</dt>
              <dd>
                {change.before ? (
                  <del className="bg-bad-soft no-underline">{change.before}</del>
                ) : (
                  <span className="text-muted">{words.nothing}</span>
                )}
              </dd>
              <dt className="text-muted">{words.is}</dt>
              <dd>
                {change.after ? (
                  <ins className="bg-good-soft no-underline">{change.after}</ins>
                ) : (
                  <span className="text-muted">{words.nothing}</span>
                )}
              </dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
