import { Avatar } from '../../ui/avatar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { FileName } from '../../ui/file-name.tsx'
import { MoreOnSight } from '../../ui/more-on-sight.tsx'
import { Pips } from '../../ui/pips.tsx'
import { Place } from '../../ui/place.tsx'
import { RankChange } from '../../ui/rank-change.tsx'
import { SitePages } from '../site-pages.tsx'
import { useWords } from '../use-site.ts'
import { Section } from './section.tsx'
import { designWords } from './words.ts'

/** Lists of things, and what stands in them. */
export function DataParts() {
  const words = useWords(designWords)
  const rows = Object.values(words.cities).map((name, index) => ({
    name,
    rank: index + 1,
    change: 2 - index,
  }))
  return (
    <Section title={words.sections.data}>
      <DataTable
        caption={words.team}
        rows={rows}
        rowKey={row => row.rank}
        isMarked={row => row.rank === 2}
        columns={[
          {
            key: 'rank',
            label: '#',
            centered: true,
            cell: row => <Place rank={row.rank} text={`${row.rank}`} />,
          },
          {
            key: 'team',
            label: words.team,
            isName: true,
            cell: row => (
              <span className="flex items-center gap-2">
                <Avatar name={row.name} picture={null} size="small" />
                {row.name}
              </span>
            ),
          },
          { key: 'change', label: '±', cell: row => <RankChange change={row.change} {...words.rank} /> },
          { key: 'full', label: '', wideOnly: true, cell: row => <Pips filled={row.rank} of={6} /> },
          {
            key: 'score',
            label: words.score,
            numeric: true,
            cell: row => (1 - row.rank / 50).toFixed(4),
          },
        ]}
      />
      <SitePages page={4} total={200} perPage={20} />
      <MoreOnSight label={words.open} busy={false} isHeld onMore={() => undefined} />
      <FileName name="2026-11-24-a-very-long-name-of-a-submission-file-final-3.csv" />
      <ExternalLink href="https://example.org">example.org</ExternalLink>
    </Section>
  )
}
