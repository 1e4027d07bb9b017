import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { choicesOf } from '../src/features/interchange/portability/rules.ts'
import type { Choices, Preview } from '../src/features/interchange/portability/schema.ts'
import { portabilityJobs } from '../src/features/interchange/portability/server/jobs.ts'
import { ask } from './ask.ts'
import type { TestUser } from './factories.ts'
import { upload } from './portable.ts'
import { workOff } from './queue.ts'
import { makeStaff } from './staff.ts'
import { makeWorld, type World } from './world.ts'

export type Shown = { id: number; format: string; preview: Preview }

type Decide = (choices: Choices) => Partial<Choices>

/** The world of a file of tests, with an administrator who imports: made before its tests and closed after them. */
export function importing() {
  const made = {} as { world: World; admin: TestUser }
  beforeAll(async () => {
    made.world = await makeWorld()
    made.admin = await makeStaff(made.world, 'administrator')
  })
  afterAll(() => made.world.close())
  return {
    made,
    upload: (bytes: Buffer, name?: string) => upload(made.world, bytes, made.admin, name),
    /** Uploads a file to import and reads what it would become. */
    async previewed(bytes: Buffer, name = 'upload.zip'): Promise<Shown> {
      const answer = await upload(made.world, bytes, made.admin, name)
      if (answer.status !== 'e200')
        throw new Error(`refused: ${answer.errno} ${JSON.stringify(answer.issues)}`)
      return answer.data
    },
    /** Confirms as it was previewed, but for what is decided otherwise, and reads what came of it. */
    imported: (shown: Shown, decide: Decide = () => ({})) => imported(made, shown, decide),
    keptText: async (key: string) => String(await buffer(await made.world.storage.read(key))),
  }
}

export const findingsOf = ({ preview }: Shown, field: string): string[] =>
  preview.findings.filter(one => one.field === field).map(one => `${one.outcome} ${one.code}`)

async function imported(
  { world, admin: as }: { world: World; admin: TestUser },
  shown: Shown,
  decide: Decide,
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
