import {
  Award,
  BookOpen,
  ChartLine,
  Database,
  Flag,
  FolderGit2,
  MessageCircleQuestion,
  MessageSquareCheck,
  Sparkles,
  Star,
  Trophy,
} from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount, formatRelative } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { activityWords } from '../../activity-words.ts'
import { grouped } from '../../rules.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export type ActivityEvent = Answer<SiteCalls['GET /api/activity']>['events'][number]

const icons = {
  sign_up: Flag,
  first_score: Sparkles,
  personal_best: ChartLine,
  final_rank: Trophy,
  dataset: Database,
  thread: MessageCircleQuestion,
  answer: MessageSquareCheck,
  article: BookOpen,
  project: FolderGit2,
  prize: Award,
  other: Star,
}

/** What people did, newest first; one person's on their own page without saying who it is. */
export function Feed({ events, isOfMany = false }: { events: readonly ActivityEvent[]; isOfMany?: boolean }) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      {grouped(events).map(({ first, more }) => (
        <FeedRow key={first.id} event={first} times={more.length + 1} isOfMany={isOfMany} />
      ))}
    </ol>
  )
}

function FeedRow({ event, times, isOfMany }: { event: ActivityEvent; times: number; isOfMany: boolean }) {
  const formats = useFormats()
  const words = useWords(activityWords)
  const { now } = useSite()
  const Icon = icons[event.kind]
  const zone = event.competition?.zone ?? 'Asia/Shanghai'
  const details = [
    event.competition && event.title !== null && words.inCompetition(event.competition.title),
    event.score !== null && words.score(event.score),
    event.ranking !== null &&
      event.teams !== null &&
      words.rank(formatCount(event.ranking), formatCount(event.teams)),
    times > 1 && words.times(times),
  ].filter(Boolean)
  return (
    <li className="flex gap-3.5 p-4 sm:px-5">
      {isOfMany ? (
        <PersonAvatar person={event.person} />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p>
          {isOfMany && (
            <>
              <PersonLink person={event.person} className="font-semibold" />{' '}
            </>
          )}
          <Told event={event} />
        </p>
        {details.length > 0 && <p className="text-sm text-muted tabular-nums">{details.join(' · ')}</p>}
      </div>
      <time
        dateTime={event.at}
        title={formats.formatTime(event.at, zone)}
        className="shrink-0 text-sm text-muted tabular-nums"
      >
        {formatRelative(event.at, now, zone, formats)}
      </time>
    </li>
  )
}

/** The sentence, with what it is about as a link where that has a page. */
function Told({ event }: { event: ActivityEvent }) {
  const words = useWords(activityWords)
  const [before = '', after = ''] = words.told[event.kind].split('{}')
  const { to, name } = subjectOf(event)
  return (
    <>
      {before}
      {to === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <SiteLink to={to} className="font-medium text-text no-underline hover:text-accent hover:underline">
          {name}
        </SiteLink>
      )}
      {after}
    </>
  )
}

function subjectOf(event: ActivityEvent): { to: string | null; name: string } {
  const { competition, threadId, postId, datasetId } = event
  const name = event.title ?? competition?.title ?? ''
  if (datasetId !== null) return { to: pathTo('/datasets/:id', { id: datasetId }), name }
  if (competition === null) return { to: null, name }
  if (threadId !== null) {
    const thread = pathTo('/competitions/:id/discuss/:threadId', { id: competition.id, threadId })
    return { to: postId === null ? thread : `${thread}?post=${postId}#post-${postId}`, name }
  }
  const page = event.kind === 'sign_up' ? '/competitions/:id' : '/competitions/:id/ranking'
  return { to: pathTo(page, { id: competition.id }), name }
}
