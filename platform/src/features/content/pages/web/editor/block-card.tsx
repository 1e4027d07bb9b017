import { clsx } from 'clsx'
import { ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react'
import { localize, type Localized } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { MoveSteps, type Step } from '../../../../../ui/move-steps.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { tones } from '../../block.ts'
import { blockOf, type StoredBlock } from '../../blocks.ts'
import { editingWords } from '../../editing-words.ts'
import { FieldsForm } from './field-control.tsx'
import type { Drag } from './use-drag.ts'

/** Of the button that unfolds a block: what leads to the block leads there. */
export const headId = (id: string) => `block-${id}`

type Props = {
  block: StoredBlock
  at: number
  count: number
  isOpen: boolean
  drag: Drag
  onToggle: () => void
  onChange: (block: StoredBlock) => void
  onStep: (step: Step) => void
  onKeyStep: (step: Step) => void
  onCopy: () => void
  onRemove: () => void
}

/** One block: its head to move it by, and its form when it is unfolded. */
export function BlockCard({
  block,
  at,
  count,
  isOpen,
  drag,
  onToggle,
  onChange,
  onStep,
  onKeyStep,
  onCopy,
  onRemove,
}: Props) {
  const words = useWords(editingWords)
  const lang = useLang()
  const kind = blockOf(block.kind)
  if (!kind) return null
  const name = localize(kind.name, lang)
  const { title } = block.value as { title?: Localized }
  // Where what is dragged would be dropped: above it, or below the last one.
  const side =
    drag.from === undefined ? 0 : drag.to === at ? -1 : drag.to === count && at === count - 1 ? 1 : 0
  const dropLine = side === 0 ? undefined : { boxShadow: `0 ${side * 4}px 0 var(--accent)` }
  return (
    <li
      className={clsx(
        'rounded-2xl border bg-card shadow-card',
        drag.from === at ? 'border-accent opacity-60' : 'border-line',
      )}
      style={dropLine}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons in it */}
      <div
        className="flex flex-wrap items-center gap-1 p-2 sm:flex-nowrap"
        onKeyDown={event => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onKeyStep(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <IconButton
          label={words.drag(name)}
          icon={GripVertical}
          className="cursor-grab touch-none text-muted"
          {...drag.handle(at)}
        />
        <PlainButton
          id={headId(block.id)}
          aria-expanded={isOpen}
          className="flex min-w-0 grow basis-32 items-center gap-2 rounded-lg px-2 py-1.5 text-left hover:bg-sunken"
          onClick={onToggle}
        >
          <ChevronDown
            className={clsx('size-4 shrink-0 text-muted transition-transform', !isOpen && '-rotate-90')}
            aria-hidden="true"
          />
          <span className="shrink-0 font-semibold">{name}</span>
          {title && <span className="truncate text-sm text-muted">{localize(title, lang)}</span>}
        </PlainButton>
        <div className="ml-auto flex items-center">
          <MoveSteps
            id={block.id}
            labelOf={step => (step === -1 ? words.up(name) : words.down(name))}
            stopOf={step =>
              step === -1
                ? at === 0
                  ? words.isFirst
                  : undefined
                : at === count - 1
                  ? words.isLast
                  : undefined
            }
            onMove={onStep}
          />
          <IconButton label={words.duplicate(name)} icon={Copy} className="text-muted" onClick={onCopy} />
          <IconButton
            label={words.removeBlock(name)}
            icon={Trash2}
            className="text-muted hover:text-bad"
            onClick={onRemove}
          />
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-5 border-t border-line p-4 sm:p-6">
          <FieldsForm
            path={`blocks.${at}.value`}
            fields={kind.fields}
            value={block.value}
            // The value is of this kind of block, as it came from its own fields.
            onChange={value => onChange({ ...block, value } as StoredBlock)}
          />
          <SelectField
            className="max-w-72"
            label={words.tone}
            value={block.tone}
            onChange={tone => onChange({ ...block, tone })}
            options={tones.map(tone => [tone, words.tones[tone]] as const)}
          />
        </div>
      )}
    </li>
  )
}
