import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useCompetition } from '../../../competitions/web/parts/competition-data.ts'
import { useTextLang } from '../../../competitions/web/parts/text-lang.ts'
import { choiceWords } from '../../choice-words.ts'

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
  const words = useWords(choiceWords)
  const link = useQueryLink()
  const langOf = useTextLang(useCompetition())
  if (rounds.length < 2) return null
  return (
    <ChoiceLinks
      label={words.round}
      chosen={scheduleId}
      choices={rounds.map(({ id, title, boards }) => {
        const type = boards.some(({ key }) => key === board) ? board : null
        return [id, title, link({ sch: id, type, stage: null, day: null }), langOf(title)]
      })}
    />
  )
}

/** Between the boards of a round that are ranked apart. */
export function BoardChoices({ round, board }: { round: Round | undefined; board: string }) {
  const words = useWords(choiceWords)
  const link = useQueryLink()
  const langOf = useTextLang(useCompetition())
  if (!round || round.boards.length < 2) return null
  return (
    <ChoiceLinks
      label={words.subRank}
      chosen={board}
      choices={round.boards.map(({ key, name }) => [
        key,
        name,
        link({ sch: round.id, type: key }),
        langOf(name),
      ])}
    />
  )
}

/** Between list A and list B of a round that has both. */
export function ListChoices({ scheduleId, stage }: { scheduleId: number; stage: 0 | 1 }) {
  const words = useWords(choiceWords)
  const link = useQueryLink()
  return (
    <ChoiceLinks
      label={words.board}
      chosen={stage}
      choices={([0, 1] as const).map(one => [
        one,
        words.list(one === 0 ? 'A' : 'B'),
        link({ sch: scheduleId, stage: one }),
      ])}
    />
  )
}
