import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { MoveSteps, useFocusOnMoved } from '../../../../../ui/move-steps.tsx'
import { moved, replaced, without } from '../../arrange.ts'
import { editingWords } from '../../editing-words.ts'
import { emptyValues } from '../../empty.ts'
import type { ListField } from '../../fields.ts'
import { focusPath } from './editing.ts'

type Item = Record<string, unknown>

/** Several of the same: each can be changed, moved and removed. */
export function ListControl({
  path,
  field,
  value,
  onChange,
  form,
}: {
  path: string
  field: ListField
  value: readonly Item[]
  onChange: (value: Item[]) => void
  /** Of one item: its fields may be lists again. */
  form: (item: { path: string; value: Item; onChange: (value: Item) => void }) => ReactNode
}) {
  const words = useWords(editingWords)
  const label = localize(field.label, useLang())
  const focusOnMoved = useFocusOnMoved()
  const add = () => {
    onChange([...value, emptyValues(field.of)])
    requestAnimationFrame(() => focusPath(`${path}.${value.length}`))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      <ol className="mt-2 grid grid-cols-1 gap-3">
        {value.map((item, at) => {
          const name = words.item(label, at + 1)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items are told apart by their place alone
            <li key={at} className="rounded-xl border border-line bg-page p-4" data-path={`${path}.${at}`}>
              <div className="mb-3 flex items-center gap-1">
                <p className="grow text-sm font-medium text-muted">{name}</p>
                <MoveSteps
                  id={`${path}.${at}`}
                  labelOf={step => (step === -1 ? words.up(name) : words.down(name))}
                  stopOf={step =>
                    step === -1
                      ? at === 0
                        ? words.isFirst
                        : undefined
                      : at === value.length - 1
                        ? words.isLast
                        : undefined
                  }
                  onMove={step => {
                    focusOnMoved(`${path}.${at + step}`, step)
                    onChange(moved(value, at, at + step))
                  }}
                />
                <IconButton
                  label={words.removeBlock(name)}
                  icon={Trash2}
                  className="text-muted hover:text-bad"
                  onClick={() => onChange(without(value, at))}
                />
              </div>
              {form({
                path: `${path}.${at}`,
                value: item,
                onChange: next => onChange(replaced(value, at, next)),
              })}
            </li>
          )
        })}
      </ol>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabledReason={value.length >= field.most ? words.tooMany(field.most) : undefined}
        onClick={add}
      >
        <Plus className="size-4" aria-hidden="true" />
        {words.addItem(label)}
      </Button>
    </fieldset>
  )
}
