import { useState } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import type { Answers, Field } from '../../fields.ts'
import { formWords } from '../../words.ts'
import { FormFiller } from './form-filler.tsx'

/** A form as it will be filled in, to try it out. Stands outside the form that it is made with. */
export function FormPreview({ fields }: { fields: readonly Field[] }) {
  const { builder: words } = useWords(formWords)
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Card as="section">
      <h2 className="font-semibold">{words.preview}</h2>
      <p className="mt-1 mb-6 text-sm text-muted">{words.previewHint}</p>
      <FormFiller
        fields={fields}
        answers={answers}
        problems={[]}
        files={() => <p className="text-muted">{words.previewFiles}</p>}
        onChange={setAnswers}
      />
    </Card>
  )
}
