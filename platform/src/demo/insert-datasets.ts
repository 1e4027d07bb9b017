import type { Tx } from '../base/database/tables.ts'
import type { Stored } from '../base/storage/storage.ts'
import { licenceNamed } from '../features/data/datasets/licences.ts'
import { createDataset } from '../features/data/datasets/server/commands/create-dataset.ts'
import { publishDraft } from '../features/data/datasets/server/commands/publish-draft.ts'
import { saveDraft } from '../features/data/datasets/server/commands/save-draft.ts'
import { requestProfile } from '../features/data/datasets/server/profile/request-profile.ts'
import { protocol, stories, type Story } from './stories.ts'
import { lifeExpectancyTask } from './tasks/life-expectancy.ts'
import { penguinTask } from './tasks/penguins.ts'
import { weatherTask } from './tasks/weather.ts'
import type { Task } from './tasks/task.ts'

type Put = (content: string) => Promise<Stored>
type File = readonly [name: string, content: string, zh: string, en: string]

const day = 86_400_000

/** The data of the competitions' tasks as datasets of their own. Answers their ids. */
export async function insertDatasets(
  tx: Tx,
  put: Put,
  ownerId: number,
  now: Date,
): Promise<Record<string, number>> {
  const made: [string, Story, Task, number][] = [
    ['penguins', stories.penguins, penguinTask(), 1],
    ['weather', stories.weather, weatherTask(), 2],
    ['life', stories.life, lifeExpectancyTask(), 3],
  ]
  const ids: Record<string, number> = {}
  for (const [index, [key, story, task, categoryId]] of made.entries())
    ids[key] = await insertDataset(tx, put, {
      story,
      summary: story.summary,
      categoryId,
      competitionId: null,
      userId: ownerId,
      at: new Date(now.getTime() - (20 + index * 9) * day),
      files: [['train.csv', task.train, '训练部分（含目标列）', 'The training part, with the target']],
    })
  return ids
}

/** What one downloads to take part in a competition. */
export const insertCompetitionData = (
  tx: Tx,
  put: Put,
  ask: { competitionId: number; task: Task; story: Story; userId: number; at: Date },
): Promise<number> =>
  insertDataset(tx, put, {
    ...ask,
    summary: { zh: '', en: '' },
    categoryId: null,
    files: [
      ['train.csv', ask.task.train, '训练集，含目标列', 'Training set, with the target'],
      ['test.csv', ask.task.test, '测试集，不含目标列', 'Test set, without the target'],
      ['sample_submission.csv', ask.task.sample, '结果文件示例', 'What a submission file looks like'],
    ],
  })

type Ask = {
  story: Pick<Story, 'data' | 'licence' | 'source'>
  summary: Story['summary']
  categoryId: number | null
  competitionId: number | null
  userId: number
  at: Date
  files: readonly File[]
}

/** A published dataset with these files. Answers its id. */
export async function insertDataset(tx: Tx, put: Put, ask: Ask): Promise<number> {
  const { story, summary, categoryId, competitionId, userId, at } = ask
  const { title, body } = story.data
  const own = {
    titleZh: title.zh,
    titleEn: title.en,
    licence: licenceNamed(story.licence)?.id ?? story.licence,
    categoryId,
  }
  const { id } = await createDataset(tx, { ...own, competitionId, userId, address: null, now: at })
  const { revision } = await saveDraft(tx, {
    datasetId: id,
    texts: {
      ...own,
      summaryZh: summary.zh,
      summaryEn: summary.en,
      bodyZh: body.zh,
      bodyEn: body.en,
      protocolZh: protocol.zh,
      protocolEn: protocol.en,
      notesZh: '',
      notesEn: '',
      sourceUrl: story.source,
    },
    revision: 1,
    userId,
    now: at,
  })
  await insertFiles(tx, put, id, ask.files, at)
  await publishDraft(tx, { datasetId: id, revision, userId, address: null, now: at })
  return id
}

async function insertFiles(tx: Tx, put: Put, id: number, files: readonly File[], now: Date): Promise<void> {
  const version = await tx
    .selectFrom('dataset_version')
    .select('id')
    .where('dataset_id', '=', id)
    .executeTakeFirstOrThrow()
  for (const [sort, [name, content, zh, en]] of files.entries()) {
    const stored = await put(content)
    await tx
      .insertInto('dataset_file')
      .values({
        dataset_id: id,
        version_id: version.id,
        name,
        description_zh: zh,
        description_en: en,
        storage_key: stored.key,
        sha256: stored.sha256,
        size: stored.size,
        row_count: content.trimEnd().split('\n').length - 1,
        sort,
      })
      .execute()
    await requestProfile(tx, { sha256: stored.sha256, format: 'csv', now })
  }
}
