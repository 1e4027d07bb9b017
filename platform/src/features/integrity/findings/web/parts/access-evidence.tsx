import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { integrityWords } from '../../words.ts'
import type { FindingDetail } from './use-brief.ts'

type Detail = Extract<FindingDetail['detail'], { kind: 'shared_access' }>

/** Each device or address, with the accounts that were used there and when: bars on one time axis show who was there together. */
export function AccessEvidence({ finding, detail }: { finding: FindingDetail; detail: Detail }) {
  const { access: words, table } = useWords(integrityWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const uses = detail.marks.flatMap(mark => mark.uses)
  const from = Math.min(...uses.map(use => Date.parse(use.firstAt)))
  const to = Math.max(...uses.map(use => Date.parse(use.lastAt)))
  const at = (text: string) => (to === from ? 0 : ((Date.parse(text) - from) / (to - from)) * 100)
  const nameOf = (of: readonly { id: number; name: string }[], id: number) =>
    of.find(one => one.id === id)?.name ?? String(id)
  return (
    <div className="grid gap-6">
      {detail.marks.map(mark => (
        <Card key={mark.label} as="section" className="grid gap-4">
          <div>
            <h2 className="text-lg font-semibold">
              {(mark.kind === 'device' ? words.device : words.address)(mark.label)}
            </h2>
            <p className="text-sm text-muted">
              {words.accounts(formatCount(mark.accounts))} · {words.label}
            </p>
          </div>
          <ul className="grid gap-2 text-sm">
            {mark.uses.map(use => (
              <li key={use.userId} className="grid items-center gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <span className="truncate">{nameOf(finding.people, use.userId)}</span>
                <span
                  className="relative block h-3 rounded-full bg-sunken"
                  role="img"
                  aria-label={words.span(time(use.firstAt), time(use.lastAt))}
                >
                  <span
                    className="absolute inset-y-0 min-w-2 rounded-full bg-accent"
                    style={{ left: `${Math.min(99, at(use.firstAt))}%`, right: `${100 - at(use.lastAt)}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
          <DataTable
            caption={(mark.kind === 'device' ? words.device : words.address)(mark.label)}
            rows={mark.uses}
            rowKey={use => use.userId}
            columns={[
              {
                key: 'account',
                label: table.account,
                isName: true,
                cell: use => (
                  <>
                    {nameOf(finding.people, use.userId)}
                    <span className="block text-muted tabular-nums">{use.userId}</span>
                  </>
                ),
              },
              {
                key: 'team',
                label: table.team,
                isName: true,
                cell: use => nameOf(finding.teams, use.teamId),
              },
              { key: 'days', label: table.days, numeric: true, cell: use => formatCount(use.days) },
              {
                key: 'first',
                label: table.firstAt,
                numeric: true,
                wideOnly: true,
                cell: use => <ZonedTime at={use.firstAt} zone={zone} />,
              },
              {
                key: 'last',
                label: table.lastAt,
                numeric: true,
                cell: use => <ZonedTime at={use.lastAt} zone={zone} />,
              },
            ]}
          />
        </Card>
      ))}
    </div>
  )
}
