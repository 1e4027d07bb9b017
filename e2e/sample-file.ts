import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDatabase } from './database.ts'

/** The sample submission of the penguins, as their data has it. */
export async function sampleFile(): Promise<Buffer> {
  const { storage_key: key } = await withDatabase(db =>
    db
      .selectFrom('dataset_file as f')
      .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
      .where('d.competition_id', '=', 1001)
      .where('f.name', '=', 'sample_submission.csv')
      .select('f.storage_key')
      .executeTakeFirstOrThrow(),
  )
  return readFile(join(process.env.LEITAI_E2E_DATA ?? '', 'files', key))
}
