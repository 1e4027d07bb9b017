import { useMemo } from 'react'
import { useForm } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Field, SelectField, TextField } from '../../../../../ui/field.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { countries, isNumber, nameLimit, numberLimit, plainNumber, typesOf } from '../../rules.ts'
import { certificationWords } from '../../words.ts'
import { PhotoField, photoProblem, type PhotoLimits } from './photo-field.tsx'
import { useApplication } from './use-application.ts'

type Value = {
  kind: 'mainland' | 'overseas'
  type: 'id_card' | 'passport'
  country: string
  realName: string
  number: string
  photo: File | null
}
const blank = { country: '', realName: '', number: '', photo: null }

/** Who somebody is, with a photo. Nothing of it is kept in this browser, so it has no draft. */
export function IdentityForm({
  limits,
  isAgain,
}: {
  limits: PhotoLimits
  /** An earlier one was rejected. */
  isAgain: boolean
}) {
  const { form: words, kinds, types } = useWords(certificationWords)
  const lang = useLang()
  const { send, share } = useApplication()
  const begin: Value = { kind: 'mainland', type: 'id_card', ...blank }
  const form = useForm<Value>({
    saved: { value: begin, tag: '' },
    reload: 'after refusal',
    check: ({ kind, country, realName, number, photo }) => ({
      realName: realName.trim() === '' ? words.missing.realName : undefined,
      country: kind === 'overseas' && country === '' ? words.missing.country : undefined,
      number: isNumber({ kind, number: plainNumber(number) }, new Date()) ? undefined : words.missing.number,
      photo: photoProblem(photo, limits, { ...words.missing, missing: words.missing.photo }),
    }),
    save: async ({ kind, type, country, realName, number, photo }) => {
      await send('/api/v2/users/iden-v2', {
        authType: kind === 'mainland' ? '1' : '2',
        certificateType: type,
        country: kind === 'overseas' ? country : null,
        realName: realName.trim(),
        idNumber: number,
        photo,
      })
      return { value: begin, tag: '' }
    },
  })
  const { value, set } = form
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5" autoComplete="off">
      <RadioGroup
        label={words.kind}
        look="card"
        className="sm:grid-cols-2 [&>legend]:sm:col-span-2"
        value={value.kind}
        onChange={kind => set({ kind, type: typesOf[kind][0] === 'passport' ? 'passport' : 'id_card' })}
        options={(['mainland', 'overseas'] as const).map(
          one =>
            [
              one,
              <span key={one} className="min-w-0">
                <span className="block font-medium">{kinds[one]}</span>
                <span className="block text-muted">{words.kindHints[one]}</span>
              </span>,
            ] as const,
        )}
      />
      {value.kind === 'overseas' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.type}
            {...form.field('type')}
            options={(['passport', 'id_card'] as const).map(one => [one, types[one]] as const)}
          />
          <Countries lang={lang} {...form.field('country')} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.realName}
          hint={words.realNameHint}
          maxLength={nameLimit}
          autoComplete="off"
          required
          {...form.field('realName')}
        />
        <TextField
          label={words.number}
          maxLength={numberLimit}
          autoComplete="off"
          required
          value={value.number}
          onChange={number => set({ number })}
          problem={form.field('number').problem ?? form.problemAt('idNumber')}
        />
      </div>
      <PhotoField part="photo" limits={limits} {...form.field('photo')} />
      <Sending words={words} share={share} keptDays={limits.keptDays} problem={form.problem}>
        <Button type="submit" busy={form.isBusy}>
          {isAgain ? words.again : words.submit}
        </Button>
      </Sending>
    </form>
  )
}

/** The way on, what went wrong with it, and what becomes of what is sent. */
export function Sending({
  words,
  share,
  keptDays,
  problem,
  children,
}: {
  words: { sending: (percent: string) => string; privacy: (days: number) => string }
  share: number | undefined
  keptDays: number
  problem: string | undefined
  children: React.ReactNode
}) {
  return (
    <>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <p className="text-sm text-muted">{words.privacy(keptDays)}</p>
      <div className="flex flex-wrap items-center gap-4">
        {children}
        <span role="status" className="text-sm text-muted tabular-nums">
          {share !== undefined && words.sending(`${Math.round(share * 100)}%`)}
        </span>
      </div>
    </>
  )
}

function Countries({
  lang,
  value,
  onChange,
  problem,
}: {
  lang: string
  value: string
  onChange: (value: string) => void
  problem: string | undefined
}) {
  const { form: words } = useWords(certificationWords)
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([lang], { type: 'region' })
    return countries
      .map(code => [code, names.of(code) ?? code] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other, lang))
  }, [lang])
  return (
    <Field label={words.country} problem={problem}>
      {control => (
        <Select {...control} value={value} onChange={onChange} options={[['', words.choose], ...options]} />
      )}
    </Field>
  )
}
