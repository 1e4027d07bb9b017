import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { CheckField, Field, SelectField, TextField } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Input } from '../../ui/input.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { RadioGroup } from '../../ui/radio.tsx'
import { SearchSelect, type Found } from '../../ui/search-select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useWords } from '../use-site.ts'
import { Section, row } from './section.tsx'
import { designWords } from './words.ts'

/** What forms are made of. */
export function Fields() {
  const words = useWords(designWords)
  const [text, setText] = useState('')
  const [sort, setSort] = useState<'newest' | 'oldest'>('newest')
  const [city, setCity] = useState<number | null>(1)
  const [cities, setCities] = useState<readonly number[]>([0, 3])
  const [found, setFound] = useState<readonly Found<number>[]>([])
  const [people, setPeople] = useState<readonly Found<number>[]>([])
  const [isOn, setOn] = useState(true)
  const [file, setFile] = useState<File | null>(null)
  const sorts = (['newest', 'oldest'] as const).map(one => [one, words.sorts[one]] as const)
  const options = Object.values(words.cities).map((label, value) => ({ label, value }))
  const said = { search: words.search, open: words.open, remove: words.removeOne }
  const search = (typed: string) =>
    setFound(
      typed === ''
        ? []
        : options.filter(({ label }) => label.includes(typed)).map(option => ({ ...option, picture: null })),
    )
  return (
    <Section title={words.sections.fields}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField label={words.name} hint={words.hint} value={text} onChange={setText} />
        <TextField label={words.name} value={text} onChange={setText} problem={words.wrong} />
        <TextField label={words.note} rows={3} value={text} onChange={setText} placeholder={words.hint} />
        <TextField label={words.name} value={words.text} readOnly onChange={() => undefined} />
        <Field label={words.time}>{control => <Input {...control} type="date" />}</Field>
        <SelectField label={words.sort} value={sort} onChange={setSort} options={sorts} />
        <Combobox
          label={words.city}
          options={options}
          value={city}
          onChange={setCity}
          noMatch={words.noMatch}
          words={said}
        />
        <MultiSelect
          label={words.city}
          options={options}
          chosen={cities}
          onChange={setCities}
          empty={words.none}
          noMatch={words.noMatch}
          words={said}
        />
        <SearchSelect
          label={words.city}
          note={undefined}
          words={said}
          found={found}
          chosen={people}
          onChange={setPeople}
          onType={search}
        />
        <CheckField label={words.agree} hint={words.text} checked={isOn} onChange={setOn} />
        <div className="grid gap-3">
          <Switch label={words.notify} hint={words.text} checked={isOn} onChange={setOn} />
          <Switch label={words.notify} checked={isOn} onChange={setOn} disabledReason={words.reason} />
        </div>
        <RadioGroup label={words.sort} options={sorts} value={sort} onChange={setSort} />
        <RadioGroup label={words.sort} look="card" options={sorts} value={sort} onChange={setSort} />
        <CopyField label={words.name} value={words.text} copy={words.save} copied={words.saved} />
        <div className={row}>
          <FileButton label={words.file} onFiles={files => setFile(files[0] ?? null)} />
        </div>
      </div>
      <FileDrop
        name="design"
        label={words.file}
        hint={words.hint}
        accept=".csv"
        value={file}
        onChange={setFile}
      />
    </Section>
  )
}
