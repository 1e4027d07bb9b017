import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { NumberField } from '../../../../../ui/number-field.tsx'
import { formWords } from '../../words.ts'

export type Row = Readonly<Record<string, string | number | null>>
export type RowColumn = { key: string; label: string; isNumber?: boolean; maxLength?: number }

/** Rows of the same few cells, which are added and taken out: each a block of its own, so that it fits a phone. */
export function RowFields({
  label,
  columns,
  rows,
  most,
  mostText,
  add,
  foot,
  problemAt,
  onChange,
}: {
  label: string
  columns: readonly RowColumn[]
  rows: readonly Row[]
  most: number
  mostText: string
  /** What the button says that adds one. */
  add: string
  foot?: ReactNode
  /** Below the path of the field, such as `0.name`. */
  problemAt: (path: string) => string | undefined
  onChange: (rows: Row[]) => void
}) {
  const words = useWords(formWords)
  const blank = Object.fromEntries(columns.map(({ key, isNumber }) => [key, isNumber ? null : '']))
  return (
    <div className="grid gap-3">
      {rows.length === 0 ? (
        <p className="text-muted">{words.noRows}</p>
      ) : (
        <ol aria-label={words.rowsOf(label)} className="grid gap-3">
          {rows.map((row, at) => (
            // Rows have nothing of their own to be told apart by while they are typed.
            <li key={at} className="flex items-start gap-2 rounded-xl border border-line p-4">
              <div
                role="group"
                aria-label={words.row(String(at + 1))}
                className="grid grow gap-3 sm:grid-cols-2"
              >
                {columns.map(({ key, label: name, isNumber, maxLength }) => {
                  const shown = {
                    label: name,
                    problem: problemAt(`${at}.${key}`) ?? problemAt(String(at)),
                    onChange: (given: string | number | null) =>
                      onChange(rows.with(at, { ...row, [key]: given })),
                  }
                  const given = row[key] ?? null
                  return isNumber ? (
                    <NumberField key={key} {...shown} value={typeof given === 'number' ? given : null} />
                  ) : (
                    <TextField key={key} {...shown} maxLength={maxLength} value={String(given ?? '')} />
                  )
                })}
              </div>
              <IconButton
                label={words.removeRow(String(at + 1))}
                icon={Trash2}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      {foot}
      <div>
        <Button
          variant="secondary"
          size="small"
          disabledReason={rows.length >= most ? mostText : undefined}
          onClick={() => onChange([...rows, blank])}
        >
          {add}
        </Button>
      </div>
    </div>
  )
}
