import { useWords } from '../../../../../site/use-site.ts'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { Field as Labelled } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { NumberField } from '../../../../../ui/number-field.tsx'
import { fileKinds } from '../../kinds.ts'
import { formWords } from '../../words.ts'
import { BoxGroup } from './box-group.tsx'
import type { EditorParts } from './field-editor.tsx'

const megabyte = 1024 * 1024

/** How long, how many, from when until when: what a field of its kind is held to. */
export function FieldLimits({ field, problemAt, onChange }: EditorParts) {
  const all = useWords(formWords)
  const { builder: words } = all
  switch (field.kind) {
    case 'heading':
    case 'choice':
      return null
    case 'text':
    case 'longText':
      return (
        <Count
          label={words.longest}
          value={field.most}
          max={field.kind === 'text' ? 500 : 20_000}
          onChange={most => onChange({ ...field, most })}
        />
      )
    case 'table':
      return (
        <Count
          label={words.mostRows}
          value={field.most}
          max={200}
          onChange={most => onChange({ ...field, most })}
        />
      )
    case 'members':
      return (
        <Count
          label={words.mostMembers}
          value={field.most}
          max={50}
          onChange={most => onChange({ ...field, most })}
        />
      )
    case 'budget':
      return (
        <Bound
          label={words.limit}
          value={field.most}
          onChange={most => onChange({ ...field, most: most !== null && most > 0 ? most : null })}
        />
      )
    case 'file':
      return (
        <div className="grid gap-5">
          <BoxGroup
            label={words.fileKinds}
            hint={words.fileKindsHint}
            options={fileKinds.map(kind => [kind, all.fileKinds[kind]] as const)}
            chosen={field.kinds}
            problem={problemAt('kinds')}
            onChange={kinds => {
              if (kinds.length > 0) onChange({ ...field, kinds })
            }}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <Count
              label={words.mostFiles}
              value={field.most}
              max={10}
              onChange={most => onChange({ ...field, most })}
            />
            <Count
              label={words.mostMegabytes}
              value={Math.max(1, Math.round(field.mostBytes / megabyte))}
              max={50}
              onChange={size => onChange({ ...field, mostBytes: size * megabyte })}
            />
          </div>
        </div>
      )
    case 'number':
      return (
        <div className="grid gap-5">
          <BilingualField
            label={words.unit}
            maxLength={120}
            zh={{ value: field.unit.zh, onChange: zh => onChange({ ...field, unit: { ...field.unit, zh } }) }}
            en={{ value: field.unit.en, onChange: en => onChange({ ...field, unit: { ...field.unit, en } }) }}
          />
          <div className="grid gap-4 md:grid-cols-3">
            <Bound
              label={words.least}
              value={field.least}
              onChange={least => onChange({ ...field, least })}
            />
            <Bound
              label={words.greatest}
              value={field.most}
              problem={problemAt('most')}
              onChange={most => onChange({ ...field, most })}
            />
            <Count
              label={words.decimals}
              value={field.decimals}
              min={0}
              max={6}
              onChange={decimals => onChange({ ...field, decimals })}
            />
          </div>
        </div>
      )
    case 'date':
      return (
        <div className="grid gap-4 md:grid-cols-2">
          <Day
            label={words.earliest}
            value={field.earliest}
            onChange={earliest => onChange({ ...field, earliest })}
          />
          <Day
            label={words.latest}
            value={field.latest}
            problem={problemAt('latest')}
            onChange={latest => onChange({ ...field, latest })}
          />
        </div>
      )
  }
}

/** A whole number within its limits; what is typed beyond them becomes the nearest. */
function Count({
  label,
  value,
  min = 1,
  max,
  onChange,
}: {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <NumberField
      className="max-w-60"
      label={label}
      value={value}
      within={{ least: min, most: max }}
      onChange={number => onChange(number ?? min)}
    />
  )
}

type Limit<V> = {
  label: string
  value: V | null
  problem?: string | undefined
  onChange: (value: V | null) => void
}

function Bound({ label, value, problem, onChange }: Limit<number>) {
  const { builder: words } = useWords(formWords)
  return (
    <NumberField label={label} hint={words.noLimit} value={value} problem={problem} onChange={onChange} />
  )
}

function Day({ label, value, problem, onChange }: Limit<string>) {
  const { builder: words } = useWords(formWords)
  return (
    <Labelled label={label} hint={words.noLimit} problem={problem}>
      {control => (
        <Input
          {...control}
          type="date"
          max="9999-12-31"
          value={value ?? ''}
          onChange={day => onChange(day === '' ? null : day)}
        />
      )}
    </Labelled>
  )
}
