import { useState } from 'react'
import { useMutation } from '../../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { Callout } from '../../../../../../ui/callout.tsx'
import { Input } from '../../../../../../ui/input.tsx'
import type { Field } from '../../../schema.ts'
import { datasetWords } from '../../../words.ts'
import type { Draft } from './draft.ts'

type File = Draft['files'][number]

/** What a file is called, what it is, and what its columns mean. */
export function FileForm({ id, file, onSaved }: { id: number; file: File; onSaved: () => Promise<void> }) {
  const words = useWords(datasetWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [values, setValues] = useState({
    newName: file.name,
    descriptionZh: file.descriptionZh,
    descriptionEn: file.descriptionEn,
  })
  const [fields, setFields] = useState<Field[]>(() => fieldsOf(file))
  const save = () =>
    run(async () => {
      const { newName, ...texts } = values
      await api('PUT /api/datasets/{id}/draft/files', {
        params: { id },
        body: {
          change: [{ name: file.name, ...(newName === file.name ? {} : { newName }), ...texts, fields }],
        },
      })
      await onSaved()
    })
  const setField = (name: string, change: Partial<Field>) =>
    setFields(fields.map(field => (field.name === name ? { ...field, ...change } : field)))
  return (
    <form
      className="grid gap-4 rounded-xl bg-sunken p-4"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['newName', words.upload.newName, 400],
            ['descriptionZh', words.upload.descriptionZh, 500],
            ['descriptionEn', words.upload.descriptionEn, 500],
          ] as const
        ).map(([name, label, most]) => (
          <label key={name} className={name === 'newName' ? 'text-sm sm:col-span-2' : 'text-sm'}>
            {label}
            <Input
              className="mt-1"
              maxLength={most}
              value={values[name]}
              onChange={typed => setValues({ ...values, [name]: typed })}
            />
          </label>
        ))}
      </div>
      {fields.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">{words.upload.columns}</legend>
          {fields.map(field => (
            <div key={field.name} className="grid items-center gap-2 sm:grid-cols-[10rem_1fr_1fr]">
              <span className="truncate font-mono text-sm" title={field.name}>
                {field.name}
              </span>
              {(['zh', 'en'] as const).map(language => (
                <Input
                  key={language}

                  lang={language === 'zh' ? 'zh-CN' : 'en-US'}
                  maxLength={500}
                  placeholder={words.form[language]}
                  aria-label={`${field.name} (${words.form[language]})`}
                  value={field[language]}
                  onChange={typed => setField(field.name, { [language]: typed })}
                />
              ))}
            </div>
          ))}
        </fieldset>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <Button type="submit" size="small" busy={isBusy} className="w-fit">
        {words.upload.apply}
      </Button>
    </form>
  )
}

/** A line for each column that the profile found or that somebody has described. */
function fieldsOf(file: File): Field[] {
  const names = new Set([...file.columns, ...file.fields.map(field => field.name)])
  return [...names].map(name => file.fields.find(field => field.name === name) ?? { name, zh: '', en: '' })
}
