import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { areSame } from '../../rules.ts'
import { seasonWords } from '../../words.ts'

type Grade = Answer<SiteCalls['GET /api/grades/own']>['grades'][number]

/** How somebody did, track by track. */
export function Grades({ grades }: { grades: readonly Grade[] }) {
  const { grade: words } = useWords(seasonWords)
  return (
    <DataTable
      caption={words.details}
      rows={grades}
      rowKey={row => `${row.season.id} ${row.competition.id} ${row.rank}`}
      columns={[
        // In one column: on narrow screens nothing is cut or to the right of them.
        {
          key: 'competition',
          label: words.competitionAndAwards,
          isName: true,
          cell: row => (
            <>
              <SiteLink to={pathTo('/competitions/:id', { id: row.competition.id })} className="font-medium">
                {row.competition.title}
              </SiteLink>
              <p className="text-sm text-muted">
                {row.season.title} · {row.track} · {row.team}
              </p>
              <Awards grade={row} />
              {row.certificate && (
                <p className="mt-2 text-sm text-muted tabular-nums">
                  {words.certificate}{' '}
                  <SiteLink to={row.certificate.path} translate="no">
                    {row.certificate.number}
                  </SiteLink>
                </p>
              )}
            </>
          ),
        },
        { key: 'rank', label: words.rank, numeric: true, cell: row => formatCount(row.rank) },
      ]}
    />
  )
}

/** The awards of the season, and what the certificate says of the competition’s where that is another. */
function Awards({ grade }: { grade: Grade }) {
  const { grade: words } = useWords(seasonWords)
  const { awards, given, takenAway, certificate, hasQualified } = grade
  const other = certificate && !areSame(awards, certificate.award) ? certificate.award : ''
  if (awards.length + takenAway.length === 0 && other === '' && hasQualified === null) return null
  return (
    <ul className="mt-2 grid gap-2">
      {awards.map(award => (
        <Told
          key={award}
          badge={<Badge tone="accent">{award}</Badge>}
          by={other && words.ofSeason}
          reason={given.find(one => one.award === award)?.reason}
        />
      ))}
      {takenAway.map(({ award, reason }) => (
        <Told
          key={award}
          badge={<Badge tone="warn">{words.takenAway(award)}</Badge>}
          by={other && words.ofSeason}
          reason={reason}
        />
      ))}
      {other && <Told badge={<Badge>{other}</Badge>} by={words.ofCertificate} />}
      {hasQualified !== null && (
        <Told
          badge={
            <Badge tone={hasQualified ? 'good' : 'neutral'}>
              {hasQualified ? words.qualified : words.notQualified}
            </Badge>
          }
        />
      )}
    </ul>
  )
}

function Told({ badge, by = '', reason }: { badge: ReactNode; by?: string; reason?: string | undefined }) {
  const { grade: words } = useWords(seasonWords)
  return (
    <li>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {badge}
        {by && <span className="text-sm text-muted">{by}</span>}
      </span>
      {reason && <span className="mt-1 block text-sm text-muted">{words.why(reason)}</span>}
    </li>
  )
}
