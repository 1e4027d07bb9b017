import { SitePages } from '../../../../../site/site-pages.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { proceduresPerPage } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import type { CodeData } from '../wire.ts'
import { CodeCard } from './code-card.tsx'
import { CodeUpload } from './code-upload.tsx'

/** What code there is to read, in one competition or in all of them, and the way to hand one's own in. */
export function CodeList({ data, page }: { data: CodeData; page: number }) {
  const words = useWords(sourceCodeWords)
  const { competition, procedures, total } = data
  return (
    <div className="grid grid-cols-1 gap-8">
      {competition ? (
        <div>
          <h2 className="text-2xl font-semibold">{words.title}</h2>
          <p className="mt-2 max-w-2xl text-muted">{words.lead}</p>
        </div>
      ) : (
        <PageHead title={words.title}>{words.lead}</PageHead>
      )}
      {competition && <CodeUpload competitionId={competition.id} ability={competition.abilities.upload} />}
      {procedures.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {procedures.map(procedure => (
            <li key={procedure.id}>
              <CodeCard procedure={procedure} isAmongMany={!competition} />
            </li>
          ))}
        </ul>
      )}
      <SitePages page={page} total={total} perPage={proceduresPerPage} />
    </div>
  )
}
