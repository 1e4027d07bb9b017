import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { loginPath } from '../../../../base/web/sign-on-addresses.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { bidWords } from '../words.ts'
import { BidPanel } from './parts/bid-panel.tsx'
import { stateTones, useReward } from './parts/need-facts.ts'
import { Questions } from './parts/questions.tsx'
import type { Route } from './+types/need.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

const TakeDown = lazyPiece(() => import('./parts/staff-tools.tsx').then(module => module.TakeDown))

export type NeedData = Answer<SiteCalls['GET /api/bids/needs/{needId}']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const needId = Number(params.id)
  return { need: await api('GET /api/bids/needs/{needId}', { params: { needId } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, bidWords, words => ({
    title: loaderData?.need.title ?? words.title,
    description: loaderData?.need.summary ?? words.description,
  }))

/** A call for bids: what is needed, what is asked about it, and the way to bid. */
export default function NeedPage({ loaderData: { need } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(bidWords)
  const reward = useReward()
  const { details } = need
  const params = { id: need.id }
  const awardedHidden = need.own?.isAwarded ? words.wonHidden : words.awardedHidden
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 grid-rows-[auto_1fr] items-start gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <header>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={stateTones[need.state]}>{words.states[need.state]}</Badge>
            <Badge>{words.confidentiality[need.confidentiality]}</Badge>
            {need.industry !== null && <Badge>{need.industry}</Badge>}
          </p>
          <h1 className="mt-3 text-3xl font-bold sm:text-4xl">{unbroken(need.title)}</h1>
          <p className="mt-2 text-muted">{need.organisation}</p>
          <p className="mt-4 text-lg">{need.summary}</p>
        </header>
        {need.takenDown !== null && <Callout kind="warn">{words.takenDownBecause(need.takenDown)}</Callout>}
        {need.state === 'awarded' && (
          <Callout kind="good" title={need.own?.isAwarded ? words.won : words.awarded}>
            <p>{need.awarded ? `${need.awarded.name} · ${need.awarded.summary}` : awardedHidden}</p>
            {need.own && !need.own.isAwarded && <p>{words.notWon}</p>}
            {need.reason !== '' && <p>{`${words.reason} · ${need.reason}`}</p>}
          </Callout>
        )}
        {need.state === 'closed' && need.reason !== '' && <Callout>{need.reason}</Callout>}
      </div>
      <aside className="grid grid-cols-1 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Card as="section" className="grid gap-4">
          <dl className="grid gap-3 text-sm">
            <div>
              <dt className="text-muted">{words.reward}</dt>
              <dd className="text-2xl font-bold tabular-nums">{reward(need.reward)}</dd>
            </div>
            <div>
              <dt className="sr-only">{words.state}</dt>
              <dd className="tabular-nums">
                {need.deadline !== null && words.deadline(formatTime(need.deadline, usualZone))}
                {' · '}
                {words.bidCount(formatCount(need.bids))}
              </dd>
            </div>
          </dl>
          {need.abilities.desk.allowed && (
            <SiteLink to={pathTo('/unveil/:id/bids', params)} className={buttonClass()}>
              {words.desk.open}
            </SiteLink>
          )}
          {need.abilities.edit.allowed && (
            <SiteLink
              to={pathTo('/unveil/:id/edit', params)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.edit.title}
            </SiteLink>
          )}
          {need.abilities.takeDown.allowed && (
            <Suspense>
              <TakeDown needId={need.id} isTakenDown={need.takenDown !== null} />
            </Suspense>
          )}
        </Card>
        <BidPanel need={need} />
      </aside>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {details ? (
          (['background', 'target', 'criteria'] as const).map(
            name =>
              details[name] !== '' && (
                <section key={name}>
                  <h2 className="text-2xl font-bold">{words[name]}</h2>
                  <div
                    className="prose mt-3 text-[1.0625rem]"
                    dangerouslySetInnerHTML={{ __html: details[name] }}
                  />
                </section>
              ),
          )
        ) : (
          <Hidden need={need} />
        )}
        {details && <Questions need={need} />}
      </div>
    </div>
  )
}

/** Why the details are not shown, and the way to them. */
function Hidden({ need }: { need: NeedData }) {
  const words = useWords(bidWords)
  const { viewer } = useSite()
  const lang = useLang()
  const { pathname, search } = useLocation()
  const api = useApi()
  const [isAsked, setAsked] = useState(need.access === 'asked')
  const editing = useForm({
    name: `need-access:${need.id}`,
    saved: { value: { message: '' }, tag: '' },
    save: async body => {
      await api('POST /api/bids/needs/{needId}/access', { params: { needId: need.id }, body })
      setAsked(true)
    },
  })
  const level = need.confidentiality === 'members' ? 'members' : 'confidential'
  return (
    <Card as="section" className="grid gap-4">
      <p>{words.hidden[level]}</p>
      {!viewer ? (
        <p>
          <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
            {words.signIn}
          </a>
        </p>
      ) : isAsked ? (
        <p className="text-muted" role="status">
          {words.access.asked}
        </p>
      ) : (
        <form {...editing.props} className="grid gap-4">
          <TextField
            label={words.access.message}
            maxLength={300}
            rows={2}
            required
            {...editing.field('message')}
          />
          {editing.problem && (
            <Callout kind="bad" live>
              {editing.problem}
            </Callout>
          )}
          <div>
            <Button type="submit" busy={editing.isBusy}>
              {words.access.ask}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
