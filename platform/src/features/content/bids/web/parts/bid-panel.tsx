import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { bidWords } from '../../words.ts'
import type { NeedData } from '../need.page.tsx'
import { Files } from './bid-files.tsx'

// Those who only read a call need none of it.
const BidForm = lazyPiece(() => import('./bid-form.tsx').then(module => module.BidForm))

/** The reader's bid: the way to make it, to change it while the call is open, or as it was sent. */
export function BidPanel({ need }: { need: NeedData }) {
  const { bid: words } = useWords(bidWords)
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { own, abilities } = need
  if (!viewer)
    return need.state === 'open' ? (
      <Card as="section" className="grid gap-4">
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.signInFirst}</p>
        <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
          {words.submit}
        </a>
      </Card>
    ) : null
  if (abilities.bid.allowed && isOpen)
    return (
      <Suspense>
        <BidForm need={need} />
      </Suspense>
    )
  if (own)
    return (
      <OwnBid
        bid={own}
        state={need.state}
        onChange={abilities.bid.allowed ? () => setOpen(true) : undefined}
      />
    )
  if (abilities.bid.allowed)
    return (
      <Button size="large" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
    )
  return !need.isPoster && need.details ? <Callout>{abilities.bid.message}</Callout> : null
}

function OwnBid({
  bid,
  state,
  onChange,
}: {
  bid: NonNullable<NeedData['own']>
  state: NeedData['state']
  onChange: (() => void) | undefined
}) {
  const all = useWords(bidWords)
  const { bid: words } = all
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{words.own}</h2>
      <p className="flex flex-wrap gap-2">
        {bid.isAwarded ? (
          <Badge tone="accent">{all.won}</Badge>
        ) : state === 'awarded' ? (
          <Badge>{words.notAwarded}</Badge>
        ) : state === 'closed' ? (
          <Badge>{words.noAward}</Badge>
        ) : (
          bid.isShortlisted && <Badge tone="good">{words.shortlisted}</Badge>
        )}
      </p>
      <p className="font-medium">{bid.summary}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: bid.html }} />
      <dl className="grid gap-3 text-sm">
        {(['offer', 'team'] as const).map(
          name =>
            bid[name] !== '' && (
              <div key={name}>
                <dt className="text-muted">{words[name]}</dt>
                <dd className="whitespace-pre-line">{bid[name]}</dd>
              </div>
            ),
        )}
      </dl>
      <Files files={bid.files} />
      {onChange && (
        <div>
          <Button variant="secondary" onClick={onChange}>
            {words.change}
          </Button>
        </div>
      )}
    </Card>
  )
}
