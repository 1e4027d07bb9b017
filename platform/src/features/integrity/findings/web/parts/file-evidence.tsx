import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { integrityWords } from '../../words.ts'
import { SubmissionRows } from './submission-rows.tsx'
import type { FindingDetail } from './use-brief.ts'

type Detail = Extract<FindingDetail['detail'], { kind: 'same_file' }>

/** Each file that the teams share, with everybody who handed it in and when. */
export function FileEvidence({ finding, detail }: { finding: FindingDetail; detail: Detail }) {
  const { table: words } = useWords(integrityWords)
  return (
    <div className="grid gap-6">
      {detail.files.map(file => (
        <section key={file.sha256} className="grid gap-3">
          <h2 className="text-sm font-medium">
            {words.file}{' '}
            <code translate="no" className="text-xs break-all text-muted">
              {file.sha256.slice(0, 16)}…
            </code>
          </h2>
          <SubmissionRows
            finding={finding}
            ids={file.submissions}
            caption={`${words.file} ${file.sha256.slice(0, 16)}`}
          />
        </section>
      ))}
      {detail.total > detail.files.length && (
        <p className="text-sm text-muted">{words.more(formatCount(detail.total - detail.files.length))}</p>
      )}
    </div>
  )
}
