import { Suspense, useState } from 'react'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonIn } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { sourceCodeWords } from '../../words.ts'
import type { CodeComment, CodeFile, Procedure } from '../wire.ts'
import { CodeLines } from './code-lines.tsx'
import { FileTree } from './file-tree.tsx'

const ConfirmDialog = lazyPiece(() =>
  import('../../../../../site/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

type Props = {
  procedure: Procedure
  file: CodeFile | null
  comments: readonly CodeComment[]
  heading: 'h1' | 'h2'
}

/** One hand-in: its files beside the one that is read. */
export function CodeView({ procedure, file, comments, heading: Heading }: Props) {
  const words = useWords(sourceCodeWords)
  const { time } = useZonedText(procedure.competition.zone)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <p>
          <SiteLink
            to={`${pathTo('/competitions/source-code')}?cmptId=${procedure.competition.id}`}
            className="text-sm text-muted no-underline hover:text-accent"
          >
            ← {words.title}
          </SiteLink>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Heading className="text-2xl font-semibold">
            {procedure.team.name} · {words.version(procedure.version)}
          </Heading>
          {procedure.isOwn && <Badge tone="accent">{words.own}</Badge>}
          <Badge tone={procedure.isPublished ? 'good' : 'neutral'}>
            {procedure.isPublished ? words.published : words.private}
          </Badge>
        </div>
        {procedure.note && <p>{procedure.note}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <PersonIn person={procedure.author} text={name => words.by(name, time(procedure.receivedAt))} />
          <span>{words.files(formatCount(procedure.fileCount), formatBytes(procedure.totalBytes))}</span>
          <span title={procedure.sha256}>{words.view.sha(procedure.sha256.slice(0, 12))}…</span>
        </p>
        <div className="mt-1 flex flex-wrap gap-3">
          <a
            href={`/api/competitions/submits/source-code/${procedure.id}/archive`}
            download
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {words.view.download}
          </a>
          {procedure.abilities.publish.allowed && <Publish procedure={procedure} />}
        </div>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <details className="lg:hidden">
          <summary className="font-medium">{words.view.openTree}</summary>
          <FileTree procedure={procedure} current={file?.path} />
        </details>
        <aside className="hidden lg:block">
          <div className="sticky top-20 max-h-[calc(100vh-6rem)] overflow-y-auto">
            <FileTree procedure={procedure} current={file?.path} />
          </div>
        </aside>
        {file ? (
          <CodeLines key={file.path} procedure={procedure} file={file} comments={comments} />
        ) : (
          <p className="text-muted">{words.view.choose}</p>
        )}
      </div>
    </div>
  )
}

/** Publishing is asked about first; taking back is done at once, as it hides and hurts nobody. */
function Publish({ procedure }: { procedure: Procedure }) {
  const { view } = useWords(sourceCodeWords)
  const { api, run, isBusy, problem } = useMutation()
  const [isAsked, setAsked] = useState(false)
  const set = (isPublished: boolean) =>
    api('PUT /api/admin/source-code/{id}', { params: { id: procedure.id }, body: { isPublished } })
  return (
    <>
      <Button
        size="small"
        variant={procedure.isPublished ? 'secondary' : 'primary'}
        busy={isBusy}
        onClick={() => (procedure.isPublished ? void run(() => set(false)) : setAsked(true))}
      >
        {procedure.isPublished ? view.unpublish : view.publish}
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {problem}
        </span>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={view.publishTitle}
            submit={view.publish}
            onSubmit={() => set(true)}
            onClose={() => setAsked(false)}
          >
            <p className="text-muted">{view.publishHint}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
