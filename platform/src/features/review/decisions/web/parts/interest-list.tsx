import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { FilterForm, FilterSelect } from '../../../../../site/filter-form.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { FormAnswers } from '../../../../spic/forms/web/parts/form-answers.tsx'
import { longestContact, longestMessage } from '../../rules.ts'
import { decisionWords } from '../../words.ts'

type Shown = Answer<SiteCalls['GET /api/spic-review/interests']> & {
  isChief: boolean
  query: { track?: number | undefined; search: string; page: number; per_page: number }
}
type Row = Shown['proposals'][number]
type Read = Answer<SiteCalls['GET /api/spic-review/interests/{proposalId}']>

const answerTones = { agreed: 'good', refused: 'bad', waiting: 'neutral' } as const

/** Proposals with the partner's own interest, or for the chief everybody's. */
export function InterestList({ shown }: { shown: Shown }) {
  const all = useWords(decisionWords)
  const words = all.interests
  const { proposals, tracks, isShortlist, total, query, isChief } = shown
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title}>{isChief ? words.chiefLead : words.lead}</PageHead>
      <FilterForm searchLabel={all.proposal} search={query.search} maxLength={100}>
        <FilterSelect
          name="track"
          label={all.track}
          value={String(query.track ?? '')}
          options={[['', all.allTracks], ...tracks.map(one => [String(one.id), one.name] as const)]}
        />
      </FilterForm>
      <p className="text-sm text-muted">{isShortlist ? words.shortlist : words.noShortlist}</p>
      {proposals.length === 0 && <EmptyState title={words.none} />}
      {proposals.map(row => (
        <Proposal key={row.id} row={row} />
      ))}
      <SitePages page={query.page} total={total} perPage={query.per_page} />
    </div>
  )
}

function Proposal({ row }: { row: Row }) {
  const all = useWords(decisionWords)
  const words = all.interests
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [read, setRead] = useState<Read>()
  const [isShown, setShown] = useState(false)
  const toggle = async () => {
    if (read || isShown) return setShown(!isShown)
    const isRead = await run(async () =>
      setRead(await api('GET /api/spic-review/interests/{proposalId}', { params: { proposalId: row.id } })),
    )
    setShown(isRead)
  }
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{row.title}</h2>
          <p className="text-sm text-muted">{row.track}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isShown}
            busy={isBusy}
            onClick={() => void toggle()}
          >
            {isShown ? words.hide : words.show}
          </Button>
          <a
            href={`/api/spic-review/proposals/${row.id}/pdf`}
            aria-label={all.pdfOf(row.title)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            download
          >
            {all.pdf}
          </a>
        </div>
      </header>
      {problem && <Callout kind="bad">{problem}</Callout>}
      {isShown && read && (
        <FormAnswers
          fields={read.fields}
          answers={read.answers}
          files={(_field, ids) => (
            <ul className="grid gap-3 text-sm text-muted">
              {read.files
                .filter(file => ids.includes(file.id))
                .map(file => (
                  <li key={file.id}>
                    <a
                      href={`/api/spic-review/interests/${row.id}/files/${file.id}`}
                      download
                      className={buttonClass({ variant: 'secondary', size: 'small' })}
                    >
                      {file.name}
                    </a>{' '}
                    {formatBytes(file.size)}
                  </li>
                ))}
            </ul>
          )}
        />
      )}
      {row.interests ? <Interests interests={row.interests} /> : <OwnInterest row={row} />}
    </Card>
  )
}

function Interests({ interests }: { interests: NonNullable<Row['interests']> }) {
  const { formatTime } = useFormats()
  const { interests: words } = useWords(decisionWords)
  if (interests.length === 0) return <p className="text-sm text-muted">{words.nobody}</p>
  return (
    <ul className="grid gap-3 text-sm">
      {interests.map(one => (
        <li key={one.id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{[one.name, one.organisation].filter(Boolean).join(' · ')}</span>
            <Badge tone={answerTones[one.answer ?? 'waiting']}>
              {words.answers[one.answer ?? 'waiting']}
            </Badge>
            <span className="text-muted tabular-nums">{words.at(formatTime(one.at, usualZone))}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{one.message}</p>
        </li>
      ))}
    </ul>
  )
}

function OwnInterest({ row }: { row: Row }) {
  const { formatTime } = useFormats()
  const { interests: words } = useWords(decisionWords)
  const api = useApi()
  const [asked, setAsked] = useState<'express' | 'withdraw'>()
  const { own } = row
  return (
    <div className="grid gap-3 text-sm">
      {own && (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={answerTones[own.answer ?? 'waiting']}>
              {words.answers[own.answer ?? 'waiting']}
            </Badge>
            <span className="text-muted tabular-nums">{words.at(formatTime(own.at, usualZone))}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{own.message}</p>
          <p className="text-muted wrap-anywhere">{`${words.contact}: ${own.contact}`}</p>
          {own.entry && (
            <p className="font-medium wrap-anywhere">
              {words.theirContact(own.entry.name, own.entry.contact)}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {!own?.answer && (
          <Button variant={own ? 'secondary' : 'primary'} size="small" onClick={() => setAsked('express')}>
            {own ? words.change : words.want}
          </Button>
        )}
        {own && (
          <Button
            variant="secondary"
            size="small"
            disabledReason={own.answer === 'refused' ? words.refusedStays : undefined}
            onClick={() => setAsked('withdraw')}
          >
            {words.withdraw}
          </Button>
        )}
      </div>
      {asked === 'express' && <ExpressDialog row={row} onClose={() => setAsked(undefined)} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={words.withdrawTitle}
          submit={words.withdraw}
          isDanger
          onClose={() => setAsked(undefined)}
          onSubmit={() =>
            api('DELETE /api/spic-review/interests/{proposalId}', { params: { proposalId: row.id } })
          }
        >
          <p className="text-muted">{words.withdrawText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function ExpressDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { interests: words } = useWords(decisionWords)
  const api = useApi()
  const [message, setMessage] = useState(row.own?.message ?? '')
  const [contact, setContact] = useState(row.own?.contact ?? '')
  const [isTried, setTried] = useState(false)
  const missing = (value: string) => (isTried && value.trim() === '' ? words.missing : undefined)
  return (
    <ConfirmDialog
      title={words.wantTitle(row.title)}
      submit={words.send}
      validate={() => {
        setTried(true)
        return message.trim() !== '' && contact.trim() !== ''
      }}
      onClose={onClose}
      onSubmit={() =>
        api('PUT /api/spic-review/interests/{proposalId}', {
          params: { proposalId: row.id },
          body: { message, contact },
        })
      }
    >
      <TextField
        label={words.message}
        hint={words.messageHint}
        rows={5}
        maxLength={longestMessage}
        value={message}
        onChange={setMessage}
        problem={missing(message)}
      />
      <TextField
        label={words.contact}
        hint={words.contactHint}
        maxLength={longestContact}
        value={contact}
        onChange={setContact}
        problem={missing(contact)}
      />
    </ConfirmDialog>
  )
}
