import { useFormats } from '../../../../site/use-formats.ts'
import { useState } from 'react'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { outcomeWords } from '../outcome-words.ts'
import { longestContact, type InterestAnswer } from '../rules.ts'
import type { Route } from './+types/interests.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return context
    .get(pageContext)
    .api('GET /api/spic/editions/{id}/interests', { params: { id: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, outcomeWords, words => ({ title: words.interests.title }))

type Data = Route.ComponentProps['loaderData']
type Interest = Data['interests'][number]
const tones = { agreed: 'good', refused: 'bad', waiting: 'neutral' } as const

/** Partners who would like to try one's own proposal. */
export default function InterestsPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { interests: words } = useWords(outcomeWords)
  const zone = useZone()
  const [asked, setAsked] = useState<{ one: Interest; answer: InterestAnswer }>()
  const { edition, proposal, interests } = loaderData
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title}>
        {proposal ? `${edition.name} · ${proposal.title}` : edition.name}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      {proposal === null ? (
        <EmptyState title={words.noProposal}>{words.noProposalHint}</EmptyState>
      ) : (
        interests.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      )}
      {interests.map(one => (
        <Card key={one.id} as="article" className="grid gap-4">
          <header className="flex flex-wrap items-center gap-3">
            <h2 className="font-semibold wrap-anywhere">
              {[one.name, one.organisation].filter(Boolean).join(' · ')}
            </h2>
            <Badge tone={tones[one.answer ?? 'waiting']}>{words[one.answer ?? 'waiting']}</Badge>
            <span className="text-sm text-muted tabular-nums">{words.at(formatTime(one.at, zone))}</span>
          </header>
          <p className="whitespace-pre-line wrap-anywhere">{one.message}</p>
          {one.contacts && (
            <FactList
              facts={[
                [words.theirContact, one.contacts.partner],
                [words.ownContact, one.contacts.entry],
              ]}
            />
          )}
          {one.answer === null && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setAsked({ one, answer: 'agreed' })}>{words.agree}</Button>
              <Button variant="secondary" onClick={() => setAsked({ one, answer: 'refused' })}>
                {words.refuse}
              </Button>
            </div>
          )}
        </Card>
      ))}
      {asked && proposal && (
        <AnswerDialog proposalId={proposal.id} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}

function AnswerDialog({
  proposalId,
  one,
  answer,
  onClose,
}: {
  proposalId: number
  one: Interest
  answer: InterestAnswer
  onClose: () => void
}) {
  const { interests: words } = useWords(outcomeWords)
  const api = useApi()
  const [contact, setContact] = useState('')
  const [isTried, setTried] = useState(false)
  const isAgreeing = answer === 'agreed'
  const isMissing = isAgreeing && contact.trim() === ''
  return (
    <ConfirmDialog
      title={isAgreeing ? words.agreeTitle(one.name) : words.refuseTitle(one.name)}
      submit={isAgreeing ? words.agree : words.refuse}
      isDanger={!isAgreeing}
      validate={() => {
        setTried(true)
        return !isMissing
      }}
      onClose={onClose}
      onSubmit={() =>
        api('PUT /api/spic/proposals/{proposalId}/interests/{interestId}', {
          params: { proposalId, interestId: one.id },
          body: { contact: isAgreeing ? contact : null },
        })
      }
    >
      <p className="text-muted">{isAgreeing ? words.agreeText : words.refuseText}</p>
      {isAgreeing && (
        <TextField
          label={words.contactLabel}
          hint={words.contactHint}
          maxLength={longestContact}
          value={contact}
          onChange={setContact}
          problem={isTried && isMissing ? words.contactMissing : undefined}
        />
      )}
    </ConfirmDialog>
  )
}
