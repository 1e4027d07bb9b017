import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import type { PageDocument } from '../../blocks.ts'
import type { Missing } from '../../completeness.ts'
import { editingWords } from '../../editing-words.ts'
import { placeName } from '../../place-names.ts'

const shownAtOnce = 12

/** What keeps the page from being published, each with the way to its field. */
export function MissingList({
  document,
  missing,
  onGo,
}: {
  document: PageDocument
  missing: readonly Missing[]
  onGo: (path: string) => void
}) {
  const { missing: words } = useWords(editingWords)
  const lang = useLang()
  if (missing.length === 0) return <p className="text-sm text-good">{words.complete}</p>
  return (
    <Callout kind="warn" title={words.title(missing.length)}>
      <ul className="mt-1 grid gap-1">
        {missing.slice(0, shownAtOnce).map(({ path, why }) => (
          <li key={path}>
            <PlainButton className="text-left underline" onClick={() => onGo(path)}>
              {placeName(path, document, lang)}
            </PlainButton>{' '}
            <span className="text-muted">{words.why[why]}</span>
          </li>
        ))}
      </ul>
      {missing.length > shownAtOnce && <p className="mt-1">{words.more(missing.length - shownAtOnce)}</p>}
    </Callout>
  )
}
