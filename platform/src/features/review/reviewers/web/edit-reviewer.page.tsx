import { useFormats } from '../../../../site/use-formats.ts'
import { useState } from 'react'
import { useApi } from '../../../../site/browser-api.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { accountWords } from '../account-words.ts'
import { GivenCodes, type Given } from './parts/given-codes.tsx'
import { asTyped, factsOf, ReviewerFields } from './parts/reviewer-fields.tsx'
import { stateTones } from './parts/reviewer-list.ts'
import type { Route } from './+types/edit-reviewer.page.ts'

const ReasonDialog = lazyPiece(() =>
  import('../../../../site/staff/reason-dialog.tsx').then(module => module.ReasonDialog),
)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/spic/{id}/reviewers/{reviewerId}', {
    params: { id: Number(params.id), reviewerId: Number(params.reviewerId) },
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, accountWords, () => ({ title: loaderData?.reviewer.name ?? '' }))

type Loaded = Route.ComponentProps['loaderData']
type Reviewer = Loaded['reviewer']

export const handle: CrumbHandle<Loaded> = { crumb: (_lang, loaded) => loaded.reviewer.name }

/** One account: what it is, how its reviewer gets in, and the end of it. */
export default function ReviewerPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { tracks, reviewer, links } = loaderData
  const editionId = Number(id)
  const words = useWords(accountWords)
  const api = useApi()
  const [given, setGiven] = useState<readonly Given[]>([])
  const [asked, setAsked] = useState<'code' | 'state'>()
  const params = { id: editionId, reviewerId: reviewer.id }
  const isDisabled = reviewer.state === 'disabled'
  const form = useForm({
    name: `reviewer:${reviewer.id}`,
    saved: asTyped(loaderData),
    save: async (value, tag) =>
      asTyped(
        await api('PUT /api/admin/spic/{id}/reviewers/{reviewerId}', {
          params,
          body: { value: factsOf(value), tag },
        }),
      ),
  })
  return (
    <AdminPage
      title={reviewer.name}
      lead={<code translate="no">{reviewer.account}</code>}
      actions={<Badge tone={stateTones[reviewer.state]}>{words.states[reviewer.state]}</Badge>}
    >
      {given.length > 0 && <GivenCodes given={given} onClose={() => setGiven([])} />}
      <Card as="section">
        <form {...form.props} className="grid gap-4">
          <ReviewerFields form={form} tracks={tracks} />
          {form.problem && (
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          )}
          <div>
            <Button type="submit" busy={form.isBusy}>
              {words.save}
            </Button>
          </div>
        </form>
      </Card>
      <Links editionId={editionId} reviewer={reviewer} links={links} />
      <div className="flex flex-wrap gap-3">
        {!isDisabled && (
          <Button variant="secondary" onClick={() => setAsked('code')}>
            {words.code.action}
          </Button>
        )}
        <Button variant={isDisabled ? 'secondary' : 'danger'} onClick={() => setAsked('state')}>
          {isDisabled ? words.disable.on : words.disable.off}
        </Button>
      </div>
      {asked === 'code' && (
        <ReasonDialog
          title={words.code.title}
          text={words.code.text}
          submit={words.code.action}
          onSubmit={async reason =>
            setGiven([
              await api('POST /api/admin/spic/{id}/reviewers/{reviewerId}/code', {
                params,
                body: { reason },
              }),
            ])
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'state' && (
        <ReasonDialog
          title={isDisabled ? words.disable.on : words.disable.off}
          text={isDisabled ? words.disable.textOn : words.disable.text}
          submit={isDisabled ? words.disable.on : words.disable.off}
          isDanger={!isDisabled}
          onSubmit={reason =>
            api('PUT /api/admin/spic/{id}/reviewers/{reviewerId}/state', {
              params,
              body: { isDisabled: !isDisabled, reason },
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </AdminPage>
  )
}

function Links({
  editionId,
  reviewer,
  links,
}: {
  editionId: number
  reviewer: Reviewer
  links: Loaded['links']
}) {
  const { formatTime } = useFormats()
  const words = useWords(accountWords)
  const zone = useZone()
  const api = useApi()
  const [address, setAddress] = useState('')
  const revoking = useMutation()
  const params = { id: editionId, reviewerId: reviewer.id }
  const form = useForm({
    saved: { value: { days: '14', isMailed: reviewer.email !== '' }, tag: '' },
    save: async ({ days, isMailed }) => {
      const body = { days: Number(days), isMailed }
      const made = await api('POST /api/admin/spic/{id}/reviewers/{reviewerId}/links', { params, body })
      setAddress(made.address)
    },
  })
  const problem = form.problem ?? revoking.problem
  return (
    <Card as="section">
      <h2 className="font-semibold">{words.links.title}</h2>
      <p className="mt-1 text-sm text-muted">{words.links.text}</p>
      {links.length === 0 ? (
        <p className="mt-4 text-sm">{words.links.none}</p>
      ) : (
        <ul className="mt-4 grid gap-2 text-sm">
          {links.map(link => {
            const until = formatTime(link.expiresAt, zone)
            return (
              <li key={link.id} className="flex flex-wrap items-center gap-3">
                <span>{words.links.until(until)}</span>
                <Badge>
                  {link.isRevoked ? words.links.revoked : link.usedAt ? words.links.used : words.links.unused}
                </Badge>
                {!link.isRevoked && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.links.revokeOf(until)}
                    busy={revoking.isBusy}
                    onClick={() =>
                      void revoking.run(() =>
                        api('DELETE /api/admin/spic/{id}/reviewers/{reviewerId}/links/{linkId}', {
                          params: { ...params, linkId: link.id },
                        }),
                      )
                    }
                  >
                    {words.links.revoke}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <form {...form.props} className="mt-4 grid gap-4">
        <TextField label={words.links.days} type="number" min={1} max={90} {...form.field('days')} />
        <CheckField
          label={words.links.mail}
          checked={form.value.isMailed}
          onChange={isMailed => form.set({ isMailed })}
        />
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {words.links.add}
          </Button>
        </div>
        {address && (
          <CopyField
            label={words.links.address}
            value={address}
            copy={words.links.copy}
            copied={words.links.copied}
          />
        )}
      </form>
    </Card>
  )
}
