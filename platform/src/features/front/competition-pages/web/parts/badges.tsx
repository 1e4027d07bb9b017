import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { stateTone } from '../../../../competing/competitions/web/parts/state-tone.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'

/** What a competition is, in a word each: its state, its type, its subjects. */
export function Badges({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={stateTone[competition.state]}>{words.states[competition.state]}</Badge>
      <Badge>{words.types[competition.type]}</Badge>
      {competition.raceCategory && <Badge>{competition.raceCategory}</Badge>}
      {competition.tags.map(tag => (
        <Badge key={tag.code}>{tag.name}</Badge>
      ))}
    </p>
  )
}
