import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { PersonIn } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { sourceCodeWords } from '../../words.ts'
import { codeAddress } from '../code-address.ts'
import type { ProcedureCard } from '../wire.ts'

/** One hand-in of a team, which leads to its files. */
export function CodeCard({ procedure, isAmongMany }: { procedure: ProcedureCard; isAmongMany: boolean }) {
  const words = useWords(sourceCodeWords)
  const { time } = useZonedText(procedure.competition.zone)
  return (
    <article className="relative grid h-full content-start gap-2 rounded-2xl border border-line bg-card p-5 shadow-card hover:border-accent">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <SiteLink to={codeAddress(procedure)} className="no-underline after:absolute after:inset-0">
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
