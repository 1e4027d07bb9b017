import { clsx } from 'clsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { PageDocument } from '../../blocks.ts'
import type { Difference } from '../../differences.ts'
import { editingWords } from '../../editing-words.ts'
import { placeName } from '../../place-names.ts'
import { useValueText } from './use-value-text.ts'

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
  const valueText = useValueText()
  if (changes.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  const isGone = ({ path, kind }: Difference) => kind === 'removed' && /^blocks\.\w+$/.test(path)
  const nameOf = (change: Difference) =>
    change.kind === 'moved' ? words.order : placeName(change.path, isGone(change) ? before : after, lang)
  const shown = (change: Difference, side: 'before' | 'after') => {
    const stored = change[side]
    if (!stored) return null
    // What is added or removed whole comes as its texts.
    if (change.kind === 'added' || change.kind === 'removed') return stored
    if (change.kind === 'changed') return valueText(change.path, stored, after)
    const document = side === 'before' ? before : after
    return stored
      .split(',')
      .map(id => placeName(`blocks.${id}`, document, lang))
      .join('\n')
  }
  return (
    <ul className="grid max-h-[50vh] gap-3 overflow-y-auto text-sm">
      {changes.map(change => (
        <li key={`${change.kind} ${change.path}`} className="rounded-lg border border-line p-3">
          <p className="flex flex-wrap items-center gap-3 font-medium">
            {nameOf(change)}
            {change.kind === 'added' && <Badge tone="good">{words.added}</Badge>}
            {change.kind === 'removed' && <Badge tone="bad">{words.removed}</Badge>}
          </p>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words whitespace-pre-wrap">
            {change.kind !== 'added' && (
              <Side name={words.was} mark="del" className="bg-bad-soft" text={shown(change, 'before')} />
            )}
            {change.kind !== 'removed' && (
              <Side name={words.is} mark="ins" className="bg-good-soft" text={shown(change, 'after')} />
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Side({
  name,
  mark: Mark,
  className,
  text,
}: {
  name: string
  mark: 'del' | 'ins'
  className: string
  text: string | null
}) {
  const { revisions: words } = useWords(editingWords)
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>
        {text ? (
          <Mark className={clsx('no-underline', className)}>{text}</Mark>
        ) : (
          <span className="text-muted">{words.nothing}</span>
        )}
      </dd>
    </>
  )
}
