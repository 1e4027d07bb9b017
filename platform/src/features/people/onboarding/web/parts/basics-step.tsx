import { useLocation } from 'react-router'
import { bindingAddress } from '../../../../../base/web/sign-on-addresses.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { PlaceFields, type Places, type PlaceValue } from '../../../profiles/web/parts/place-fields.tsx'
import { guideRoles, type GuideRole } from '../../guide.rules.ts'
import { guideWords } from '../../words.ts'
import { RoleChoice } from './role-choice.tsx'
import { StepActions } from './step-actions.tsx'
import { StepCard } from './step-card.tsx'
import { useGuide } from './use-guide.ts'

type Basics = { iden: GuideRole | null; birthday: string; place: PlaceValue }

/** Who somebody is, in three answers. */
export function BasicsStep({ places }: { places: Places }) {
  const { basics: words } = useWords(guideWords)
  const { guide, onward } = useGuide()
  const api = useApi()
  const { viewer, lang } = useSite()
  const { bindingInfo } = guide
  const { country, province, city } = bindingInfo
  const isChinese = places.provinces.some(one => one.nameCn === province)
  const saved: Basics = {
    iden: bindingInfo.iden,
    birthday: bindingInfo.birthday ?? '',
    // Who named a province of China lives there, and most who read Chinese do: they choose where from a list.
    place: {
      country: country ?? (isChinese || (lang === 'zh-CN' && city === '') ? 'CN' : null),
      province,
      city,
    },
  }
  const form = useForm<Basics>({
    name: 'guide:basics',
    saved: { value: saved, tag: JSON.stringify(saved) },
    check: ({ iden, birthday, place }) => ({
      iden: iden === null ? words.missing.iden : undefined,
      birthday: birthday === '' ? words.missing.birthday : undefined,
      place: place.city.trim() === '' ? words.missing.city : undefined,
    }),
    save: async value => {
      const { iden, birthday, place } = value
      if (iden !== null && iden !== saved.iden)
        await api('POST /api/v2/users/update-user-iden/{id}', {
          params: { id: viewer?.id ?? 0 },
          body: { type: 'iden', value: iden },
        })
      if (birthday !== saved.birthday) await api('PUT /api/users/updateBirthday', { body: { birthday } })
      if (place.city !== city || place.province !== province || place.country !== country)
        await api('PUT /api/users/updateLocation', { body: place })
      return { value, tag: JSON.stringify(value) }
    },
    onSaved: () => void onward(1),
  })
  return (
    <StepCard title={words.title} lead={words.lead}>
      <form {...form.props} className="grid gap-6">
        <RoleChoice
          label={words.iden}
          options={guideRoles.map(one => [one, words.roles[one], words.roleHints[one]] as const)}
          {...form.field('iden')}
        />
        <Field
          label={words.birthday}
          hint={words.birthdayHint}
          problem={form.field('birthday').problem}
          className="sm:w-1/2"
        >
          {control => (
            <Input
              {...control}
              type="date"
              autoComplete="bday"
              value={form.value.birthday}
              onChange={birthday => form.set({ birthday })}
            />
          )}
        </Field>
        <PlaceFields
          places={places}
          value={form.value.place}
          problem={form.field('place').problem}
          onChange={place => form.set({ place })}
        />
        <Email email={bindingInfo.email} />
        <StepActions step={1} isBusy={form.isBusy} problem={form.problem} />
      </form>
    </StepCard>
  )
}

/** Bound at the sign-on site: here it is shown, or the way there. */
function Email({ email }: { email: string | null }) {
  const { basics: words } = useWords(guideWords)
  const { issuer, publicUrl, lang } = useSite()
  const { pathname, search } = useLocation()
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className="font-medium">{words.email}</span>
      <span className={email ? '' : 'text-muted'}>{email ?? words.noEmail}</span>
      {!email && (
        <a href={bindingAddress({ issuer, publicUrl }, lang, pathname + search, 'email')}>{words.bind}</a>
      )}
    </p>
  )
}
