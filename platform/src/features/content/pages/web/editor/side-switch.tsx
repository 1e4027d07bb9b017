import { useWords } from '../../../../../site/use-site.ts'
import { choiceClass, choicesClass } from '../../../../../ui/choices.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { editingWords } from '../../editing-words.ts'
import { sides, type Side } from './editing.ts'

/** On narrow screens, which of both languages is written; wide ones show both. */
export function SideSwitch({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const { language, languages } = useWords(editingWords)
  return (
    <div className="md:hidden">
      <div className={choicesClass} role="group" aria-label={language}>
        {sides.map(one => (
          <PlainButton
            key={one}
            aria-pressed={one === side}
            className={choiceClass(one === side)}
            onClick={() => onChange(one)}
          >
            {languages[one]}
          </PlainButton>
        ))}
      </div>
    </div>
  )
}
