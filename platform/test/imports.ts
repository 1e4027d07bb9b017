import { choicesOf } from '../src/features/portability/rules.ts'
import type { Choices, Preview } from '../src/features/portability/schema.ts'
import { portabilityJobs } from '../src/features/portability/server/jobs.ts'
import { ask } from './ask.ts'
import type { TestUser } from './factories.ts'
import { upload } from './portable.ts'
import { workOff } from './queue.ts'
import type { World } from './world.ts'

export type Shown = { id: number; format: string; preview: Preview }

/** Uploads a file to import and reads what it would become. */
export async function previewed(
  world: World,
  as: TestUser,
  bytes: Buffer,
  name = 'upload.zip',
): Promise<Shown> {
  const answer = await upload(world, bytes, as, name)
  if (answer.status !== 'e200') throw new Error(`refused: ${answer.errno} ${JSON.stringify(answer.issues)}`)
  return answer.data
}

export const findingsOf = ({ preview }: Shown, field: string): string[] =>
  preview.findings.filter(one => one.field === field).map(one => `${one.outcome} ${one.code}`)

/** Confirms as it was previewed, but for what is decided otherwise, and reads what came of it. */
export async function imported(
  world: World,
  as: TestUser,
  shown: Shown,
  decide: (choices: Choices) => Partial<Choices> = () => ({}),
) {
  const own = choicesOf(shown.preview)
  const confirmed = await ask(world, `POST /api/admin/imports/${shown.id}/confirmation`, {
    as,
    body: { choices: { ...own, ...decide(own) } },
  })
  if (confirmed.status !== 200) throw new Error(`refused: ${confirmed.errno} ${confirmed.paths.join(', ')}`)
  await workOff(world, portabilityJobs)
  const { data } = await ask(world, `GET /api/admin/imports/${shown.id}`, { as })
  if (data.state !== 'done') throw new Error(JSON.stringify(data.problem))
  return madeOf(world, data.competitionId)
}

async function madeOf({ db }: World, id: number) {
  const texts = await db.selectFrom('competition_text').selectAll().where('competition_id', '=', id).execute()
  return {
    id,
    competition: await db
      .selectFrom('competition')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    texts: Object.fromEntries(texts.map(text => [text.part, text.body_en])),
    rounds: await db
      .selectFrom('schedule')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('sort')
      .execute(),
    answers: await db
      .selectFrom('answer_file as a')
      .innerJoin('schedule as s', 's.id', 'a.schedule_id')
      .selectAll('a')
      .select('s.sort')
      .where('s.competition_id', '=', id)
      .orderBy('s.sort')
      .execute(),
    files: await db
      .selectFrom('dataset_file as f')
      .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
      .select(['f.name', 'f.size', 'd.current_version_id', 'd.id'])
      .where('d.competition_id', '=', id)
      .orderBy('f.name')
      .execute(),
  }
}

export async function keptText(world: World, key: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await world.storage.read(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
