import { useState } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { authoredWords } from '../../authored-words.ts'
import { prizePlacesIn } from '../../prize-places.rules.ts'

type Places = number[] | null
const same = (a: Places, b: Places) => a?.join() === b?.join()

/** After which places prizes end, as a line of numbers. */
export function PrizePlacesField({
  value,
  onChange,
  problem,
}: {
  value: Places
  onChange: (value: Places) => void
  problem: string | undefined
}) {
  const { basics: words } = useWords(authoredWords)
  const [typed, setTyped] = useState('')
  return (
    <TextField
      label={words.prizePlaces}
      hint={words.prizePlacesHint}
      maxLength={60}
      // What was typed stays as it was, comma for comma, unless the form has gone over to other places since.
      value={same(prizePlacesIn(typed), value) ? typed : (value?.join(', ') ?? '')}
      onChange={text => {
        setTyped(text)
        onChange(prizePlacesIn(text))
      }}
      problem={problem}
    />
  )
}
