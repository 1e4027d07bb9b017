import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { PhoneField } from '../../../../../ui/phone-field.tsx'
import { budgets, longestNeed } from '../../rules.ts'
import { leadWords } from '../../words.ts'

const empty = {
  organisation: '',
  name: '',
  email: '',
  phone: '',
  need: '',
  budget: 'undecided' as (typeof budgets)[number],
  hasConsented: false,
}

const needed = ['organisation', 'name', 'need'] as const

/** What an organisation says of its problem, and how it is reached. */
export function LeadForm() {
  const { form: words } = useWords(leadWords)
  const { viewer } = useSite()
  const api = useApi()
  const [number, setNumber] = useState<number>()
  const editing = useForm({
    name: 'lead',
    saved: { value: { ...empty, name: viewer?.name ?? '' }, tag: '' },
    save: async ({ hasConsented: _given, ...body }) => {
      const { riddle, bits } = await api('GET /api/leads/riddle')
      const { solveRiddle } = await import('../solve-riddle.ts')
      const nonce = await solveRiddle(riddle, bits)
      const sent = await api('POST /api/leads', { body: { ...body, hasConsented: true, riddle, nonce } })
      setNumber(sent.number)
    },
    reload: 'never',
    check: ({ hasConsented, ...typed }) => ({
      ...Object.fromEntries(
        needed.flatMap(name => (typed[name].trim() === '' ? [[name, words.missing]] : [])),
      ),
      email: typed.email.trim() === '' && typed.phone.trim() === '' ? words.contactHint : undefined,
      hasConsented: hasConsented ? undefined : words.consentMissing,
    }),
  })
  if (number !== undefined)
    return (
      <Callout kind="good" live>
        {words.done(String(number))}
      </Callout>
    )
  const { value, set, field, problemAt } = editing
  return (
    <Card>
      <form {...editing.props} className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={words.organisation}
            maxLength={100}
            required
            autoComplete="organization"
            {...field('organisation')}
          />
          <TextField label={words.name} maxLength={60} required autoComplete="name" {...field('name')} />
          <TextField
            label={words.email}
            hint={words.contactHint}
            maxLength={120}
            autoComplete="email"
            {...field('email')}
          />
          <PhoneField
            label={words.phone}
            codeLabel={words.phoneCode}
            hint={words.phoneHint}
            // With the code it must fit the thirty characters that are kept.
            maxLength={25}
            {...field('phone')}
          />
        </div>
        <TextField
          label={words.need}
          hint={words.needHint}
          maxLength={longestNeed}
          rows={6}
          required
          {...field('need')}
        />
        <SelectField
          className="max-w-md"
          label={words.budget}
          value={value.budget}
          onChange={budget => set({ budget })}
          options={budgets.map(one => [one, words.budgets[one]] as const)}
          problem={problemAt('budget')}
        />
        <CheckField
          label={words.consent}
          checked={value.hasConsented}
          onChange={hasConsented => set({ hasConsented })}
          problem={field('hasConsented').problem}
        />
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={editing.isBusy}>
            {words.submit}
          </Button>
          <span className="text-sm text-muted" role="status">
            {editing.isBusy ? words.checking : ''}
          </span>
        </div>
      </form>
    </Card>
  )
}
