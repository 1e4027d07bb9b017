import { Readable } from 'node:stream'
import { json } from '../src/base/database/json.ts'
import type { Preview } from '../src/features/interchange/portability/schema.ts'
import type { World } from './world.ts'

const counts = { rounds: 1, datasets: 0, teams: 0, submissions: 0, places: 0, files: 0, leftOut: 0 }

/** Archives of a competition that were made, and files that were imported by a person. */
export async function fillPortable(
  world: World,
  given: { competitionId: number; userId: number; each: readonly number[] },
) {
  const { db, storage, clock } = world
  const entries = await storage.put(Readable.from(['[]']), { maxBytes: 10 })
  const now = clock.now()
  let [importId, exportId] = [0, 0]
  for (const index of given.each) {
    const made = await db
      .insertInto('competition_export')
      .values({
        competition_id: given.competitionId,
        made_by: given.userId,
        state: 'done',
        fault: null,
        file_name: `${index}.leitai.zip`,
        size: 22,
        entries_key: entries.key,
        counts: json(counts),
        created_at: now,
        ended_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    exportId = made.id
    const file = await storage.put(Readable.from([`id,label,Usage\n${index},a,Public\n`]), {
      maxBytes: 1_000,
    })
    const preview: Preview = {
      version: '',
      titleZh: `导入 ${index}`,
      titleEn: `Import ${index}`,
      zone: 'UTC',
      startAt: null,
      endAt: null,
      rounds: [],
      datasets: [],
      counts: null,
      findings: [{ field: 'title', outcome: 'needed', code: 'title_missing', detail: '' }],
    }
    const imported = await db
      .insertInto('competition_import')
      .values({
        made_by: given.userId,
        file_name: 'solution.csv',
        storage_key: file.key,
        sha256: file.sha256,
        size: file.size,
        format: 'kaggle',
        preview: json(preview),
        choices: json({}),
        state: 'done',
        fault: null,
        competition_id: given.competitionId,
        created_at: now,
        ended_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    importId = imported.id
  }
  return { importId, exportId }
}
