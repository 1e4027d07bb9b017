import { Plus, Trash2 } from 'lucide-react'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import type { Round } from '../../rounds.contract.ts'
import { roundWords } from '../../round-words.ts'

type Board = Round['subRanks'][number]
const most = 10

/** The boards of a round that are ranked apart, each with its name in both languages. */
export function BoardFields({
  boards,
  onChange,
  problem,
  problemAt,
}: {
  boards: readonly Board[]
  onChange: (boards: Board[]) => void
  /** What is wrong with the boards together. */
  problem: string | undefined
  problemAt: (path: string) => string | undefined
}) {
  const { rounds: words } = useWords(roundWords)
  const change = (index: number, next: Partial<Board>) =>
    onChange(boards.map((board, at) => (at === index ? { ...board, ...next } : board)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">{words.subRanks}</legend>
      <p className="text-sm text-muted">{words.subRanksHint}</p>
      {boards.map((board, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a new one has no key yet
        <div key={index} className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
          <BilingualField
            label={words.subRank(index + 1)}
            maxLength={60}
            zh={{
              value: board.zh,
              onChange: zh => change(index, { zh }),
              problem: problemAt(`${index}.zh`),
            }}
            en={{
              value: board.en,
              onChange: en => change(index, { en }),
              problem: problemAt(`${index}.en`),
            }}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeSubRank(index + 1)}
            onClick={() => onChange(boards.filter((_one, at) => at !== index))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </div>
      ))}
      {problem && (
        <p className="text-sm text-bad" role="alert">
          {problem}
        </p>
      )}
      {boards.length < most && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...boards, { key: '', zh: '', en: '' }])}
          >
            <Plus className="size-4" aria-hidden="true" />
            {words.addSubRank}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
