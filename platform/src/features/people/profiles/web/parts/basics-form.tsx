import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Field, SelectField, TextField } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { genders, introLimit, type Gender } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { Industries } from './industries.tsx'
import { Place } from './place.tsx'
import { PlaceFields, type Places, type PlaceValue } from './place-fields.tsx'

type Basics = {
  intro: string
  sex: Gender
  birthday: string
  place: PlaceValue
  industry: readonly string[]
}
type Part = 'intro' | 'sex' | 'birthday' | 'city' | 'industry'

/** Introduction, gender, birthday, place and industries: saved together, each by its own call, only what changed. */
export function BasicsForm({ info, places }: { info: OwnInfo; places: Places }) {
  const words = useWords(profileWords)
  const saved: Basics = {
    intro: info.introduction,
    birthday: info.birthday ?? '',
    sex: info.sex ?? 'secret',
    place: { country: info.location.country, province: info.location.province, city: info.location.city },
    industry: info.industry,
  }
  const steps = useSteps(saved)
  const [failed, setFailed] = useState<Part>()
  const form = useForm({
    name: 'profile:basics',
    // Other parts may have been taken.
    reload: 'after refusal',
    saved: { value: saved, tag: JSON.stringify(saved) },
    save: async value => {
      let failure: unknown
      let at: Part | undefined
      for (const [part, isChanged, send] of steps(value))
        try {
          if (isChanged) await send()
        } catch (error) {
          failure ??= error
          at ??= part
        }
      setFailed(at)
      // What was not taken stays typed.
      if (failure !== undefined) throw failure
      return { value, tag: JSON.stringify(value) }
    },
  })
  const { value, set, isDirty } = form
  const problemAt = (part: Part) => (failed === part ? form.problem : undefined)
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-5">
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
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.basics.sex}
            value={value.sex}
            onChange={sex => set({ sex })}
            problem={problemAt('sex')}
            options={genders.map(one => [one, words.genders[one]] as const)}
          />
          <Place field="birthday">
            <Field
              label={words.fields.birthday}
              hint={words.basics.birthdayHint}
              problem={problemAt('birthday')}
            >
              {control => (
                <Input
                  {...control}
                  type="date"
                  autoComplete="bday"
                  value={value.birthday}
                  onChange={typed => set({ birthday: typed })}
                />
              )}
            </Field>
          </Place>
        </div>
        <Place field="city">
          <PlaceFields
            places={places}
            value={value.place}
            problem={problemAt('city')}
            onChange={place => set({ place })}
          />
        </Place>
        <Place field="industry">
          <Industries
            label={words.fields.industry}
            known={info.industries}
            chosen={value.industry}
            problem={problemAt('industry')}
            onChange={industry => set({ industry })}
          />
        </Place>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy}>
            {words.basics.save}
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={form.discard}>
              {words.basics.discard}
            </Button>
          )}
          <span role="status" className="text-sm text-muted">
            {isDirty ? words.basics.unsaved : form.justSaved ? words.basics.saved : ''}
          </span>
        </div>
      </form>
    </Card>
  )
}

/** Each part has a call of its own. */
function useSteps(saved: Basics) {
  const api = useApi()
  return (value: Basics): [Part, boolean, () => Promise<unknown>][] => [
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
    ['sex', value.sex !== saved.sex, () => api('PUT /api/users/updateSex', { body: { sex: value.sex } })],
    [
      'city',
      JSON.stringify(value.place) !== JSON.stringify(saved.place),
      () => api('PUT /api/users/updateLocation', { body: value.place }),
    ],
    [
      'industry',
      value.industry.join() !== saved.industry.join(),
      () => api('PUT /api/users/updateInd', { body: { industry: [...value.industry] } }),
    ],
  ]
}
