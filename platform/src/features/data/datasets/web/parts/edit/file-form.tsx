import { useApi } from '../../../../../../site/browser-api.ts'
import { useAskedSides } from '../../../../../../site/staff/asked-languages.ts'
import { staffWords } from '../../../../../../site/staff/words.ts'
import { Restored } from '../../../../../../site/unsaved-changes.tsx'
import { useForm } from '../../../../../../site/use-form.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { Callout } from '../../../../../../ui/callout.tsx'
import { TextField } from '../../../../../../ui/field.tsx'
import { Input } from '../../../../../../ui/input.tsx'
import type { Field } from '../../../schema.ts'
import { datasetWords } from '../../../words.ts'
import type { Draft } from './draft.ts'

type File = Draft['files'][number]

/** What a file is called, what it is, and what its columns mean. */
export function FileForm({ id, file, onSaved }: { id: number; file: File; onSaved: () => void }) {
  const words = useWords(datasetWords)
  const { editing } = useWords(staffWords)
  const { sides } = useAskedSides()
  const api = useApi()
  const { name, descriptionZh, descriptionEn, fields } = file
  const value = { newName: name, descriptionZh, descriptionEn, fields }
  const form = useForm({
    name: `dataset:${id}:file:${name}`,
    saved: { value, tag: JSON.stringify(value) },
    save: async ({ newName, ...texts }) => {
      const change = { name, ...(newName === name ? {} : { newName }), ...texts }
      await api('PUT /api/datasets/{id}/draft/files', { params: { id }, body: { change: [change] } })
    },
    onSaved,
  })
  const lines = linesOf(file.columns, form.value.fields)
  const setField = (changed: Field) =>
    form.set({ fields: lines.map(field => (field.name === changed.name ? changed : field)) })
  return (
    <form {...form.props} className="grid gap-4 rounded-xl bg-sunken p-4">
      <Restored form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.upload.newName}
          maxLength={400}
          className="sm:col-span-2"
          {...form.field('newName')}
        />
        {sides.includes('zh') && (
          <TextField label={words.upload.descriptionZh} maxLength={500} {...form.field('descriptionZh')} />
        )}
        {sides.includes('en') && (
          <TextField label={words.upload.descriptionEn} maxLength={500} {...form.field('descriptionEn')} />
        )}
      </div>
      {lines.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">{words.upload.columns}</legend>
          {lines.map(field => (
            <div key={field.name} className="grid items-center gap-2 sm:grid-cols-[10rem_1fr_1fr]">
              <span className="truncate font-mono text-sm" title={field.name}>
                {field.name}
              </span>
              {sides.map(language => (
                <Input
                  key={language}
                  lang={language === 'zh' ? 'zh-CN' : 'en-US'}
                  maxLength={500}
                  placeholder={words.form[language]}
                  aria-label={`${field.name} (${words.form[language]})`}
                  value={field[language]}
                  onChange={typed => setField({ ...field, [language]: typed })}
                />
              ))}
            </div>
          ))}
        </fieldset>
      )}
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.isBusy}>
          {words.upload.apply}
        </Button>
        {form.isDirty && (
          <Button variant="quiet" size="small" onClick={form.discard}>
            {editing.discard}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A line for each column that the profile found or that somebody has described. */
function linesOf(columns: readonly string[], fields: readonly Field[]): Field[] {
  const names = new Set([...columns, ...fields.map(field => field.name)])
  return [...names].map(name => fields.find(field => field.name === name) ?? { name, zh: '', en: '' })
}
