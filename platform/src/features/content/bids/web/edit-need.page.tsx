import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { localize } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { bidWords } from '../words.ts'
import { NeedAsWritten } from './parts/need-as-written.tsx'
import { stateTones } from './parts/need-facts.ts'
import { NeedForm } from './parts/need-form.tsx'
import type { Route } from './+types/edit-need.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const needId = Number(params.id)
  const need = await api('GET /api/bids/needs/{needId}/draft', { params: { needId } })
  // What everybody sees is read where everybody reads it; what waits for its review only here.
  if (!need.abilities.edit.allowed && need.state !== 'submitted')
    throw redirect(pathTo('/unveil/:id', { id: needId }))
  return { need }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.edit.title, isUnlisted: true }))

/** A call for bids as its poster, and then an editor, writes it. */
export default function EditNeedPage({ loaderData: { need } }: Route.ComponentProps) {
  const all = useWords(bidWords)
  const { edit: words } = all
  const lang = useLang()
  const api = useApi()
  const navigate = useNavigate()
  const steps = useMutation()
  const [asked, setAsked] = useState<'return' | 'delete'>()
  const close = () => setAsked(undefined)
  const params = { needId: need.id }
  const editing = useForm({
    name: `need:${need.id}`,
    saved: need,
    save: (value, tag) => {
      // Now, and not once it is saved: whoever submits at once may be refused by then.
      steps.clear()
      return api('PUT /api/bids/needs/{needId}/draft', { params, body: { value, tag } })
    },
  })
  const take = (step: 'submit' | 'recall' | 'return' | 'publish', reason = '') =>
    api('PUT /api/bids/needs/{needId}/state', { params, body: { step, reason } })
  const { abilities } = need
  const saveFirst = editing.isDirty ? words.saveFirst : undefined
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-10 sm:px-6">
      <PageHead
        title={localize({ zh: need.value.titleZh, en: need.value.titleEn }, lang)}
        action={
          <p className="flex flex-wrap gap-3">
            {(['submit', 'publish'] as const).map(
              step =>
                abilities[step].allowed && (
                  <Button
                    key={step}
                    busy={steps.isBusy}
                    disabledReason={saveFirst}
                    onClick={() => void steps.run(() => take(step))}
                  >
                    {words[step]}
                  </Button>
                ),
            )}
            {abilities.recall.allowed && (
              <Button
                variant="secondary"
                busy={steps.isBusy}
                onClick={() => void steps.run(() => take('recall'))}
              >
                {words.recall}
              </Button>
            )}
            {abilities.return.allowed && (
              <Button variant="secondary" onClick={() => setAsked('return')}>
                {words.return}
              </Button>
            )}
            {abilities.delete.allowed && (
              <Button variant="quiet" onClick={() => setAsked('delete')}>
                {words.delete}
              </Button>
            )}
          </p>
        }
      >
        <Badge tone={stateTones[need.state]}>{all.states[need.state]}</Badge>{' '}
        <SiteLink to={pathTo('/unveil/:id', { id: need.id })}>{need.value.organisation}</SiteLink>
      </PageHead>
      {steps.problem && (
        <Callout kind="bad" live>
          {steps.problem}
        </Callout>
      )}
      {need.state === 'draft' && need.reason !== '' && (
        <Callout kind="warn">{words.returned(need.reason)}</Callout>
      )}
      {abilities.edit.allowed ? (
        <>
          {need.missing.length > 0 && (
            <Callout>{abilities.publish.allowed ? words.missing : words.demanded}</Callout>
          )}
          <NeedForm editing={editing} industries={need.industries} refusal={steps} />
        </>
      ) : (
        <>
          <Callout>{words.submitted}</Callout>
          <NeedAsWritten
            value={need.value}
            industry={need.industries.find(one => one.code === need.value.industry)?.name}
          />
        </>
      )}
      {asked === 'return' && (
        <ReasonDialog
          title={words.returnTitle}
          text={words.returnText}
          submit={words.return}
          onSubmit={reason => take('return', reason)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={words.deleteTitle}
          submit={words.delete}
          isDanger
          onSubmit={async () => {
            await api('DELETE /api/bids/needs/{needId}', { params })
            editing.discard()
            await navigate('/unveil/mine')
          }}
          onClose={close}
        >
          {words.deleteText}
        </ConfirmDialog>
      )}
    </div>
  )
}
