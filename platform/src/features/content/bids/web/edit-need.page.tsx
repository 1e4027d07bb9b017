import { useState } from 'react'
import { usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { BilingualMarkdownField } from '../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { confidentialities, longestText } from '../rules.ts'
import { bidWords } from '../words.ts'
import { stateTones } from './parts/need-facts.ts'
import type { Route } from './+types/edit-need.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const needId = Number(params.id)
  return { need: await api('GET /api/bids/needs/{needId}/draft', { params: { needId } }) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.edit.title, isUnlisted: true }))

/** A call for bids as its poster, and then an editor, writes it. */
export default function EditNeedPage({ loaderData: { need } }: Route.ComponentProps) {
  const all = useWords(bidWords)
  const { edit: words } = all
  const lang = useLang()
  const api = useApi()
  const steps = useMutation()
  const [isAsked, setAsked] = useState(false)
  const params = { needId: need.id }
  const editing = useForm({
    name: `need:${need.id}`,
    saved: need,
    save: (value, tag) => api('PUT /api/bids/needs/{needId}/draft', { params, body: { value, tag } }),
  })
  const take = (step: 'submit' | 'return' | 'publish', reason = '') =>
    api('PUT /api/bids/needs/{needId}/state', { params, body: { step, reason } })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  const { abilities } = need
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-10 sm:px-6">
      <PageHead
        title={localize({ zh: need.value.titleZh, en: need.value.titleEn }, lang)}
        action={
          <p className="flex flex-wrap gap-3">
            {abilities.submit.allowed && (
              <Button
                busy={steps.isBusy}
                disabledReason={editing.isDirty ? all.edit.bothNotNeeded : undefined}
                onClick={() => void steps.run(() => take('submit'))}
              >
                {words.submit}
              </Button>
            )}
            {abilities.publish.allowed && (
              <Button busy={steps.isBusy} onClick={() => void steps.run(() => take('publish'))}>
                {words.publish}
              </Button>
            )}
            {abilities.return.allowed && (
              <Button variant="secondary" onClick={() => setAsked(true)}>
                {words.return}
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
      {need.state === 'submitted' && !abilities.publish.allowed && <Callout>{words.submitted}</Callout>}
      {need.missing.length > 0 && <Callout>{words.missing}</Callout>}
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <TextField
            label={words.organisation}
            maxLength={100}
            required
            value={value.organisation}
            onChange={organisation => set({ organisation })}
            problem={at('organisation')}
          />
          <BilingualField label={words.name} maxLength={80} {...sidesOf('title', value, set, at)} />
          <BilingualField
            label={words.summary}
            maxLength={300}
            rows={2}
            {...sidesOf('summary', value, set, at)}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label={words.reward}
              hint={words.rewardHint}
              type="number"
              min={1}
              value={value.reward === null ? '' : String(value.reward)}
              onChange={typed => set({ reward: typed === '' ? null : Number(typed) })}
              problem={at('reward')}
            />
            <TimeField
              label={words.deadline}
              zone={usualZone}
              value={value.deadline}
              onChange={deadline => set({ deadline })}
              problem={at('deadline')}
            />
            <SelectField
              label={all.industry}
              value={value.industry}
              onChange={industry => set({ industry })}
              options={[['', words.noIndustry], ...need.industries.map(one => [one.code, one.name] as const)]}
              problem={at('industry')}
            />
            <SelectField
              label={words.confidentiality}
              value={value.confidentiality}
              onChange={confidentiality => set({ confidentiality })}
              options={confidentialities.map(one => [one, words.levels[one]] as const)}
              problem={at('confidentiality')}
            />
          </div>
        </Card>
        {(['background', 'target', 'criteria'] as const).map(name => (
          <Card as="section" key={name} className="grid gap-6">
            <BilingualMarkdownField
              label={words[name]}
              maxLength={longestText}
              {...sidesOf(name, value, set, at)}
            />
          </Card>
        ))}
      </EditingForm>
      {isAsked && (
        <ReasonDialog
          title={words.returnTitle}
          text={words.returnText}
          submit={words.return}
          onSubmit={reason => take('return', reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
