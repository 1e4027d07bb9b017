import { Plus, Trash2 } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { AskedLanguages, useAskedSides } from '../../../../../site/staff/asked-languages.ts'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { authoredWords } from '../../authored-words.ts'

type Field = Answer<
  SiteCalls['GET /api/admin/competitions/{id}/access']
>['access']['value']['entryFields'][number]
const most = 20
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

/** What people are asked at signup, question by question. */
export function EntryFields({
  fields,
  onChange,
  problemAt,
}: {
  fields: readonly Field[]
  onChange: (fields: Field[]) => void
  problemAt: (path: string) => string | undefined
}) {
  const { access: words } = useWords(authoredWords)
  const { isOne } = useAskedSides()
  const change = (index: number, next: Partial<Field>) =>
    onChange(fields.map((field, at) => (at === index ? { ...field, ...next } : field)))
  return (
    <Card as="section" className="grid gap-5">
      <div>
        <h2 className="font-semibold">{words.form}</h2>
        <p className="text-sm text-muted">{words.formLead}</p>
      </div>
      {fields.length === 0 && <p className="text-sm text-muted">{words.formEmpty}</p>}
      {fields.map((field, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a key is being typed
        <div key={index} className="grid gap-3 border-t border-line pt-4">
          <BilingualField
            label={`${words.fieldLabel} ${index + 1}`}
            maxLength={80}
            {...sidesOf(
              'label',
              field,
              part => change(index, part),
              name => problemAt(`${index}.${name}`),
            )}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label={words.fieldKey}
              hint={words.fieldKeyHint}
              maxLength={31}
              value={field.key}
              onChange={key => change(index, { key })}
              problem={problemAt(`${index}.key`)}
            />
            <SelectField
              label={words.fieldKind}
              value={field.kind}
              onChange={kind =>
                change(index, { kind, ...(kind === 'choice' ? {} : { choices: [], choicesEn: [] }) })
              }
              options={(['line', 'text', 'choice'] as const).map(kind => [kind, words.kinds[kind]])}
            />
          </div>
          {field.kind === 'choice' && isOne && field.choicesEn.length === 0 && (
            <TextField
              label={words.fieldChoices}
              rows={4}
              value={field.choices.join('\n')}
              onChange={text => change(index, { choices: linesOf(text) })}
              problem={problemAt(`${index}.choices`) ?? problemAt(`${index}.choices.0`)}
            />
          )}
          {field.kind === 'choice' && !(isOne && field.choicesEn.length === 0) && (
            // Names in English that are there already belong to as many choices: they are seen while those change.
            <AskedLanguages value="both">
              <BilingualField
                label={words.fieldChoices}
                hint={words.fieldChoicesHint}
                rows={4}
                zh={{
                  value: field.choices.join('\n'),
                  onChange: text => change(index, { choices: linesOf(text) }),
                  problem: problemAt(`${index}.choices`) ?? problemAt(`${index}.choices.0`),
                }}
                en={{
                  value: field.choicesEn.join('\n'),
                  onChange: text => change(index, { choicesEn: linesOf(text) }),
                  problem: problemAt(`${index}.choicesEn`) && words.fieldChoicesUneven,
                }}
              />
            </AskedLanguages>
          )}
          <div className="flex items-center justify-between gap-4">
            <CheckField
              label={words.fieldRequired}
              checked={field.required}
              onChange={required => change(index, { required })}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`${words.remove} ${index + 1}`}
              onClick={() => onChange(fields.filter((_one, at) => at !== index))}
            >
              <Trash2 className="size-4" aria-hidden="true" />
              {words.remove}
            </Button>
          </div>
        </div>
      ))}
      {fields.length < most && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onChange([
                ...fields,
                {
                  key: `field_${fields.length + 1}`,
                  labelZh: '',
                  labelEn: '',
                  kind: 'line',
                  required: true,
                  choices: [],
                  choicesEn: [],
                },
              ])
            }
          >
            <Plus className="size-4" aria-hidden="true" />
            {words.addField}
          </Button>
        </div>
      )}
    </Card>
  )
}
