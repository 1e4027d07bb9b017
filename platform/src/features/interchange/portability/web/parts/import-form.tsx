import { wordFor } from '../../../../../base/web/words.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { LanguagesField } from '../../../../competing/competitions/web/parts/languages-field.tsx'
import {
  useZoneCheck,
  ZoneChange,
  type ZoneKeeps,
} from '../../../../competing/competitions/web/parts/zone-change.tsx'
import { ZoneField } from '../../../../competing/competitions/web/parts/zone-field.tsx'
import { AskedLanguages } from '../../../../../site/staff/asked-languages.ts'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { longestTitle } from '../../../../competing/competitions/authored-rules.ts'
import { choicesOf } from '../../rules.ts'
import type { Preview } from '../../schema.ts'
import { portabilityWords } from '../../words.ts'
import { chosenTimes, type Chosen } from './chosen-zone.ts'
import { RoundChoice, type Metrics } from './round-choice.tsx'

/** What the file leaves open is decided here; confirming it makes the draft. */
export function ImportForm({
  importId,
  preview,
  zones,
  metrics,
}: {
  importId: number
  preview: Preview
  zones: readonly string[]
  metrics: Metrics
}) {
  const words = useWords(portabilityWords)
  const api = useApi()
  const checkZone = useZoneCheck(preview.zone)
  const example = preview.startAt ?? preview.rounds.find(round => round.startAt)?.startAt
  const editing = useForm<Chosen>({
    name: `import:${importId}`,
    saved: { value: { ...choicesOf(preview), zoneKeeps: null }, tag: '' },
    check: value => ({ zoneKeeps: example ? checkZone(value) : undefined }),
    save: async value => {
      const { zoneKeeps: _keeps, ...choices } = value
      await api('POST /api/admin/imports/{importId}/confirmation', {
        params: { importId },
        body: { choices },
      })
      return { value, tag: 'confirmed' }
    },
  })
  const { value, set } = editing
  const keeping = (next: ZoneKeeps | null) => chosenTimes(value, { from: preview.zone, next })
  const problemAt = (field: string): string | undefined => {
    const issue = editing.issues.find(one => one.path === `body.choices.${field}`)
    if (!issue) return undefined
    return wordFor(words.problems, issue.code) ?? issue.message ?? words.problems.invalid
  }
  return (
    <EditingForm editing={editing} submit={words.preview.confirm}>
      <Card as="section" className="grid gap-5">
        <h2 className="text-lg font-semibold">{words.preview.basics}</h2>
        <LanguagesField value={value.languages} onChange={languages => set({ languages })} />
        <AskedLanguages value={value.languages}>
          <BilingualField
            label={words.preview.titleField}
            maxLength={longestTitle}
            required
            {...sidesOf('title', value, set, problemAt)}
          />
        </AskedLanguages>
        <div className="grid gap-3 md:grid-cols-3">
          <ZoneField
            zones={zones}
            value={value.zone}
            onChange={zone => set({ ...keeping(null), zone })}
            problem={editing.field('zoneKeeps').problem ?? problemAt('zone')}
          />
          <TimeField
            label={words.preview.start}
            zone={value.zone}
            value={value.startAt || null}
            onChange={startAt => set({ startAt })}
            problem={problemAt('startAt')}
          />
          <TimeField
            label={words.preview.end}
            zone={value.zone}
            value={value.endAt || null}
            onChange={endAt => set({ endAt })}
            problem={problemAt('endAt')}
          />
        </div>
        {example && (
          <ZoneChange
            from={preview.zone}
            to={value.zone}
            example={example}
            value={value.zoneKeeps}
            onChange={zoneKeeps => set(keeping(zoneKeeps))}
          />
        )}
      </Card>
      <section className="grid gap-4" aria-labelledby="rounds">
        <h2 id="rounds" className="text-lg font-semibold">
          {words.preview.rounds}
        </h2>
        {preview.rounds.length === 0 && <p className="text-muted">{words.preview.noRounds}</p>}
        {preview.rounds.map((round, index) => {
          const choice = value.rounds[index]
          if (!choice) return null
          return (
            <RoundChoice
              key={round.key}
              round={round}
              choice={choice}
              index={index}
              zone={value.zone}
              metrics={metrics}
              problemAt={field => problemAt(`rounds.${index}.${field}`)}
              onChange={change =>
                set({ rounds: value.rounds.map((one, at) => (at === index ? { ...one, ...change } : one)) })
              }
            />
          )
        })}
      </section>
      <p className="text-sm text-muted">{words.preview.confirmHint}</p>
    </EditingForm>
  )
}
