import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { blocks, type KnownBlock } from '../../blocks.ts'
import { editingWords } from '../../editing-words.ts'

/** Every kind of block with a line about it. */
export function AddBlock({
  onChoose,
  onClose,
}: {
  onChoose: (kind: KnownBlock) => void
  onClose: () => void
}) {
  const words = useWords(editingWords)
  const lang = useLang()
  return (
    <Dialog title={words.chooseKind} closeLabel={words.close} onClose={onClose}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {blocks.map(kind => (
          <li key={kind.kind}>
            <PlainButton
              className="block h-full w-full rounded-xl border border-line p-3 text-left hover:border-accent hover:bg-sunken"
              onClick={() => onChoose(kind)}
            >
              <span className="block font-semibold">{localize(kind.name, lang)}</span>
              <span className="mt-0.5 block text-sm text-muted">{localize(kind.about, lang)}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
