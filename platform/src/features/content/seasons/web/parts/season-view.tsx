import { ArrowRight } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount, formatDay, usualZone } from '../../../../../base/web/format.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { CompetitionCard } from '../../../../competing/competitions/web/parts/competition-card.tsx'
import { seasonWords } from '../../words.ts'

export type SeasonData = Answer<SiteCalls['GET /api/seasons/{seasonId}']>
type Track = SeasonData['tracks'][number]

export const stateTones = { coming: 'neutral', running: 'good', ended: 'neutral' } as const

/** A season whole: what it is, its tracks with their competitions, and who is awarded what. */
export function SeasonView({ season }: { season: SeasonData }) {
  const words = useWords(seasonWords)
  return (
    <>
      <header className="squared bg-linear-to-b from-accent-soft to-page px-4 py-12 sm:px-6 sm:py-16">
        <div className="mx-auto max-w-[69rem]">
          <p className="flex flex-wrap items-center gap-3 font-semibold text-accent">
            {season.series.name}
            <Badge tone={stateTones[season.state]}>{words.states[season.state]}</Badge>
          </p>
          <h1 className="mt-4 text-[clamp(2rem,5vw,3.25rem)] leading-tight font-extrabold text-balance">
            {unbroken(season.title)}
          </h1>
          <p className="mt-4 text-lg text-muted tabular-nums">
            {words.dates(formatDay(season.startAt, usualZone), formatDay(season.endAt, usualZone))}
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <SiteLink to="/grade/DCIC" className={buttonClass({ size: 'large' })}>
              {words.myGrade}
            </SiteLink>
            <SiteLink to="/dcic/DCIC" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {words.allEditions}
            </SiteLink>
          </p>
        </div>
      </header>
      {season.html !== '' && (
        <section className="mx-auto max-w-[44rem] px-4 py-12 sm:px-6">
          <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: season.html }} />
        </section>
      )}
      {season.tracks.map((track, at) => (
        <TrackView key={track.id} track={track} isTinted={at % 2 === 0} />
      ))}
    </>
  )
}

function TrackView({ track, isTinted }: { track: Track; isTinted: boolean }) {
  const words = useWords(seasonWords)
  const id = `track-${track.id}`
  return (
    <section
      aria-labelledby={id}
      className={`px-4 py-12 sm:px-6 ${isTinted ? 'border-y border-line bg-sunken' : ''}`}
    >
      <div className="mx-auto max-w-[69rem]">
        <h2 id={id} className="text-2xl font-bold">
          {track.name}
        </h2>
        {track.about !== '' && <p className="mt-2 max-w-3xl text-muted">{track.about}</p>}
        <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {track.stages.map(({ competition, qualifies }, at) => (
            <li key={competition.id} className="flex flex-col gap-2">
              <p className="flex items-center gap-2 text-sm font-medium">
                {words.stage(at + 1)}
                {qualifies !== null && (
                  <span className="inline-flex items-center gap-1 font-normal text-muted">
                    <ArrowRight className="size-4" aria-hidden="true" />
                    {words.qualifies(formatCount(qualifies))}
                  </span>
                )}
              </p>
              <CompetitionCard card={competition} />
            </li>
          ))}
        </ol>
        {track.awards.length > 0 && <Awards track={track} />}
      </div>
    </section>
  )
}

function Awards({ track }: { track: Track }) {
  const words = useWords(seasonWords)
  return (
    <div className="table-scroll mt-8 overflow-x-auto rounded-2xl border border-line bg-card shadow-card">
      <table className="w-full text-left">
        <caption className="sr-only">
          {track.name} · {words.awards}
        </caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="px-5 py-3 font-medium">
              {words.award}
            </th>
            <th scope="col" className="px-5 py-3 font-medium whitespace-nowrap">
              {words.ranks}
            </th>
            <th scope="col" className="px-5 py-3 font-medium">
              {words.team}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {track.awards.map(award => (
            <tr key={award.name}>
              <th scope="row" className="px-5 py-3 font-medium">
                {award.name}
              </th>
              <td className="px-5 py-3 whitespace-nowrap tabular-nums">
                {words.rankRange(formatCount(award.fromRank), formatCount(award.toRank))}
              </td>
              <td className="px-5 py-3">
                {award.teams.length === 0 ? (
                  <span className="text-muted">{words.undecided}</span>
                ) : (
                  <span className="flex flex-wrap gap-x-4 gap-y-1">
                    {award.teams.map(({ rank, team }) => (
                      <span key={rank} className="break-words">
                        {team}
                      </span>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
