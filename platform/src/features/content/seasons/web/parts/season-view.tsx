import { ArrowRight } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { CompetitionCard } from '../../../../competing/competitions/web/parts/competition-card.tsx'
import { seasonWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export type SeasonData = Answer<SiteCalls['GET /api/seasons/{seasonId}']>
type Track = SeasonData['tracks'][number]

export const stateTones = { coming: 'neutral', running: 'good', ended: 'neutral' } as const

/** A season whole: what it is, its tracks with their competitions, and who is awarded what. */
export function SeasonView({ season }: { season: SeasonData }) {
  const { formatDay } = useFormats()
  const words = useWords(seasonWords)
  return (
    <>
      <header className="squared bg-linear-to-b from-accent-soft to-page py-12 sm:py-16">
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <p className="flex flex-wrap items-center gap-3 font-semibold text-accent">
            {season.series.name}
            <Badge tone={stateTones[season.state]}>{words.states[season.state]}</Badge>
          </p>
          <h1 className="mt-4 text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
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
    <section aria-labelledby={id} className={`py-12 ${isTinted ? 'border-y border-line bg-sunken' : ''}`}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
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
    <div className="mt-8">
      <DataTable
        caption={`${track.name} · ${words.awards}`}
        rows={track.awards}
        rowKey={award => award.name}
        columns={[
          { key: 'award', label: words.award, cell: award => award.name },
          {
            key: 'ranks',
            label: words.ranks,
            cell: award => (
              <span className="whitespace-nowrap tabular-nums">
                {award.fromRank === null || award.toRank === null
                  ? words.byJury
                  : words.rankRange(formatCount(award.fromRank), formatCount(award.toRank))}
              </span>
            ),
          },
          {
            key: 'teams',
            label: words.team,
            isName: true,
            cell: award =>
              award.teams.length === 0 ? (
                <span className="text-muted">{award.isFinal ? words.nobody : words.undecided}</span>
              ) : (
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  {award.teams.map(({ rank, team }) => (
                    <span key={rank}>{team}</span>
                  ))}
                </span>
              ),
          },
        ]}
      />
    </div>
  )
}
