import { localize } from '../../../../../base/web/language.ts'
import type { TextLanguages } from '../../../../../base/web/text-languages.ts'
import { AskedLanguages } from '../../../../../site/staff/asked-languages.ts'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { Form } from '../../../../../site/use-form.ts'
import { authoredFaults } from '../../../../competing/competitions/authored-faults.ts'
import { endsTooEarly, longestTitle } from '../../../../competing/competitions/authored-rules.ts'
import { authoredWords } from '../../../../competing/competitions/authored-words.ts'
import { LanguagesField } from '../../../../competing/competitions/web/parts/languages-field.tsx'
import { timesByClock } from '../../../../competing/competitions/web/parts/zone-change.tsx'
import { ZoneField } from '../../../../competing/competitions/web/parts/zone-field.tsx'
import { KindField } from './kind-field.tsx'

export type Head = {
  languages: TextLanguages
  type: 'computing' | 'solution'
  titleZh: string
  titleEn: string
  zone: string
  startAt: string
  endAt: string
}

/** What a competition begins with: its languages, its name, its kind and when it is. */
export function TitleFields({
  editing: { value, set, problemAt },
  zones,
}: {
  editing: Pick<Form<Head>, 'value' | 'set' | 'problemAt'>
  zones: readonly string[]
}) {
  const words = useWords(authoredWords)
  const lang = useLang()
  // Nothing is saved yet, so the typed clock times stay.
  const byClock = (zone: string) => {
    const { startAt, endAt } = value
    return timesByClock({ startAt, endAt }, { from: value.zone, to: zone })
  }
  const at = (name: string) => problemAt(name) ?? problemAt(`value.${name}`)
  return (
    <>
      <LanguagesField value={value.languages} onChange={languages => set({ languages })} />
      <AskedLanguages value={value.languages}>
        <BilingualField
          label={words.basics.titleField}
          maxLength={longestTitle}
          required
          {...sidesOf('title', value, set, at)}
        />
      </AskedLanguages>
      <KindField value={value.type} onChange={type => set({ type })} />
      <div className="grid gap-4 md:grid-cols-3">
        <ZoneField
          zones={zones}
          hint={words.basics.zoneHint}
          value={value.zone}
          onChange={zone => set({ zone, ...byClock(zone) })}
          problem={at('zone')}
        />
        <TimeField
          label={words.basics.start}
          zone={value.zone}
          value={value.startAt}
          onChange={startAt => set({ startAt })}
          problem={at('startAt')}
        />
        <TimeField
          label={words.basics.end}
          zone={value.zone}
          value={value.endAt}
          onChange={endAt => set({ endAt })}
          problem={endsTooEarly(value) ? localize(authoredFaults.endBeforeStart, lang) : at('endAt')}
        />
      </div>
    </>
  )
}
