import { longestAnswer } from '../../../../competing/competitions/entry-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { signUpWords } from '../../sign-up-words.ts'

type Answers = Record<string, string>

/** What the organiser asks at signup, question by question. */
export function EntryAnswers({
  fields,
  answers,
  langOf,
  problems,
  onChange,
}: {
  fields: CompetitionData['entryForm']['fields']
  answers: Answers
  /** The `lang` of what the organizer wrote. */
  langOf: (text: string) => string | undefined
  /** By the questions' keys, in words. */
  problems: Answers
  onChange: (answers: Answers) => void
}) {
  const words = useWords(signUpWords)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm">
        <span className="font-semibold">{words.form}</span>{' '}
        <span className="text-muted">{words.formLead}</span>
      </legend>
      {fields.map(field => {
        const shown = {
          label: (
            <>
              <span lang={langOf(field.label)}>{field.label}</span>
              {!field.required && words.optional}
            </>
          ),
          problem: problems[field.key],
          value: answers[field.key] ?? '',
          onChange: (answer: string) => onChange({ ...answers, [field.key]: answer }),
        }
        return field.kind === 'choice' ? (
          <SelectField
            key={field.key}
            {...shown}
            options={[
              ['', words.choose],
              ...field.choices.map(({ value, label }) => [value, label, langOf(label)] as const),
            ]}
          />
        ) : (
          <TextField
            key={field.key}
            {...shown}
            maxLength={longestAnswer(field)}
            {...(field.kind === 'text' ? { rows: 4 } : {})}
          />
        )
      })}
    </fieldset>
  )
}
