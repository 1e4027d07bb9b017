import type { ReactNode } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useTextLang } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'

type Mark = { label: ReactNode; at: string }

/** The moments of all rounds in their order; two that fall together are one. */
export function useMarks(competition: CompetitionData): Mark[] {
  const { phases } = useWords(competitionWords)
  const langOf = useTextLang(competition)
  const isSingle = competition.schedules.length === 1
  const marks = competition.schedules.flatMap(schedule => {
    const named = (step: string) =>
      isSingle ? (
        step
      ) : (
        <>
          <span lang={langOf(schedule.title)}>{schedule.title}</span> · {step}
        </>
      )
    const { listBMode, listBStartTime } = schedule
    return [
      { label: named(phases.start), at: schedule.startTime },
      // Code is judged without a leaderboard that could close.
      ...(schedule.takesOnlyCode ? [] : [{ label: named(phases.listA), at: schedule.listAEndTime }]),
      ...(listBMode === 'window' && listBStartTime
        ? [{ label: named(phases.listB), at: listBStartTime }]
        : []),
      { label: named(phases.end), at: schedule.endTime },
    ]
  })
  return marks.filter((mark, index) => index === 0 || mark.at !== marks[index - 1]?.at)
}
