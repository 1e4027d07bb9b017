import type { SourceName, SourceRead, SourceValue } from '../sources.ts'
import { openJobs } from './hooks.ts'
import type { Reading } from './reading.ts'
import { readBoard } from './sources/board.views.ts'
import { readCompetitions } from './sources/competitions.views.ts'
import { readExperts } from './sources/experts.ts'
import { readNews } from './sources/news.ts'
import { readRounds } from './sources/rounds.views.ts'

type Readers = { [S in SourceName]: (reading: Reading, chosen: SourceValue<S>) => Promise<SourceRead<S>> }

const readers: Readers = {
  competitions: readCompetitions,
  board: readBoard,
  rounds: readRounds,
  news: readNews,
  experts: readExperts,
  jobs: (reading, chosen) => openJobs.run(reading, chosen),
}

/** What a source has now. Of a name and a value that belong together; the schema has held one against the other. */
export const readSource = (reading: Reading, name: SourceName, chosen: unknown): Promise<unknown> =>
  (readers[name] as (reading: Reading, chosen: unknown) => Promise<unknown>)(reading, chosen)
