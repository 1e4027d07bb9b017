import type { Answer } from '../../../../../base/contract/call.ts'
import { shownAmong } from '../../../../../base/web/shown-score.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { Place } from '../../../../../ui/place.tsx'
import { ratingWords } from '../../words.ts'
import { Medals } from './medals.tsx'
import { TierBadge } from './tier-badge.tsx'

type Person = Answer<SiteCalls['GET /api/users/ranking']>['list'][number]

export function PeopleTable({ people, ownId }: { people: readonly Person[]; ownId: number | null }) {
  const words = useWords(ratingWords)
  const { columns } = words
  const points = shownAmong(
    people.map(row => row.points),
    0,
  )
  return (
    <DataTable
      caption={words.title}
      rows={people}
      rowKey={row => row.user.id}
      isMarked={row => row.user.id === ownId}
      isPinned
      columns={[
        {
          key: 'place',
          label: columns.place,
          centered: true,
          narrowWidth: '4.5rem',
          cell: row => <Place rank={row.place} text={formatCount(row.place)} />,
        },
        {
          key: 'person',
          label: columns.person,
          cell: row => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="flex min-w-0 items-center gap-3">
                <PersonAvatar person={row.user} size="small" />
                <PersonLink person={row.user} className="font-medium wrap-anywhere" />
              </span>
              {row.user.id === ownId && <Badge tone="accent">{words.own}</Badge>}
              <span className="w-full sm:hidden">
                <TierBadge tier={row.tier} />
              </span>
            </span>
          ),
        },
        {
          key: 'tier',
          label: columns.tier,
          wideOnly: true,
          cell: row => <TierBadge tier={row.tier} />,
        },
        { key: 'medals', label: columns.medals, wideOnly: true, cell: row => <Medals counts={row.medals} /> },
        {
          key: 'competitions',
          label: columns.competitions,
          numeric: true,
          wideOnly: true,
          cell: row => formatCount(row.competitions),
        },
        {
          key: 'best',
          label: columns.best,
          numeric: true,
          wideOnly: true,
          cell: row => formatCount(row.bestRank),
        },
        {
          key: 'points',
          label: columns.points,
          numeric: true,
          narrowWidth: '6rem',
          cell: row => (
            <span className="text-[0.95rem] font-semibold">
              {points(row.points).replace(/^\d+/, whole => formatCount(Number(whole)))}
            </span>
          ),
        },
      ]}
    />
  )
}
