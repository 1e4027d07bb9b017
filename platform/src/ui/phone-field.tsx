import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

/** Countries and regions to choose from, by their codes of two letters, which need no translation. */
const codes = (
  'CN +86,HK +852,MO +853,TW +886,SG +65,MY +60,JP +81,KR +82,TH +66,VN +84,ID +62,PH +63,IN +91,AE +971,AU +61,' +
  'NZ +64,GB +44,DE +49,FR +33,IT +39,ES +34,NL +31,CH +41,SE +46,RU +7,US/CA +1,BR +55'
)
  .split(',')
  .map(name => [name.split(' ')[1] ?? '', name] as const)

const codeIn = (value: string) => codes.find(([code]) => value.startsWith(`${code} `))?.[0]

type Props = Omit<FieldProps, 'children'> & {
  /** What the list of codes is called. */
  codeLabel: string
  /** The number in full, `+86 139…`; empty without one. */
  value: string
  onChange: (value: string) => void
  maxLength: number
}

/** A phone number beside the code of its country. One that is typed with a code of its own keeps it. */
export function PhoneField({ codeLabel, value, onChange, maxLength, ...shown }: Props) {
  const [chosen, setChosen] = useState('+86')
  const code = codeIn(value) ?? chosen
  const number = value.startsWith(`${code} `) ? value.slice(code.length + 1) : value
  const tell = (withCode: string, typed: string) =>
    onChange(typed === '' || typed.startsWith('+') ? typed : `${withCode} ${typed}`)
  return (
    <Field {...shown}>
      {({ className, ...control }) => (
        <div className={`flex gap-2 ${className}`}>
          <Select
            aria-label={codeLabel}
            autoComplete="tel-country-code"
            className="w-32"
            value={code}
            options={codes}
            onChange={next => {
              setChosen(next)
              tell(next, number)
            }}
          />
          <Input
            {...control}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={maxLength}
            className="min-w-0 flex-1"
            value={number}
            onChange={typed => tell(code, typed)}
          />
        </div>
      )}
    </Field>
  )
}
