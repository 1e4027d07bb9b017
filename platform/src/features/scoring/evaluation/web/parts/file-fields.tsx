import { Plus, Trash2 } from 'lucide-react'
import type { Issue } from '../../../../../base/contract/failure.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { useProblemAt } from '../../../../../site/use-problem-at.ts'
import { columnKinds } from '../../../../engine/scorer/file-rules.ts'
import { fileFormats } from '../../rules.ts'
import type { FileForm } from '../../schema.ts'
import { evaluationWords } from '../../words.ts'
import { FormatChoice } from './format-choice.tsx'

const mostColumns = 1_000

/** The parts of a result file's description. */
export function FileFields({
  file,
  onChange,
  issues,
}: {
  file: FileForm
  onChange: (file: FileForm) => void
  issues: readonly Issue[]
}) {
  const { file: words } = useWords(evaluationWords)
  const problemAt = useProblemAt(issues)
  const at = (path: string) => problemAt(`value.file.${path}`)
  const change = (index: number, next: Partial<FileForm['columns'][number]>) =>
    onChange({
      ...file,
      columns: file.columns.map((column, place) => (place === index ? { ...column, ...next } : column)),
    })
  return (
    <>
      <Card as="section" className="grid gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={words.id}
            maxLength={120}
            value={file.idColumn.name}
            onChange={name => onChange({ ...file, idColumn: { ...file.idColumn, name } })}
            problem={at('idColumn.name')}
          />
          <SelectField
            label={words.idKind}
            value={file.idColumn.kind}
            onChange={kind => onChange({ ...file, idColumn: { ...file.idColumn, kind } })}
            options={(['integer', 'text'] as const).map(kind => [kind, words.idKinds[kind]])}
          />
        </div>
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-sm font-semibold">{words.columns}</legend>
          {file.columns.map((column, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a name is being typed
            <div
              key={index}
              className="grid grid-cols-[1fr_auto] items-end gap-3 md:grid-cols-[1fr_1fr_auto]"
            >
              <TextField
                className="col-span-2 md:col-span-1"
                label={`${words.column(index + 1)} · ${words.columnName}`}
                maxLength={120}
                value={column.name}
                onChange={name => change(index, { name })}
                problem={at(`columns.${index}.name`)}
              />
              <SelectField
                label={words.columnKind}
                value={column.kind}
                onChange={kind => change(index, { kind })}
                options={columnKinds.map(kind => [kind, words.kinds[kind]])}
              />
              {file.columns.length > 1 && (
                <Button
                  variant="quiet"
                  aria-label={words.remove(column.name)}
                  onClick={() =>
                    onChange({ ...file, columns: file.columns.filter((_one, place) => place !== index) })
                  }
                >
                  <Trash2 className="size-4" aria-hidden="true" />
                </Button>
              )}
            </div>
          ))}
          {file.columns.length < mostColumns && (
            <div>
              <Button
                variant="secondary"
                size="small"
                onClick={() =>
                  onChange({
                    ...file,
                    columns: [...file.columns, { name: '', kind: file.columns.at(-1)?.kind ?? 'label' }],
                  })
                }
              >
                <Plus className="size-4" aria-hidden="true" />
                {words.add}
              </Button>
            </div>
          )}
        </fieldset>
      </Card>
      <Card as="section" className="grid gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={words.answerColumn}
            hint={words.answerColumnHint}
            maxLength={120}
            value={file.answerColumn ?? ''}
            onChange={name => onChange({ ...file, answerColumn: name === '' ? null : name })}
            problem={at('answerColumn')}
          />
          <TextField
            label={words.rows}
            hint={words.rowsHint}
            type="number"
            min={1}
            step={1}
            value={file.expectedRows === null ? '' : String(file.expectedRows)}
            onChange={text => onChange({ ...file, expectedRows: text === '' ? null : Number(text) })}
            problem={at('expectedRows')}
          />
        </div>
        <FormatChoice
          label={words.formats}
          formats={fileFormats}
          chosen={file.formats}
          onChange={formats => onChange({ ...file, formats })}
        />
        {at('formats') && (
          <p className="text-sm text-bad" role="alert">
            {at('formats')}
          </p>
        )}
      </Card>
    </>
  )
}
