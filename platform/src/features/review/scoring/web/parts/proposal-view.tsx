import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FormAnswers } from '../../../../spic/forms/web/parts/form-answers.tsx'
import { scoringWords } from '../../words.ts'

export type Review = Answer<SiteCalls['GET /api/spic-review/scoring/proposals/{proposalId}']>
type Proposal = Review['proposal']

/** What was proposed, as it is read. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { formatTime } = useFormats()
  const { sheet: words } = useWords(scoringWords)
  const fileOf = (id: number) => proposal.files.find(file => file.id === id)
  return (
    <Card as="section" className="grid gap-6">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">{words.proposal}</h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{proposal.track}</span>
          {proposal.entry !== null && <span>{words.entry(proposal.entry)}</span>}
          <span>{words.version(String(proposal.version))}</span>
          <span>{words.submitted(formatTime(proposal.submittedAt, usualZone))}</span>
        </p>
      </header>
      <FormAnswers
        fields={proposal.fields}
        answers={proposal.answers}
        files={(_field, ids) => (
          <ul className="grid gap-3">
            {ids.map(id => {
              const file = fileOf(id)
              return file && <FileView key={id} proposalId={proposal.id} file={file} />
            })}
          </ul>
        )}
      />
    </Card>
  )
}

function FileView({ proposalId, file }: { proposalId: number; file: Proposal['files'][number] }) {
  const { sheet: words } = useWords(scoringWords)
  const [isShown, setShown] = useState(false)
  const address = `/api/spic-review/scoring/proposals/${proposalId}/files/${file.id}`
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere">{file.name}</span>
        <span className="text-muted tabular-nums">{formatBytes(file.size)}</span>
        {file.kind === 'pdf' && (
          <Button variant="secondary" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hideFile : words.showFile}
          </Button>
        )}
        <a href={address} download className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {words.download(file.name)}
        </a>
      </div>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; it is served as one
        <iframe
          src={`${address}?shown=true`}
          title={words.fileTitle(file.name)}
          className="w-full rounded-xl border border-line"
          style={{ height: '80vh' }}
        />
      )}
    </li>
  )
}
