import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { refusalIn } from '../../../../../base/web/no-answer.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useDraft } from '../../../../../site/use-draft.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Field, TextField } from '../../../../../ui/field.tsx'
import { introLimit, mostIndustries } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { Place } from './place.tsx'

type Basics = { intro: string; birthday: string; province: string; city: string; industry: readonly string[] }
type Problem = { field: 'intro' | 'birthday' | 'city' | 'industry'; text: string }

/** Introduction, birthday, place and industries: saved together, each by its own call, only what changed. */
export function BasicsForm({ info }: { info: OwnInfo }) {
  const words = useWords(profileWords)
  const saved: Basics = {
    intro: info.introduction,
    birthday: info.birthday ?? '',
    ...info.location,
    industry: info.industry,
  }
  const draft = useDraft('profile:basics')
  const value = { ...saved, ...parsed(draft.value) }
  const isDirty = JSON.stringify(value) !== JSON.stringify(saved)
  const set = (change: Partial<Basics>) => draft.set(JSON.stringify({ ...value, ...change }))
  const { save, isBusy, isSaved, problem } = useSaving(saved, draft.forget)
  const problemAt = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined)
  return (
    <Card as="section">
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          void save(value)
        }}
      >
        <h2 className="text-lg font-semibold">{words.basics.title}</h2>
        <Place field="intro">
          <TextField
            label={words.fields.intro}
            hint={words.basics.introHint(introLimit)}
            maxLength={introLimit}
            value={value.intro}
            onChange={intro => set({ intro })}
            problem={problemAt('intro')}
          />
        </Place>
        <Place field="birthday">
          <Field
            label={words.fields.birthday}
            hint={words.basics.birthdayHint}
            problem={problemAt('birthday')}
          >
            {control => (
              <input
                {...control}
                type="date"
                autoComplete="bday"
                value={value.birthday}
                onChange={event => set({ birthday: event.target.value })}
              />
            )}
          </Field>
        </Place>
        <Place field="city">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={words.basics.province}
              maxLength={40}
              autoComplete="address-level1"
              value={value.province}
              onChange={province => set({ province })}
            />
            <TextField
              label={words.fields.city}
              maxLength={40}
              autoComplete="address-level2"
              value={value.city}
              onChange={city => set({ city })}
              problem={problemAt('city')}
            />
          </div>
        </Place>
        <Industries
          known={info.industries}
          chosen={value.industry}
          problem={problemAt('industry')}
          onChange={industry => set({ industry })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy}>
            {words.basics.save}
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={draft.forget}>
              {words.basics.discard}
            </Button>
          )}
          <span role="status" className="text-sm text-muted">
            {isDirty ? words.basics.unsaved : isSaved ? words.basics.saved : ''}
          </span>
        </div>
      </form>
    </Card>
  )
}

function parsed(text: string): Partial<Basics> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Basics>)
  } catch {
    return {}
  }
}

function useSaving(saved: Basics, forget: () => void) {
  const words = useWords(profileWords)
  const api = useApi()
  const revalidator = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const steps = (value: Basics): [Problem['field'], boolean, () => Promise<unknown>][] => [
    [
      'intro',
      value.intro !== saved.intro,
      () => api('PUT /api/users/updateIntro', { body: { introduction: value.intro } }),
    ],
    [
      'birthday',
      value.birthday !== saved.birthday,
      () => api('PUT /api/users/updateBirthday', { body: { birthday: value.birthday || null } }),
    ],
    [
      'city',
      value.city !== saved.city || value.province !== saved.province,
      () => api('PUT /api/users/updateLocation', { body: { province: value.province, city: value.city } }),
    ],
    [
      'industry',
      value.industry.join() !== saved.industry.join(),
      () => api('PUT /api/users/updateInd', { body: { industry: [...value.industry] } }),
    ],
  ]
  const save = async (value: Basics) => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    let failed: Problem | undefined
    let isCut = false
    for (const [field, isChanged, send] of steps(value))
      try {
        if (isChanged) await send()
      } catch (error) {
        const refusal = refusalIn(error)
        isCut ||= !refusal
        failed ??= { field, text: refusal?.message ?? words.failed }
      }
    // Where nothing answers, loading the page anew would lose it, with what is typed elsewhere on it.
    if (!isCut) await revalidator.revalidate()
    // What was not taken stays typed.
    if (!failed) forget()
    setProblem(failed)
    setSaved(!failed)
    setBusy(false)
  }
  return { save, isBusy, isSaved, problem }
}

function Industries({
  known,
  chosen,
  problem,
  onChange,
}: {
  known: OwnInfo['industries']
  chosen: readonly string[]
  problem: string | undefined
  onChange: (chosen: readonly string[]) => void
}) {
  const words = useWords(profileWords)
  const lang = useLang()
  const isFull = chosen.length >= mostIndustries
  return (
    <Place field="industry">
      <fieldset className="grid gap-2 text-sm">
        <legend className="font-medium">{words.fields.industry}</legend>
        <p className="text-muted" role="status">
          {isFull ? words.basics.industryFull(mostIndustries) : words.basics.industryHint(mostIndustries)}
        </p>
        <div className="flex flex-wrap gap-2">
          {known.map(one => {
            const isChosen = chosen.includes(one.code)
            return (
              <label
                key={one.code}
                className="flex cursor-pointer items-center gap-2 rounded-full border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:text-muted"
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter(code => code !== one.code) : [...chosen, one.code])
                  }
                  className="size-4 accent-accent"
                />
                {localize({ zh: one.nameCn, en: one.nameEn }, lang)}
              </label>
            )
          })}
        </div>
        {problem && <p className="text-bad">{problem}</p>}
      </fieldset>
    </Place>
  )
}
