import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { choiceClass, choicesClass } from '../../../../../ui/choices.ts'
import { rankingWords } from '../../words.ts'

type Round = { id: number; title: string; boards: readonly { key: string; name: string }[] }

/** Between the rounds of a competition. A round opens with its own list and day; a board of the same key stays chosen. */
export function RoundChoices({
  rounds,
  scheduleId,
  board,
}: {
  rounds: readonly Round[]
  scheduleId: number
  board: string
}) {
  const words = useWords(rankingWords)
  const link = useQueryLink()
  return (
    <Choices
      label={words.round}
      entries={rounds.map(({ id, title, boards }) => ({
        key: id,
        to: link({
          sch: id,
          type: boards.some(({ key }) => key === board) ? board : null,
          stage: null,
          day: null,
        }),
        text: title,
        isCurrent: id === scheduleId,
      }))}
    />
  )
}

/** Between the boards of a round that are ranked apart. */
export function BoardChoices({ round, board }: { round: Round | undefined; board: string }) {
  const words = useWords(rankingWords)
  const link = useQueryLink()
  return (
    <Choices
      label={words.subRank}
      entries={(round?.boards ?? []).map(({ key, name }) => ({
        key,
        to: link({ sch: round?.id ?? null, type: key }),
        text: name,
        isCurrent: key === board,
      }))}
    />
  )
}

/** Between list A and list B of a round that has both. */
export function ListChoices({ scheduleId, stage }: { scheduleId: number; stage: 0 | 1 }) {
  const words = useWords(rankingWords)
  const link = useQueryLink()
  return (
    <Choices
      label={words.board}
      entries={([0, 1] as const).map(one => ({
        key: one,
        to: link({ sch: scheduleId, stage: one }),
        text: words.list(one === 0 ? 'A' : 'B'),
        isCurrent: one === stage,
      }))}
    />
  )
}

/** Nothing where there is no choice. */
function Choices({
  label,
  entries,
}: {
  label: string
  entries: { key: number | string; to: string; text: string; isCurrent: boolean }[]
}) {
  if (entries.length < 2) return null
  return (
    <nav aria-label={label} className={choicesClass}>
      {entries.map(entry => (
        <SiteLink
          key={entry.key}
          to={entry.to}
          aria-current={entry.isCurrent ? 'page' : undefined}
          className={choiceClass(entry.isCurrent)}
        >
          {entry.text}
        </SiteLink>
      ))}
    </nav>
  )
}
