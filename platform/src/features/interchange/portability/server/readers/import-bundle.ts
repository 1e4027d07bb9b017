import { Readable } from 'node:stream'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Services } from '../../../../../base/services.ts'
import { portabilityFaults } from '../../faults.ts'
import { choiceIssues } from '../../import-issues.ts'
import type { Choices } from '../../schema.ts'
import type { Kept } from '../contents.ts'
import { keepStream } from '../keep-stream.ts'
import { readyPictures } from '../pictures.ts'
import { writeDocuments } from '../write/write-documents.ts'
import { documentsOf, type DraftContents } from './documents-of.ts'
import type { Draft, DraftRound } from './draft.ts'

type Ask = {
  draft: Draft
  format: string
  choices: Choices
  actor: Actor
  now: Date
  onProgress: (share: number) => Promise<void>
  also: (tx: Tx, competitionId: number) => Promise<void>
}

/** Makes a draft out of a file of others, in one transaction, as its organiser decided. */
export async function importBundle(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { draft, format, choices, actor, now, onProgress, also }: Ask,
): Promise<{ id: number }> {
  const issues = choiceIssues(choices)
  if (issues.length > 0) throw new Failure(portabilityFaults.impossible, { issues })
  const contents = await keepContents(storage, draft, choices, onProgress)
  const documents = documentsOf(draft, choices, contents, now)
  const all = new Map(
    [
      ...contents.answers.values(),
      ...contents.files.values(),
      ...(contents.cover ? [contents.cover.kept] : []),
    ].map(kept => [kept.sha256, kept]),
  )
  const pictures = await readyPictures({ db, storage }, documents.competition.pictures, all, {
    userId: actor.userId,
    now,
  })
  return db.transaction().execute(async tx => {
    const { id } = await writeDocuments(tx, {
      ...documents,
      contents: all,
      pictures,
      userId: actor.userId,
      now,
    })
    await audit(
      tx,
      actor,
      {
        action: 'competition.import',
        subject: 'competition',
        subjectId: id,
        detail: { format, rounds: documents.rounds.length, datasets: documents.datasets.length },
      },
      now,
    )
    await also(tx, id)
    return { id }
  })
}

async function keepContents(
  storage: Services['storage'],
  draft: Draft,
  choices: Choices,
  onProgress: Ask['onProgress'],
): Promise<DraftContents> {
  const answers = new Map<DraftRound, Kept>()
  for (const round of draft.rounds) {
    const isTaken = choices.rounds.some(choice => choice.key === round.key && choice.isTaken)
    if (round.answers && isTaken)
      answers.set(
        round,
        await keepStream(storage, Readable.from([round.answers.csv]), round.answers.csv.length),
      )
  }
  const files = new Map<object, Kept>()
  const data = draft.datasets.flatMap(dataset => dataset.files)
  for (const [index, { file }] of data.entries()) {
    files.set(file, await keepStream(storage, file.stream(), file.size))
    await onProgress(0.9 * ((index + 1) / data.length))
  }
  const cover = draft.cover && (await draft.cover.read(draft.cover.size))
  return {
    answers,
    files,
    cover: cover && {
      kept: await keepStream(storage, Readable.from([cover]), cover.length),
      mediaType: cover[0] === 0x89 ? 'image/png' : cover[0] === 0xff ? 'image/jpeg' : 'image/webp',
    },
  }
}
