import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { seasonWords } from '../../words.ts'

type OwnGrade = Answer<SiteCalls['GET /api/grades/own']>['grades'][number]
/** Of a certificate that is looked up nobody is told what was taken away. */
type Grade = Omit<OwnGrade, 'takenAway'> & Partial<OwnGrade>

/** How somebody did, track by track. */
export function Grades({ grades }: { grades: readonly Grade[] }) {
  const { grade: words } = useWords(seasonWords)
  return (
    <DataTable
      caption={words.details}
      rows={grades}
      rowKey={row => `${row.season.id} ${row.competition.id} ${row.rank}`}
      columns={[
        {
          key: 'competition',
          label: words.competition,
          isName: true,
          cell: row => (
            <>
              <SiteLink to={pathTo('/competitions/:id', { id: row.competition.id })} className="font-medium">
                {row.competition.title}
              </SiteLink>
              <p className="text-sm text-muted">
                {row.season.title} · {row.track}
              </p>
            </>
          ),
        },
        { key: 'team', label: words.team, cell: row => row.team },
        { key: 'rank', label: words.rank, numeric: true, cell: row => formatCount(row.rank) },
        {
          key: 'award',
          label: words.award,
          cell: row => (
            <span className="flex flex-wrap gap-2">
              {row.awards.map(award => (
                <Badge key={award} tone="accent">
                  {award}
                </Badge>
              ))}
              {row.takenAway?.map(({ award, reason }) => (
                <span key={award} className="grid gap-1">
                  <span>
                    <Badge tone="warn">{words.takenAway(award)}</Badge>
                  </span>
                  <span className="text-sm text-muted">{words.why(reason)}</span>
                </span>
              ))}
              {row.hasQualified !== null && (
                <Badge tone={row.hasQualified ? 'good' : 'neutral'}>
                  {row.hasQualified ? words.qualified : words.notQualified}
                </Badge>
              )}
            </span>
          ),
        },
        {
          key: 'certificate',
          label: words.certificate,
          cell: row =>
            row.certificate && (
              <SiteLink to={row.certificate.path} className="whitespace-nowrap tabular-nums">
                {row.certificate.number}
              </SiteLink>
            ),
        },
      ]}
    />
  )
}
