import { useWords } from '../../../../../site/use-site.ts'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { authoredWords } from '../../../../competing/competitions/authored-words.ts'
import { wizardWords } from '../../wizard-words.ts'
import type { Head } from './title-fields.tsx'

/** What is prepared for each kind, or sent in it, as one would see it: the same in every language. */
const seen: Record<Head['type'], { file: string; lines: string }> = {
  computing: { file: 'answers.csv', lines: 'id,label\n1,cat\n2,dog' },
  solution: { file: 'solution.zip', lines: 'README.md\ntrain.py\npredict.py' },
}

/** Which kind of competition it is, each with what it means for organizers and teams. */
export function KindField({
  value,
  onChange,
}: {
  value: Head['type']
  onChange: (type: Head['type']) => void
}) {
  const words = useWords(authoredWords)
  const { kinds } = useWords(wizardWords)
  return (
    <RadioGroup
      label={words.basics.type}
      look="card"
      className="sm:grid-cols-2 [&>legend]:sm:col-span-2"
      value={value}
      onChange={onChange}
      options={(['computing', 'solution'] as const).map(
        kind =>
          [
            kind,
            <span key={kind} className="grid min-w-0 grow gap-2">
              <span>
                <span className="block font-medium">{words.types[kind]}</span>
                <span className="block text-muted">{kinds[kind].lead}</span>
              </span>
              <span className="block text-muted">
                {kinds[kind].example} <code translate="no">{seen[kind].file}</code>
              </span>
              <code
                translate="no"
                className="block rounded-lg bg-sunken px-3 py-2 font-mono text-xs leading-6 whitespace-pre"
              >
                {seen[kind].lines}
              </code>
            </span>,
          ] as const,
      )}
    />
  )
}
