import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { scoringWords } from '../../words.ts'
import type { Review } from './proposal-view.tsx'

type Sheet = Pick<NonNullable<Review['own']>, 'value'>

/** A sheet that is only read: what was given to each criterion, and what was written. */
export function ReadSheet({ criteria, sheet: { value } }: { criteria: Review['criteria']; sheet: Sheet }) {
  const { sheet: words, panel, points } = useWords(scoringWords)
  const comments = [
    [words.toAuthors, value.toAuthors],
    [words.toPanel, value.toPanel],
  ] as const
  return (
    <div className="grid gap-4">
      <DataTable
        caption={panel.points}
        rows={criteria}
        rowKey={criterion => criterion.id}
        columns={[
          { key: 'name', label: words.rubric, isName: true, cell: criterion => criterion.name },
          {
            key: 'points',
            label: points,
            numeric: true,
            cell: criterion => {
              const given = value.points[criterion.id]
              return given === undefined ? '–' : words.ofMost(String(given), String(criterion.most))
            },
          },
        ]}
      />
      <dl className="grid gap-3 text-sm">
        {comments.map(([label, text]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="mt-1 whitespace-pre-wrap wrap-anywhere">{text.trim() || panel.noComment}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
