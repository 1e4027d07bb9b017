import { formatCount } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { GivenAnswer } from '../../fields.ts'
import { mostBudgetRows } from '../../kinds.ts'
import { budgetSum } from '../../rules.ts'
import { formWords } from '../../words.ts'
import { FieldGroup } from './field-group.tsx'
import type { FieldParts } from './plain-field.tsx'
import { RowFields, type Row, type RowColumn } from './row-fields.tsx'

/** A question that is answered with rows: a table, people, or a budget. */
export function ListField({
  field,
  answer,
  label,
  hint,
  problemAt,
  onChange,
}: FieldParts<'table' | 'members' | 'budget'>) {
  const words = useWords(formWords)
  const columns = useColumnsOf()(field)
  const most = field.kind === 'budget' ? mostBudgetRows : field.most
  return (
    <FieldGroup label={label} hint={hint} problem={problemAt('')} isOptional={!field.isRequired}>
      <RowFields
        label={label}
        columns={columns}
        rows={rowsOf(answer)}
        most={most}
        mostText={(field.kind === 'members' ? words.mostMembers : words.mostRows)(formatCount(most))}
        add={field.kind === 'members' ? words.addMember : words.addRow}
        foot={
          field.kind === 'budget' && (
            <p className="font-semibold tabular-nums">
              {words.budget.sum}: {words.budget.yuan(formatCount(budgetSum(answer)))}
            </p>
          )
        }
        problemAt={problemAt}
        onChange={rows => onChange(answerFrom(field.kind, columns, rows))}
      />
    </FieldGroup>
  )
}

/** What each row of a list holds, for people to read. */
export function useColumnsOf(): (field: FieldParts<'table' | 'members' | 'budget'>['field']) => RowColumn[] {
  const words = useWords(formWords)
  const lang = useLang()
  return field => {
    switch (field.kind) {
      case 'table':
        return field.columns.map(column => ({
          key: column.key,
          label: localize(column.label, lang),
          isNumber: column.kind === 'number',
          maxLength: 2_000,
        }))
      case 'members':
        return [
          { key: 'name', label: words.member.name, maxLength: 60 },
          { key: 'organisation', label: words.member.organisation, maxLength: 120 },
          { key: 'title', label: words.member.title, maxLength: 60 },
          { key: 'task', label: words.member.task, maxLength: 300 },
        ]
      case 'budget':
        return [
          { key: 'item', label: words.budget.item, maxLength: 120 },
          { key: 'amount', label: words.budget.amount, isNumber: true },
          { key: 'note', label: words.budget.note, maxLength: 300 },
        ]
    }
  }
}

/** Whatever it holds, as rows: an answer to an earlier form may be of another kind. */
export function rowsOf(answer: GivenAnswer): Row[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((one): Row[] => (typeof one === 'object' ? [one] : []))
}

function answerFrom(
  kind: 'table' | 'members' | 'budget',
  columns: readonly RowColumn[],
  rows: readonly Row[],
): GivenAnswer {
  const text = (value: string | number | null | undefined) => String(value ?? '')
  if (kind === 'members')
    return rows.map(row => ({
      name: text(row.name),
      organisation: text(row.organisation),
      title: text(row.title),
      task: text(row.task),
    }))
  if (kind === 'budget')
    return rows.map(row => ({
      item: text(row.item),
      amount: typeof row.amount === 'number' ? row.amount : null,
      note: text(row.note),
    }))
  return rows.map(row => Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? ''])))
}
