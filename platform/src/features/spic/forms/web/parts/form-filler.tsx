import type { ReactNode } from 'react'
import { localize } from '../../../../../base/web/language.ts'
import { wordFor } from '../../../../../base/web/words.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { Answers, Field, GivenAnswer } from '../../fields.ts'
import { shownFields, type FormProblem } from '../../rules.ts'
import { formWords } from '../../words.ts'
import { FieldGroup } from './field-group.tsx'
import { useHintOf } from './field-hints.ts'
import { ListField } from './list-field.tsx'
import { PlainField } from './plain-field.tsx'

export type FileField = Extract<Field, { kind: 'file' }>

/** What is asked with the answers given so far, to be filled in. */
export function FormFiller({
  fields,
  answers,
  problems,
  files,
  onChange,
}: {
  fields: readonly Field[]
  answers: Answers
  /** Their paths begin with `answers.` */
  problems: readonly (Omit<FormProblem, 'code'> & { code: string })[]
  /** Shows the files of a field and takes new ones; whoever keeps them gives this. */
  files: (field: FileField) => ReactNode
  onChange: (answers: Answers) => void
}) {
  const words = useWords(formWords)
  const lang = useLang()
  const hintOf = useHintOf()
  const problemIn = (key: string) => (path: string) => {
    const full = path === '' ? `answers.${key}` : `answers.${key}.${path}`
    const found = problems.find(problem => problem.path === full)
    return found && (wordFor(words.problems, found.code) ?? words.problems.invalid)
  }
  const answerOf = (key: string): GivenAnswer => (Object.hasOwn(answers, key) ? (answers[key] ?? null) : null)
  return (
    <div className="grid gap-6">
      {shownFields(fields, answers).map(field => {
        const problemAt = problemIn(field.key)
        const shared = {
          answer: answerOf(field.key),
          label: localize(field.label, lang),
          hint: hintOf(field, answerOf(field.key)),
          problemAt,
          onChange: (answer: GivenAnswer) => onChange({ ...answers, [field.key]: answer }),
        }
        switch (field.kind) {
          case 'heading':
            return (
              <div key={field.key} className="border-b border-line pb-2">
                <h3 className="text-lg font-semibold">{shared.label}</h3>
                {shared.hint && <p className="mt-1 text-sm text-muted">{shared.hint}</p>}
              </div>
            )
          case 'file':
            return (
              <FieldGroup
                key={field.key}
                {...shared}
                isOptional={!field.isRequired}
                problem={[problemAt(''), ...listed(shared.answer).map((_, at) => problemAt(String(at)))].find(
                  text => text !== undefined,
                )}
              >
                {files(field)}
              </FieldGroup>
            )
          case 'table':
          case 'members':
          case 'budget':
            return <ListField key={field.key} field={field} {...shared} />
          default:
            return <PlainField key={field.key} field={field} {...shared} />
        }
      })}
    </div>
  )
}

const listed = (answer: GivenAnswer): readonly unknown[] => (Array.isArray(answer) ? answer : [])
