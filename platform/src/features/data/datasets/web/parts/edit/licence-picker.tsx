import { useState } from 'react'
import { useLang, useWords } from '../../../../../../site/use-site.ts'
import { Input } from '../../../../../../ui/input.tsx'
import { Select } from '../../../../../../ui/select.tsx'
import { licenceNamed, licences } from '../../../licences.ts'
import { datasetWords } from '../../../words.ts'

const other = 'other'

/** A licence by its SPDX name, or the name of another one. */
export function LicencePicker({ value, onChange }: { value: string; onChange: (licence: string) => void }) {
  const words = useWords(datasetWords).form
  const lang = useLang()
  const known = licenceNamed(value)
  const [choseOther, setOther] = useState(false)
  const isOther = choseOther || (value !== '' && !known)
  return (
    <div className="grid gap-3">
      <label className="text-sm">
        {words.licence}
        <Select
          className="mt-1"
          value={isOther ? other : (known?.id ?? '')}
          aria-describedby="licence-hint"
          onChange={chosen => {
            setOther(chosen === other)
            onChange(chosen === other ? '' : chosen)
          }}
        >
          <option value="">{words.licenceChoose}</option>
          {licences.map(licence => (
            <option key={licence.id} value={licence.id}>
              {licence.id} · {lang === 'zh-CN' ? licence.gives.zh : licence.gives.en}
            </option>
          ))}
          <option value={other}>{words.licenceOther}</option>
        </Select>
        <span id="licence-hint" className="mt-1 block text-muted">
          {known && !isOther ? known.name : words.licenceHint}
        </span>
      </label>
      {isOther && (
        <label className="text-sm">
          {words.licenceText}
          <Input
            className="mt-1"
            maxLength={100}
            value={value}
            onChange={typed => {
              // It stays another one while its name is empty, or one of the known ones.
              setOther(true)
              onChange(typed)
            }}
          />
        </label>
      )}
    </div>
  )
}
