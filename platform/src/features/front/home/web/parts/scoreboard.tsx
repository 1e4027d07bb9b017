import { usualZone } from '../../../../../base/web/format.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { homeWords } from '../../words.ts'

const shown = 6

/** The newest scores of all competitions, on the board they are fought for. */
export function Scoreboard({
  scores,
  isOn,
}: {
  scores: Answer<SiteCalls['GET /api/home']>['newestScores']
  /** Whether there is a competition to be the first in. */
  isOn: boolean
}) {
  const words = useWords(homeWords)
  return (
    <section
      aria-labelledby="scores"
      className="overflow-hidden rounded-2xl bg-board text-board-text shadow-float ring-1 ring-board-line"
    >
      <h2
        id="scores"
        className="flex items-center gap-2.5 border-b border-board-line px-5 py-3.5 text-sm font-semibold"
      >
        <span className="size-2 rounded-full bg-board-score" aria-hidden="true" />
        {words.scores}
      </h2>
      {scores.length === 0 && (
        <p className="px-5 py-10 text-center text-board-muted">{isOn ? words.noScores : words.noBoard}</p>
      )}
      <ol className="divide-y divide-board-line">
        {scores.slice(0, shown).map(score => (
          <li
            key={score.submissionId}
            className="relative flex items-center gap-4 px-5 py-3 hover:bg-white/5"
          >
            <span className="min-w-0 grow">
              <SiteLink
                to={pathTo('/competitions/:id/ranking', { id: score.competitionId })}
                className="block truncate font-medium no-underline -outline-offset-2 after:absolute after:inset-0 focus-visible:outline-board-score"
              >
                {score.team}
              </SiteLink>
              <span className="block truncate text-xs text-board-muted">{score.competition}</span>
            </span>
            <span className="shrink-0 text-right">
              <span className="block text-lg leading-tight font-semibold text-board-score tabular-nums">
                {score.score}
              </span>
              <span className="block text-xs text-board-muted tabular-nums">
                <RelativeTime at={score.at} zone={usualZone} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
