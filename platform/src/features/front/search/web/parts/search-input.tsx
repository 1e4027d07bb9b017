import { useWords } from '../../../../../site/use-site.ts'
import { Input } from '../../../../../ui/input.tsx'
import { searchWords } from '../../words.ts'
import { listId, optionId } from './entry-list.tsx'

/** The line that is typed in: its arrow keys move through the list below it. */
export function SearchInput({
  typed,
  active,
  count,
  onType,
  onMove,
  onChoose,
}: {
  typed: string
  active: number
  count: number
  onType: (typed: string) => void
  onMove: (step: 1 | -1) => void
  onChoose: () => void
}) {
  const words = useWords(searchWords)
  return (
    <Input
      isBare
      type="search"
      role="combobox"
      aria-label={words.title}
      aria-expanded={count > 0}
      aria-controls={listId}
      aria-activedescendant={count > 0 ? optionId(active) : undefined}
      aria-autocomplete="list"
      autoComplete="off"
      placeholder={words.placeholder}
      maxLength={100}
      value={typed}
      onChange={onType}
      onKeyDown={event => {
        // While characters are composed, its keys are the input method's.
        if (event.nativeEvent.isComposing) return
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step !== 0 && count > 0) {
          event.preventDefault()
          onMove(step)
        }
        if (event.key === 'Enter') onChoose()
      }}
      className="w-full border-b border-line bg-transparent px-5 py-4 text-base outline-none"
    />
  )
}
