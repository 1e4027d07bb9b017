import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { integrityWords } from '../../words.ts'
import { AgreementHistogram } from './agreement-histogram.tsx'
import { BothSeries } from './both-series.tsx'
import { SubmissionRows } from './submission-rows.tsx'
import { agreementText, shareText, type FindingDetail } from './use-brief.ts'

type Detail = Extract<FindingDetail['detail'], { kind: 'near_predictions' }>

/** How much two files agree, seen against all pairs of the board, and their values side by side. */
export function NearEvidence({ finding, detail }: { finding: FindingDetail; detail: Detail }) {
  const { near: words, table } = useWords(integrityWords)
  const isNumbers = detail.measure === 'correlation'
  const text = isNumbers ? agreementText : shareText
  const figures = [
    [words.agreement[detail.measure], text(detail.agreement)],
    ...(detail.usual === null ? [] : [[words.usual, text(detail.usual)] as const]),
    [words.compared, formatCount(detail.cells)],
    ...(detail.differing === null ? [] : [[words.differing, formatCount(detail.differing)] as const]),
  ] as const
  const names = detail.submissions.map(id => {
    const submission = finding.submissions.find(one => one.id === id)
    return finding.teams.find(team => team.id === submission?.teamId)?.name ?? String(id)
  })
  return (
    <>
      <Card as="section" className="grid gap-6">
        <h2 className="text-lg font-semibold">{words.figures}</h2>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {figures.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <AgreementHistogram detail={detail} text={text} />
        {isNumbers && <BothSeries aligned={detail.aligned} names={names} />}
      </Card>
      <SubmissionRows finding={finding} ids={detail.submissions} caption={words.compared} />
      <details>
        <summary className="cursor-pointer text-sm font-medium">{words.showValues}</summary>
        <div className="mt-3 grid gap-3">
          {!isNumbers && <p className="text-sm text-muted">{words.valuesText}</p>}
          <DataTable
            caption={words.values}
            rows={detail.aligned}
            rowKey={row => `${row.id} ${row.column}`}
            isMarked={row => !isNumbers && row.a !== row.b}
            columns={[
              { key: 'id', label: words.id, cell: row => row.id },
              { key: 'column', label: words.column, wideOnly: true, cell: row => row.column },
              {
                key: 'a',
                label: names[0] ?? table.team,
                numeric: isNumbers,
                cell: row => row.a,
              },
              {
                key: 'b',
                label: names[1] ?? table.team,
                numeric: isNumbers,
                cell: row => row.b,
              },
            ]}
          />
        </div>
      </details>
    </>
  )
}
