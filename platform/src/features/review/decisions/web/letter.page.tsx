import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { scoreText } from '../../scoring/score-text.ts'
import { outcomeWords } from '../outcome-words.ts'
import type { Route } from './+types/letter.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return context
    .get(pageContext)
    .api('GET /api/spic/editions/{id}/letter', { params: { id: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, outcomeWords, words => ({ title: words.letter.title }))

/** What became of one's own proposal, and what reviewers say. */
export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const all = useWords(outcomeWords)
  const words = all.letter
  const { edition, title, entry, outcome, prize, letter, standing, criteria, comments } = loaderData
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead title={title}>{`${edition.name} · ${entry}`}</PageHead>
      <Card as="section" className="grid gap-6">
        <FactList
          facts={[
            [
              words.outcome,
              <Badge key="outcome" tone={outcome === 'declined' ? 'neutral' : 'good'}>
                {prize || all.outcomes[outcome]}
              </Badge>,
            ],
            ...(standing
              ? ([
                  [words.standing, words.rank(String(standing.rank), String(standing.of))],
                  [words.score, standing.scoreText],
                  [words.round, all.rounds[standing.kind]],
                ] as const)
              : []),
          ]}
        />
        {loaderData.hasCertificate && (
          // In a paragraph it is as wide as its words; on a phone as the card.
          <p>
            <a
              href={`/api/spic/editions/${edition.id}/certificate`}
              className={buttonClass({}, 'w-full sm:w-auto')}
              download
            >
              {words.certificate}
            </a>
          </p>
        )}
      </Card>
      {letter && (
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold">{words.note}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{letter}</p>
        </section>
      )}
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{words.criteria}</h2>
        {criteria.length === 0 ? (
          <p className="text-muted">{words.noScores}</p>
        ) : (
          <DataTable
            caption={words.criteria}
            rows={criteria}
            rowKey={row => row.name}
            columns={[
              { key: 'name', label: words.criterion, isName: true, cell: row => row.name },
              { key: 'weight', label: words.weight, numeric: true, cell: row => row.weight },
              {
                key: 'mean',
                label: words.mean,
                numeric: true,
                cell: row => `${scoreText(row.mean)} / ${row.most}`,
              },
            ]}
          />
        )}
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{words.comments}</h2>
        {comments.length === 0 && <p className="text-muted">{words.noComments}</p>}
        <ol className="grid gap-3">
          {comments.map((comment, at) => (
            <li key={`${at} ${comment}`} className="whitespace-pre-line wrap-anywhere">
              {comment}
            </li>
          ))}
        </ol>
      </section>
      <p className="flex flex-wrap gap-4 text-sm">
        <span className="text-muted">{words.lead}</span>
        <SiteLink to={pathTo('/spic/:id/results', { id: edition.id })}>{all.toResults}</SiteLink>
      </p>
    </div>
  )
}
