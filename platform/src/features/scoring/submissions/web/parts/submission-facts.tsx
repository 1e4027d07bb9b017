import { formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FileLink } from './file-link.tsx'
import { boardName } from '../../../../competing/schedules/boards.ts'
import { managedWords } from '../../managed-words.ts'
import type { RunDetail } from './run-detail.ts'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

/** Who handed in what and when. */
export function SubmissionFacts({
  submission,
  round,
}: {
  submission: RunDetail
  round: { title: string; boards: readonly { key: string; name: string }[] } | undefined
}) {
  const { submission: words, submissions: list } = useWords(managedWords)
  const { id, zone } = useManagedCompetition()
  const facts = [
    [
      words.team,
      <SiteLink
        key="team"
        to={`${pathTo('/admin/competitions/:id/teams', { id })}?search=${submission.team.id}`}
      >
        {submission.team.name}
      </SiteLink>,
    ],
    [words.user, `${submission.user.name} (${submission.user.id})`],
    [
      words.round,
      [round?.title ?? '', list.list(submission.list), boardName(round?.boards, submission.subRank)]
        .filter(text => text !== '')
        .join(' · '),
    ],
    [words.received, <ZonedTime key="received" at={submission.receivedAt} zone={zone} isExact />],
    [
      words.finished,
      submission.finishedAt ? (
        <ZonedTime key="finished" at={submission.finishedAt} zone={zone} isExact />
      ) : (
        '—'
      ),
    ],
    [
      words.file,
      <FileLink
        key="file"
        to={`/api/submissions/${submission.id}/file`}
        file={{ name: submission.fileName, size: submission.size }}
      />,
    ],
    [words.rows, submission.rows === null ? '—' : formatCount(submission.rows)],
    [
      words.hash,
      <code translate="no" key="hash" className="text-xs break-all">
        {submission.sha256}
      </code>,
    ],
    ...(submission.note === '' ? [] : [[words.note, submission.note] as const]),
    ...(submission.files.length === 0
      ? []
      : [
          [
            words.processFiles,
            <ul key="files" className="grid gap-1">
              {submission.files.map(file => (
                <li key={file.id}>
                  <FileLink to={`/api/submissions/${submission.id}/files/${file.id}`} file={file} />
                </li>
              ))}
            </ul>,
          ] as const,
        ]),
  ] as const
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold">{words.facts}</h2>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
