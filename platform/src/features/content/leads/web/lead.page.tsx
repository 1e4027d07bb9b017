import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usualZone } from '../../../../base/web/format.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { deskWords } from '../desk-words.ts'
import { leadStates, longestNote } from '../rules.ts'
import { leadWords } from '../words.ts'
import type { Route } from './+types/lead.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { lead: await api('GET /api/admin/leads/{leadId}', { params: { leadId: Number(params.leadId) } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, deskWords, words => ({ title: loaderData?.lead.organisation ?? words.title }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (_lang, { lead }) => lead.organisation,
}

/** An enquiry: what is asked for, how far it has come, and what was talked about. */
export default function LeadPage({ loaderData: { lead } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(deskWords)
  const { form } = useWords(leadWords)
  const api = useApi()
  const navigate = useNavigate()
  const { run, problem } = useMutation()
  const [isAsked, setAsked] = useState(false)
  const params = { leadId: lead.id }
  const note = useForm({
    name: `lead-note:${lead.id}`,
    saved: { value: { body: '' }, tag: '' },
    save: async body => {
      await api('POST /api/admin/leads/{leadId}/notes', { params, body })
    },
  })
  const facts: [string, string][] = [
    [form.name, lead.name],
    [words.email, lead.email],
    [words.phone, lead.phone],
    [form.budget, form.budgets[lead.budget]],
    [words.columns.sent, formatTime(lead.createdAt, usualZone)],
    [words.language, lead.lang],
  ]
  return (
    <AdminPage
      title={lead.organisation}
      actions={
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Card as="section">
            <h2 className="font-semibold">{words.need}</h2>
            <p className="mt-2 whitespace-pre-line">{lead.need}</p>
          </Card>
          <Card as="section" className="grid gap-4">
            <h2 className="font-semibold">{words.notes}</h2>
            {lead.notes.length === 0 && <p className="text-muted">{words.noNotes}</p>}
            <ul className="grid gap-4">
              {lead.notes.map(one => (
                <li key={one.id}>
                  <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
                    <PersonLink person={one.author} />
                    {formatTime(one.createdAt, usualZone)}
                  </p>
                  <p className="whitespace-pre-line">{one.body}</p>
                </li>
              ))}
            </ul>
            <form {...note.props} className="grid gap-3">
              <TextField
                label={words.note}
                rows={3}
                maxLength={longestNote}
                required
                {...note.field('body')}
              />
              {note.problem && (
                <Callout kind="bad" live>
                  {note.problem}
                </Callout>
              )}
              <div>
                <Button type="submit" variant="secondary" busy={note.isBusy}>
                  {words.addNote}
                </Button>
              </div>
            </form>
          </Card>
        </div>
        <Card as="section" className="grid gap-4">
          <h2 className="font-semibold">{words.contact}</h2>
          <dl className="grid gap-3 text-sm">
            {facts.map(
              ([label, value]) =>
                value !== '' && (
                  <div key={label}>
                    <dt className="text-muted">{label}</dt>
                    <dd className="break-words tabular-nums">{value}</dd>
                  </div>
                ),
            )}
            {lead.user && (
              <div>
                <dt className="text-muted">{words.account}</dt>
                <dd>
                  <PersonLink person={lead.user} />
                </dd>
              </div>
            )}
          </dl>
          <SelectField
            label={words.state}
            value={lead.state}
            onChange={state =>
              void run(() => api('PUT /api/admin/leads/{leadId}', { params, body: { state } }))
            }
            options={leadStates.map(one => [one, words.states[one]] as const)}
          />
          {problem && (
            <Callout kind="bad" live>
              {problem}
            </Callout>
          )}
        </Card>
      </div>
      {isAsked && (
        <ReasonDialog
          title={words.removeTitle}
          text={words.removeText}
          submit={words.remove}
          isDanger
          onSubmit={async reason => {
            await api('DELETE /api/admin/leads/{leadId}', { params, query: { reason } })
            await navigate('/admin/leads')
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </AdminPage>
  )
}
