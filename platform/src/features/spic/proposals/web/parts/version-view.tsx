import { useFormats } from '../../../../../site/use-formats.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FormAnswers } from '../../../forms/web/parts/form-answers.tsx'
import { proposalWords } from '../../words.ts'
import { FileLinks } from './file-links.tsx'

type Version = Answer<SiteCalls['GET /api/spic/proposals/{proposalId}/versions/{number}']>
type Receipt = Answer<SiteCalls['GET /api/spic/proposals/{proposalId}/versions/{number}/receipt']>

/** A version that was submitted, what is new in it, and the receipt with what it rests on. */
export function VersionView({
  version,
  receipt,
  isCompared,
  here,
}: {
  version: Version
  receipt: Receipt
  isCompared: boolean
  here: string
}) {
  const { formatTime } = useFormats()
  const { versions: words } = useWords(proposalWords)
  const zone = useZone()
  const before = isCompared ? version.before : null
  const files = new Map([...version.files, ...(version.before?.files ?? [])].map(file => [file.id, file]))
  const time = formatTime(version.submittedAt, zone)
  const others = version.numbers.filter(number => number !== version.number)
  const link = (against: number | 'none') => `${here}?version=${version.number}&against=${against}`
  return (
    <>
      <Card as="section" className="grid gap-6">
        <header className="grid gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{words.number(formatCount(version.number))}</span>
            {version.isCurrent && <Badge tone="good">{words.current}</Badge>}
          </p>
          <h2 className="text-2xl font-bold wrap-anywhere">{version.title}</h2>
          <p className="text-sm text-muted tabular-nums">
            {version.entry} · {version.track} ·{' '}
            {version.submittedBy ? words.by(version.submittedBy.name, time) : words.byNobody(time)}
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <a
              href={`/api/spic/proposals/${version.proposalId}/versions/${version.number}/pdf`}
              className={buttonClass({ variant: 'secondary' })}
              download
            >
              {words.pdf}
            </a>
            <SiteLink to={here} className={buttonClass({ variant: 'quiet' })}>
              {words.back}
            </SiteLink>
          </p>
        </header>
        {others.length > 0 && (
          <nav className="flex flex-wrap items-center gap-3 text-sm" aria-label={words.against}>
            <span className="text-muted">{words.against}</span>
            {(['none', ...others] as const).map(number => {
              const isHere = number === (before?.number ?? 'none')
              return (
                <SiteLink
                  key={number}
                  to={link(number)}
                  aria-current={isHere ? 'true' : undefined}
                  className={isHere ? 'font-semibold text-text' : undefined}
                >
                  {number === 'none' ? words.noOther : words.number(formatCount(number))}
                </SiteLink>
              )
            })}
          </nav>
        )}
        {before && before.title !== version.title && (
          <p className="border-l-2 border-accent pl-4 text-sm">{words.titleBefore(before.title)}</p>
        )}
        <FormAnswers
          fields={version.fields}
          answers={version.answers}
          before={before?.answers}
          files={(_, ids) => <FileLinks files={ids.flatMap(id => files.get(id) ?? [])} />}
        />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2 className="font-semibold">{words.receiptTitle}</h2>
        <p className="font-mono text-sm wrap-anywhere">{receipt.sha256}</p>
        <p className="text-sm text-muted">{words.receiptText}</p>
        {receipt.files.length > 0 && (
          <ul className="grid gap-2 text-sm">
            {receipt.files.map(file => (
              <li key={file.id} className="min-w-0">
                {file.name}
                <span className="block font-mono text-xs wrap-anywhere text-muted">{file.sha256}</span>
              </li>
            ))}
          </ul>
        )}
        <details className="min-w-0 text-sm">
          <summary className="cursor-pointer font-medium">{words.receiptWhole}</summary>
          <pre className="mt-3 max-h-96 overflow-auto rounded-lg bg-sunken p-4 text-xs wrap-anywhere whitespace-pre-wrap">
            {receipt.text}
          </pre>
        </details>
      </Card>
    </>
  )
}
