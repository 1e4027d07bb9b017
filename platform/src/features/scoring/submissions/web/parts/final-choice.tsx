import { hasSeconds } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { boardName } from '../../../../competing/schedules/boards.ts'
import { submissionWords } from '../../words.ts'
import type { SubmitsData } from '../submits.page.tsx'

/** The boards of the round, by the names that the reader knows. */
type RoundBoards = Parameters<typeof boardName>[0]
type Choice = NonNullable<SubmitsData['finalChoice']>
type Board = Choice['boards'][number]

/** How the final list looks at a team's submissions, what counts as things stand, and until when that may change. */
export function FinalChoice({
  choice,
  boards,
  zone,
  moved,
}: {
  choice: Choice
  boards: RoundBoards
  zone: string
  /** Ticks that are on their way, by board. */
  moved: ReadonlyMap<string, number>
}) {
  const { choice: words } = useWords(submissionWords)
  const { time } = useZonedText(zone)
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h4 className="font-semibold">{words.title}</h4>
        <p className="text-sm text-muted">{words.explain(choice.most)}</p>
        <p className="text-sm">
          {choice.isOver ? words.over : words.until(time(choice.until, hasSeconds(choice.until)))}
        </p>
      </div>
      {choice.boards.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      {choice.boards.map(board => (
        <section key={board.subRank} className="grid gap-2 border-t border-line pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            {board.subRank !== '' && (
              <h5 className="text-sm font-semibold">{words.board(boardName(boards, board.subRank))}</h5>
            )}
            <Chosen choice={choice} ticked={board.ticked + (moved.get(board.subRank) ?? 0)} />
          </div>
          <Counting board={board} isRevealed={choice.isRevealed} />
        </section>
      ))}
    </Card>
  )
}

function Chosen({ choice, ticked }: { choice: Choice; ticked: number }) {
  const { choice: words } = useWords(submissionWords)
  return (
    <p role="status" className="text-sm tabular-nums">
      <strong className="font-semibold">{words.chosen(ticked, choice.most)}</strong>
      {ticked >= choice.most && !choice.isOver && (
        <span className="ml-2 text-muted">{words.full(choice.most)}</span>
      )}
    </p>
  )
}

function Counting({ board, isRevealed }: { board: Board; isRevealed: boolean }) {
  const { choice: words } = useWords(submissionWords)
  const { counting } = board
  if (counting === null) return <p className="text-sm text-muted">{words.secret}</p>
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">
        {isRevealed ? words.counted : board.ticked > 0 ? words.byTick : words.byScore}
      </p>
      <ul className="grid gap-1">
        {counting.map(one => (
          <li key={one.id} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-medium wrap-anywhere">{one.fileName}</span>
            <span className="text-muted tabular-nums">{one.score}</span>
            {board.placing === one.id && <Badge tone="good">{words.placing}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
