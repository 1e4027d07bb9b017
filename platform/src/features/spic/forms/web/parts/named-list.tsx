import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CheckField, SelectField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { freeKey } from '../../new-field.ts'
import { formWords } from '../../words.ts'
import type { EditorParts } from './field-editor.tsx'

const blank = { zh: '', en: '' }

/** What can be chosen. Each keeps its value while its name changes: answers are kept by it. */
export function ChoiceOptions({ field, problemAt, onChange }: EditorParts<'choice'>) {
  const { builder: words } = useWords(formWords)
  const { options } = field
  return (
    <>
      <CheckField
        label={words.isMany}
        checked={field.isMany}
        onChange={isMany => onChange({ ...field, isMany })}
      />
      <NamedList
        label={words.options}
        list={options.map(option => option.label)}
        nameOf={words.option}
        removeOf={words.removeOption}
        add={words.addOption}
        most={40}
        problemAt={at => problemAt(`options.${at}.label`) ?? problemAt(`options.${at}.value`)}
        onLabel={(at, label) =>
          onChange({
            ...field,
            options: options.map((one, place) => (place === at ? { ...one, label } : one)),
          })
        }
        onRemove={at => onChange({ ...field, options: options.toSpliced(at, 1) })}
        onAdd={() =>
          onChange({
            ...field,
            options: [
              ...options,
              {
                value: freeKey(
                  'option',
                  options.map(option => option.value),
                ),
                label: blank,
              },
            ],
          })
        }
      />
    </>
  )
}

/** The columns of a table, each of which keeps its key. */
export function TableColumns({ field, problemAt, onChange }: EditorParts<'table'>) {
  const { builder: words } = useWords(formWords)
  const { columns } = field
  const put = (at: number, change: Partial<(typeof columns)[number]>) =>
    onChange({
      ...field,
      columns: columns.map((one, place) => (place === at ? { ...one, ...change } : one)),
    })
  return (
    <NamedList
      label={words.columns}
      list={columns.map(column => column.label)}
      nameOf={words.column}
      removeOf={words.removeColumn}
      add={words.addColumn}
      most={10}
      problemAt={at => problemAt(`columns.${at}.label`) ?? problemAt(`columns.${at}.key`)}
      more={at => (
        <SelectField
          className="max-w-60"
          label={words.columnKind}
          value={columns[at]?.kind ?? 'text'}
          onChange={kind => put(at, { kind })}
          options={[
            ['text', words.columnKinds.text],
            ['number', words.columnKinds.number],
          ]}
        />
      )}
      onLabel={(at, label) => put(at, { label })}
      onRemove={at => onChange({ ...field, columns: columns.toSpliced(at, 1) })}
      onAdd={() =>
        onChange({
          ...field,
          columns: [
            ...columns,
            {
              key: freeKey(
                'column',
                columns.map(column => column.key),
              ),
              label: blank,
              kind: 'text',
            },
          ],
        })
      }
    />
  )
}

type Label = { zh: string; en: string }

/** Names in both languages, of which at least one stays. */
function NamedList({
  label,
  list,
  nameOf,
  removeOf,
  add,
  most,
  more,
  problemAt,
  onLabel,
  onRemove,
  onAdd,
}: {
  label: string
  list: readonly Label[]
  nameOf: (n: string) => string
  removeOf: (n: string) => string
  add: string
  most: number
  more?: (at: number) => ReactNode
  problemAt: (at: number) => string | undefined
  onLabel: (at: number, label: Label) => void
  onRemove: (at: number) => void
  onAdd: () => void
}) {
  const all = useWords(formWords)
  const { builder: words } = all
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium">{label}</p>
      <ol aria-label={label} className="grid gap-3">
        {list.map((one, at) => (
          <li key={at} className="flex items-start gap-2">
            <div className="grid grow gap-3">
              <BilingualField
                label={nameOf(String(at + 1))}
                maxLength={120}
                zh={{ value: one.zh, onChange: zh => onLabel(at, { ...one, zh }), problem: problemAt(at) }}
                en={{ value: one.en, onChange: en => onLabel(at, { ...one, en }) }}
              />
              {more?.(at)}
            </div>
            <IconButton
              label={removeOf(String(at + 1))}
              icon={Trash2}
              disabledReason={list.length === 1 ? words.atLeastOne : undefined}
              onClick={() => onRemove(at)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="small"
          disabledReason={list.length >= most ? all.mostRows(String(most)) : undefined}
          onClick={onAdd}
        >
          {add}
        </Button>
      </div>
    </div>
  )
}
