import type { Answer } from '../../../../../base/contract/call.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Combobox } from '../../../../../ui/combobox.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { profileWords } from '../../words.ts'
import { WordField } from './word-field.tsx'

export type Places = Answer<SiteCalls['GET /api/places']>
export type PlaceValue = { country: string | null; province: string; city: string }

const china = 'CN'

/** Country, then province and city: chosen from each other’s list in China, written elsewhere. */
export function PlaceFields({
  places,
  value,
  problem,
  onChange,
}: {
  places: Places
  value: PlaceValue
  problem?: string | undefined
  onChange: (value: PlaceValue) => void
}) {
  const { place: words } = useWords(profileWords)
  const lang = useLang()
  const name = (one: { nameCn: string; nameEn: string }) => localize({ zh: one.nameCn, en: one.nameEn }, lang)
  const cities = places.provinces.find(({ nameCn }) => nameCn === value.province)?.cities ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Combobox
        label={words.country}
        words={{ search: words.searchCountry, open: words.openCountries }}
        noMatch={words.noCountry}
        options={places.countries.map(one => ({
          value: one.code,
          label: name(one),
          alsoKnownAs: `${one.nameCn} ${one.nameEn}`,
        }))}
        value={value.country}
        onChange={country => onChange({ country, province: '', city: '' })}
      />
      {value.country === china ? (
        <>
          <SelectField
            label={words.province}
            value={value.province}
            onChange={province =>
              onChange({
                ...value,
                province,
                // A city that is a province needs no second choice.
                city: places.provinces.find(one => one.nameCn === province && one.cities.length === 1)
                  ? province
                  : '',
              })
            }
            options={[
              ['', words.noProvince],
              ...places.provinces.map(one => [one.nameCn, name(one)] as const),
            ]}
          />
          <SelectField
            label={words.city}
            problem={problem}
            value={value.city}
            onChange={city => onChange({ ...value, city })}
            options={[['', words.noCity], ...cities.map(one => [one.nameCn, name(one)] as const)]}
          />
        </>
      ) : (
        <>
          <TextField
            label={words.region}
            maxLength={40}
            autoComplete="address-level1"
            value={value.province}
            onChange={province => onChange({ ...value, province })}
          />
          <WordField
            kind="city"
            label={words.city}
            maxLength={40}
            problem={problem}
            value={value.city}
            onChange={city => onChange({ ...value, city })}
          />
        </>
      )}
    </div>
  )
}
