import type { Tx } from '../../../../../base/database/tables.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import type { CompetitionDocument, DatasetDocument, RoundDocument } from '../../documents.ts'
import type { Kept } from '../contents.ts'
import type { Pictures } from '../pictures.ts'
import { writeCompetition } from './write-competition.ts'
import { writeDatasets } from './write-datasets.ts'
import { writeRounds } from './write-rounds.ts'

export type Documents = {
  competition: CompetitionDocument
  rounds: readonly RoundDocument[]
  datasets: readonly DatasetDocument[]
}

type Write = Documents & {
  contents: ReadonlyMap<string, Kept>
  pictures: Pictures
  userId: number | null
  now: Date
}

/** A draft with its rounds and data; answers its id, and those of its rounds by their places. */
export async function writeDocuments(
  tx: Tx,
  { competition, rounds, datasets, contents, pictures, userId, now }: Write,
): Promise<{ id: number; rounds: Map<number, number> }> {
  await addPictures(tx, pictures.rows)
  const { addresses } = pictures
  const { id } = await writeCompetition(tx, { document: competition, pictures: addresses, userId, now })
  const roundIds = await writeRounds(tx, { competitionId: id, rounds, contents, userId })
  await writeDatasets(tx, { competitionId: id, datasets, contents, pictures: addresses, userId, now })
  return { id, rounds: roundIds }
}
