import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { usualZone } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { bidWords } from '../words.ts'
import { Files } from './parts/bid-files.tsx'
import { stateTones } from './parts/need-facts.ts'
import type { Route } from './+types/need-bids.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Desk = Answer<SiteCalls['GET /api/bids/needs/{needId}/bids']>
type Asked = { step: 'select' } | { step: 'close' } | { step: 'award'; bidId: number }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const needId = Number(params.id)
  return { needId, desk: await api('GET /api/bids/needs/{needId}/bids', { params: { needId } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, bidWords, words => ({
    title: loaderData ? `${loaderData.desk.title} · ${words.desk.title}` : words.desk.title,
    isUnlisted: true,
  }))

/** What its poster has of a call: the bids, who may read the details, and the end of it. */
export default function NeedBidsPage({ loaderData: { needId, desk } }: Route.ComponentProps) {
  const words = useWords(bidWords)
  const api = useApi()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const take = (step: Asked['step'], reason: string, bidId: number | null) =>
    api('PUT /api/bids/needs/{needId}/state', { params: { needId }, body: { step, reason, bidId } })
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead
        title={words.desk.title}
        action={
          <p className="flex flex-wrap gap-3">
            {desk.abilities.select.allowed && (
              <Button variant="secondary" onClick={() => setAsked({ step: 'select' })}>
                {words.desk.select}
              </Button>
            )}
            {desk.abilities.close.allowed && (
              <Button variant="quiet" onClick={() => setAsked({ step: 'close' })}>
                {words.desk.close}
              </Button>
            )}
          </p>
        }
      >
        <SiteLink to={pathTo('/unveil/:id', { id: needId })}>{desk.title}</SiteLink>{' '}
        <Badge tone={stateTones[desk.state]}>{words.states[desk.state]}</Badge>
      </PageHead>
      {desk.bids.length === 0 ? (
        <EmptyState title={words.desk.none}>{words.desk.noneHint}</EmptyState>
      ) : (
        <ul className="grid gap-6">
          {desk.bids.map(bid => (
            <li key={bid.id}>
              <BidCard
                bid={bid}
                onAward={
                  desk.abilities.award.allowed ? () => setAsked({ step: 'award', bidId: bid.id }) : undefined
                }
                isDecided={!['open', 'selection'].includes(desk.state)}
              />
            </li>
          ))}
        </ul>
      )}
      {desk.requests.length > 0 && <Requests needId={needId} requests={desk.requests} />}
      {asked?.step === 'select' && (
        <ConfirmDialog
          title={words.desk.selectTitle}
          submit={words.desk.select}
          onSubmit={() => take('select', '', null)}
          onClose={close}
        >
          {words.desk.selectText}
        </ConfirmDialog>
      )}
      {asked?.step === 'close' && (
        <ReasonDialog
          title={words.desk.closeTitle}
          text={words.desk.closeText}
          submit={words.desk.close}
          isDanger
          onSubmit={reason => take('close', reason, null)}
          onClose={close}
        />
      )}
      {asked?.step === 'award' && (
        <ReasonDialog
          title={words.desk.awardTitle}
          text={words.desk.awardText}
          submit={words.desk.award}
          onSubmit={reason => take('award', reason, asked.bidId)}
          onClose={close}
        />
      )}
    </div>
  )
}

function BidCard({
  bid,
  onAward,
  isDecided,
}: {
  bid: Desk['bids'][number]
  onAward: (() => void) | undefined
  isDecided: boolean
}) {
  const { formatTime } = useFormats()
  const words = useWords(bidWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  return (
    <Card as="article" className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PersonLink person={bid.user} className="font-semibold" />
        <span className="text-sm text-muted tabular-nums">{formatTime(bid.at, usualZone)}</span>
        {bid.isAwarded && <Badge tone="accent">{words.awarded}</Badge>}
        {bid.isShortlisted && <Badge tone="good">{words.bid.shortlisted}</Badge>}
      </p>
      <h2 className="text-lg font-semibold">{bid.summary}</h2>
      <p className="text-muted">{[bid.offer, bid.team].filter(Boolean).join(' · ')}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: bid.html }} />
      <Files files={bid.files} />
      {!isDecided && (
        <p className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() =>
              void run(() =>
                api('PUT /api/bids/{bidId}', {
                  params: { bidId: bid.id },
                  body: { isShortlisted: !bid.isShortlisted },
                }),
              )
            }
          >
            {bid.isShortlisted ? words.desk.unshortlist : words.desk.shortlist}
          </Button>
          {onAward && <Button onClick={onAward}>{words.desk.award}</Button>}
        </p>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </Card>
  )
}

function Requests({ needId, requests }: { needId: number; requests: Desk['requests'] }) {
  const { desk: words } = useWords(bidWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  return (
    <section aria-labelledby="requests" className="grid gap-4">
      <h2 id="requests" className="text-2xl font-bold">
        {words.requests}
      </h2>
      <ul className="grid gap-3">
        {requests.map(one => (
          <li
            key={one.user.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-card px-4 py-3"
          >
            <span className="min-w-0">
              <PersonLink person={one.user} className="font-medium" />
              <span className="block text-sm text-muted">{one.message}</span>
            </span>
            <span className="flex items-center gap-3">
              {one.isGranted && <Badge tone="good">{words.granted}</Badge>}
              <Button
                variant="secondary"
                size="small"
                busy={isBusy}
                onClick={() =>
                  void run(() =>
                    api('PUT /api/bids/needs/{needId}/access/{userId}', {
                      params: { needId, userId: one.user.id },
                      body: { isGranted: !one.isGranted },
                    }),
                  )
                }
              >
                {one.isGranted ? words.revoke : words.grant}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </section>
  )
}
