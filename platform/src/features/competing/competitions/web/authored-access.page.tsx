import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { RadioGroup } from '../../../../ui/radio.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredWords } from '../authored-words.ts'
import { useManagedCompetition } from './parts/managed-competition.ts'
import { NeededContact } from './parts/needed-contact.tsx'
import { Requirements } from './parts/requirements.tsx'
import { EntryFields } from './parts/entry-fields.tsx'
import type { Route } from './+types/authored-access.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}/access', {
    params: { id: Number(params.id) },
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.access.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).access.title }

export default function AuthoredAccessPage({ loaderData, params }: Route.ComponentProps) {
  const { access: words } = useWords(authoredWords)
  const { publicUrl } = useSite()
  const api = useApi()
  const { access, hasCode, siteContact } = loaderData
  const { zone, endAt } = useManagedCompetition()
  // A code is typed to be sent, never to be kept: it has no part in the draft of this browser beyond the field itself.
  const editing = useForm({
    name: `competition:${params.id}:access`,
    saved: { value: { ...access.value, code: '' }, tag: access.tag },
    save: async ({ code, ...value }, tag) => {
      const done = await api('PUT /api/admin/competitions/{id}/access', {
        params: { id: Number(params.id) },
        body: {
          value,
          tag,
          ...(code.trim() === '' || value.visibility === 'public' ? {} : { code: code.trim() }),
        },
      })
      return { value: { ...done.access.value, code: '' }, tag: done.access.tag }
    },
    neverKept: ['code'],
  })
  const { value, set, problemAt } = editing
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-4">
          <RadioGroup
            label={words.visibility}
            options={(['public', 'private'] as const).map(one => [one, words[one]] as const)}
            {...editing.field('visibility')}
          />
          {value.visibility === 'private' && (
            <div className="grid gap-4 md:grid-cols-2">
              <div className="grid content-start gap-2">
                <TextField
                  label={hasCode ? words.codeNew : words.code}
                  hint={hasCode ? `${words.codeKeep} ${words.codeHint}` : words.codeHint}
                  autoComplete="off"
                  maxLength={60}
                  value={value.code}
                  onChange={code => set({ code })}
                  problem={problemAt('code')}
                />
                <div>
                  <Button variant="secondary" size="small" onClick={() => set({ code: makeCode() })}>
                    {words.codeMake}
                  </Button>
                </div>
                {value.code !== '' && <p className="text-sm text-muted">{words.codeOnce}</p>}
              </div>
              <TextField
                label={words.link}
                value={`${publicUrl}/competition-private/verify?id=${params.id}`}
                readOnly
                onChange={() => undefined}
              />
            </div>
          )}
        </Card>
        <Card as="section" className="grid gap-4">
          <CheckField
            label={words.openSignup}
            hint={words.openSignupHint}
            checked={value.isOpenSignup}
            onChange={isOpenSignup => set({ isOpenSignup })}
          />
          <CheckField
            label={words.approval}
            hint={words.approvalHint}
            checked={value.requireApproval}
            onChange={requireApproval => set({ requireApproval })}
          />
          <CheckField
            label={words.mobile}
            hint={words.mobileHint}
            checked={value.blockMobileUpload}
            onChange={blockMobileUpload => set({ blockMobileUpload })}
          />
        </Card>
        <Requirements chosen={value.requirements} onChange={chosen => set({ requirements: chosen })}>
          <NeededContact
            siteContact={siteContact}
            contact={value.contact}
            onChange={contact => set({ contact })}
          />
        </Requirements>
        <Card as="section" className="grid gap-4">
          <h2 className="font-semibold">{words.teams}</h2>
          <CheckField
            label={words.mergeLimited}
            hint={words.mergeLimitedHint}
            checked={value.mergeDeadline !== null}
            onChange={isLimited => set({ mergeDeadline: isLimited ? endAt : null })}
          />
          {value.mergeDeadline !== null && (
            <TimeField
              label={words.mergeDeadline}
              zone={zone}
              value={value.mergeDeadline}
              onChange={mergeDeadline => set({ mergeDeadline })}
              problem={problemAt('value.mergeDeadline')}
              className="max-w-sm"
            />
          )}
        </Card>
        <EntryFields
          fields={value.entryFields}
          onChange={entryFields => set({ entryFields })}
          problemAt={path => problemAt(`value.entryFields.${path}`)}
        />
      </EditingForm>
    </AdminPage>
  )
}

// Without letters and digits that look alike: people read it out and type it.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code of about 79 bits. */
function makeCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(16))
  const text = [...random].map(number => signs[number % signs.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
