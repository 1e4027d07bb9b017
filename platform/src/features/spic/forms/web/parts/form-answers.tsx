import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import type { Answers, Field, GivenAnswer } from '../../fields.ts'
import { budgetSum, differenceOf, shownAnswers, shownFields } from '../../rules.ts'
import { formWords } from '../../words.ts'
import type { FileField } from './form-filler.tsx'
import { rowsOf, useColumnsOf } from './list-field.tsx'
import type { Row } from './row-fields.tsx'

type NumberedRow = { row: Row; at: number }
type Files = (field: FileField, ids: readonly number[]) => ReactNode

/** What was answered, to be read; with `before`, what has changed since is marked. */
export function FormAnswers({
  fields,
  answers,
  before,
  files,
}: {
  fields: readonly Field[]
  answers: Answers
  before?: Answers | undefined
  /** Shows files by their ids, each with the way to it; their number alone without it. */
  files?: Files
}) {
  const words = useWords(formWords)
  const lang = useLang()
  const changes = new Map(
    before ? differenceOf(fields, before, answers).map(change => [change.field.key, change]) : [],
  )
  const asked = new Set(shownFields(fields, answers).map(field => field.key))
  // What is no longer asked is shown all the same where there was an answer to it.
  const shown = fields.filter(field => asked.has(field.key) || changes.has(field.key))
  const given = shownAnswers(fields, answers)
  return (
    <div className="grid gap-8">
      {sectionsOf(shown).map(({ heading, fields: own }, at) => (
        <section key={heading?.key ?? at} className="min-w-0">
          {heading && <h3 className="mb-4 text-lg font-semibold">{localize(heading.label, lang)}</h3>}
          <dl className="grid gap-5">
            {own.map(field => {
              const change = changes.get(field.key)
              return (
                <div key={field.key} className={clsx('min-w-0', change && 'border-l-2 border-accent pl-4')}>
                  <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
                    {localize(field.label, lang)}
                    {change && <Badge tone="accent">{words.changed}</Badge>}
                  </dt>
                  <dd className="mt-1 wrap-anywhere">
                    <OneAnswer field={field} answer={given[field.key] ?? null} files={files} />
                  </dd>
                  {change && (
                    <dd className="mt-2 rounded-lg bg-sunken p-3 text-sm wrap-anywhere">
                      <p className="mb-1 text-muted">{words.before}</p>
                      <OneAnswer field={field} answer={change.before} files={files} />
                    </dd>
                  )}
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}

type Heading = Extract<Field, { kind: 'heading' }>
type Asked = Exclude<Field, Heading>

/** Fields below the heading that they follow. */
function sectionsOf(fields: readonly Field[]): { heading: Heading | null; fields: Asked[] }[] {
  const sections: { heading: Heading | null; fields: Asked[] }[] = []
  for (const field of fields) {
    if (field.kind === 'heading') sections.push({ heading: field, fields: [] })
    else {
      const last = sections.at(-1)
      if (last) last.fields.push(field)
      else sections.push({ heading: null, fields: [field] })
    }
  }
  return sections.filter(section => section.fields.length > 0)
}

function OneAnswer({
  field,
  answer,
  files,
}: {
  field: Asked
  answer: GivenAnswer
  files: Files | undefined
}) {
  const words = useWords(formWords)
  const lang = useLang()
  const columnsOf = useColumnsOf()
  if (answer === null) return <span className="text-muted">{words.none}</span>
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'date':
      return <span className="whitespace-pre-wrap">{plain(answer)}</span>
    case 'number': {
      const unit = localize(field.unit, lang)
      return (
        <span className="tabular-nums">
          {plain(answer)}
          {unit !== '' && ` ${unit}`}
        </span>
      )
    }
    case 'choice': {
      const chosen = Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [plain(answer)]
      const names = chosen.map(value => {
        const option = field.options.find(one => one.value === value)
        return option ? localize(option.label, lang) : value
      })
      return names.join(words.and)
    }
    case 'file': {
      const ids = Array.isArray(answer) ? answer.filter(one => typeof one === 'number') : []
      return files ? files(field, ids) : words.files(String(ids.length))
    }
    case 'table':
    case 'members':
    case 'budget':
      return (
        <>
          <DataTable<NumberedRow>
            caption={localize(field.label, lang)}
            rows={rowsOf(answer).map((row, at): NumberedRow => ({ row, at }))}
            rowKey={({ at }) => at}
            columns={columnsOf(field).map(({ key, label, isNumber = false }) => ({
              key,
              label,
              numeric: isNumber,
              cell: ({ row }) => {
                const cell = row[key] ?? ''
                return field.kind === 'budget' && typeof cell === 'number' ? formatCount(cell) : cell
              },
            }))}
          />
          {field.kind === 'budget' && (
            <p className="mt-2 text-sm font-semibold tabular-nums">
              {words.budget.sum}: {words.budget.yuan(formatCount(budgetSum(answer)))}
            </p>
          )}
        </>
      )
  }
}

/** Nothing of an answer to an earlier form that was of another kind. */
const plain = (answer: GivenAnswer): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
