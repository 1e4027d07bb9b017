import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonIn } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { proceduresPerPage } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import type { CodeData, ProcedureCard } from '../wire.ts'
import { CodeUpload } from './code-upload.tsx'

/** What code there is to read, in one competition or in all of them, and the way to hand one's own in. */
export function CodeList({ data, page }: { data: CodeData; page: number }) {
  const words = useWords(sourceCodeWords)
  const { competition, procedures, total } = data
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        {competition && (
          <p className="mb-2">
            <SiteLink
              to={pathTo('/competitions/:id', { id: competition.id })}
              className="text-sm text-muted no-underline hover:text-accent"
            >
              ← {competition.title}
            </SiteLink>
          </p>
        )}
        <PageHead title={words.title}>{words.lead}</PageHead>
      </div>
      {competition && <CodeUpload competitionId={competition.id} ability={competition.abilities.upload} />}
      {procedures.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {procedures.map(procedure => (
            <li key={procedure.id}>
              <Card procedure={procedure} isAmongMany={!competition} />
            </li>
          ))}
        </ul>
      )}
      <SitePages page={page} total={total} perPage={proceduresPerPage} />
    </div>
  )
}

function Card({ procedure, isAmongMany }: { procedure: ProcedureCard; isAmongMany: boolean }) {
  const words = useWords(sourceCodeWords)
  const { time } = useZonedText(procedure.competition.zone)
  return (
    <article className="relative grid h-full content-start gap-2 rounded-2xl border border-line bg-card p-5 shadow-card hover:border-accent">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <SiteLink
          to={`${pathTo('/competitions/source-code')}?procedureId=${procedure.id}`}
          className="no-underline after:absolute after:inset-0"
        >
          {procedure.team.name} · {words.version(procedure.version)}
        </SiteLink>
        {procedure.isOwn && <Badge tone="accent">{words.own}</Badge>}
        <Badge tone={procedure.isPublished ? 'good' : 'neutral'}>
          {procedure.isPublished ? words.published : words.private}
        </Badge>
      </h2>
      {isAmongMany && <p className="text-sm">{procedure.competition.title}</p>}
      {procedure.note && <p className="text-sm">{procedure.note}</p>}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{words.files(formatCount(procedure.fileCount), formatBytes(procedure.totalBytes))}</span>
        <span>{words.comments(formatCount(procedure.commentCount))}</span>
        <PersonIn person={procedure.author} text={name => words.by(name, time(procedure.receivedAt))} />
      </p>
    </article>
  )
}
