import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { MoveSteps, useFocusOnMoved, type Step } from '../../../../../ui/move-steps.tsx'
import type { Field, FieldKind } from '../../fields.ts'
import { fieldKinds, mostFields } from '../../kinds.ts'
import { newField } from '../../new-field.ts'
import type { FormProblem } from '../../rules.ts'
import { formWords } from '../../words.ts'
import { FieldEditor } from './field-editor.tsx'

/** Builds what is asked for: fields are added, changed, moved and taken out. */
export function FormBuilder({
  fields,
  problems,
  takesFiles,
  onChange,
}: {
  fields: readonly Field[]
  /** Their paths begin with `fields.` */
  problems: readonly FormProblem[]
  takesFiles: boolean
  onChange: (fields: Field[]) => void
}) {
  const { builder: words, kinds, problems: said } = useWords(formWords)
  const lang = useLang()
  const [kind, setKind] = useState<FieldKind>('text')
  const [open, setOpen] = useState<string>()
  const focusOnMoved = useFocusOnMoved()
  const move = (at: number, step: Step) => {
    const [field, other] = [fields[at], fields[at + step]]
    if (!field || !other) return
    focusOnMoved(field.key, step)
    onChange(fields.with(at, other).with(at + step, field))
  }
  return (
    <div className="grid gap-4">
      {fields.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ol aria-label={words.list} className="grid gap-3">
          {fields.map((field, at) => {
            const name = localize(field.label, lang) || words.untitled
            const own = `fields.${at}.`
            const isWrong = problems.some(problem => problem.path.startsWith(own))
            const isOpen = open === field.key || isWrong
            return (
              <li key={field.key} className="rounded-xl border border-line bg-card">
                <div className="flex flex-wrap items-center gap-2 p-3">
                  <span className="min-w-0 grow wrap-anywhere">
                    <span className="font-medium">
                      {at + 1}. {name}
                    </span>{' '}
                    <Badge>{kinds[field.kind]}</Badge>
                  </span>
                  <span className="flex">
                    <MoveSteps
                      id={field.key}
                      labelOf={step => (step === -1 ? words.up : words.down)(name)}
                      stopOf={step =>
                        step === -1 && at === 0
                          ? words.isFirst
                          : step === 1 && at === fields.length - 1
                            ? words.isLast
                            : undefined
                      }
                      onMove={step => move(at, step)}
                    />
                    <IconButton
                      label={isOpen ? words.close : words.edit(name)}
                      icon={isOpen ? ChevronUp : ChevronDown}
                      aria-expanded={isOpen}
                      onClick={() => setOpen(isOpen ? undefined : field.key)}
                    />
                    <IconButton
                      label={words.remove(name)}
                      icon={Trash2}
                      onClick={() => onChange(fields.toSpliced(at, 1))}
                    />
                  </span>
                </div>
                {isOpen && (
                  <div className="border-t border-line p-4">
                    <FieldEditor
                      field={field}
                      earlier={fields.slice(0, at)}
                      problemAt={path => {
                        const found = problems.find(problem => problem.path === own + path)
                        return found && said[found.code]
                      }}
                      onChange={next => onChange(fields.with(at, next))}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={fieldKinds
            .filter(one => takesFiles || one !== 'file')
            .map(one => [one, kinds[one]] as const)}
        />
        <Button
          variant="secondary"
          disabledReason={fields.length >= mostFields ? words.most(String(mostFields)) : undefined}
          onClick={() => {
            const made = newField(kind, fields)
            setOpen(made.key)
            onChange([...fields, made])
          }}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}
