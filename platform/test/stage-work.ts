import { json } from '../src/base/database/json.ts'
import { codeOf } from './code.ts'
import { makeZip } from './archives.ts'
import { enter, makeCompetition, makeDataset, type TestUser } from './factories.ts'
import { merge } from './teams.ts'
import type { World } from './world.ts'

type People = Record<'captain' | 'member' | 'other' | 'organiser', TestUser>

/** A dataset that its owner has not published, with files and uploads that have begun. */
export async function fillDraft(world: World, each: readonly number[], owner: TestUser) {
  const { id, fileId, versionId } = await makeDataset(world, {
    owner_id: owner.id,
    title_zh: '草稿',
    licence: 'MIT',
    published_at: null,
  })
  const now = world.clock.now()
  const {
    id: _,
    fields,
    ...file
  } = await world.db
    .selectFrom('dataset_file')
    .selectAll()
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow()
  for (const index of each.slice(1))
    await world.db
      .insertInto('dataset_file')
      .values({ ...file, fields: json(fields), name: `more-${index}.csv` })
      .execute()
  await world.db
    .insertInto('dataset_upload')
    .values(
      each.map(index => ({
        id: `00000000-0000-4000-8000-${String(id * 1_000 + index).padStart(12, '0')}`,
        dataset_id: id,
        user_id: owner.id,
        name: `under-way-${index}.csv`,
        size: 10,
        fingerprint: 'f',
        state: 'receiving' as const,
        fault: null,
        held_by: null,
        held_until: null,
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })),
    )
    .execute()
  return { id, fileId }
}

/** A competition that takes code, and in it archives of a team with comments on their lines. */
export async function fillCode(
  world: World,
  { name, each, people }: { name: string; each: readonly number[]; people: People },
) {
  const { id } = await makeCompetition(world, {
    competition: { type: 'solution', title_zh: `${name} code`, title_en: `${name} code` },
  })
  await world.db
    .insertInto('user_role')
    .values({ user_id: people.organiser.id, role: 'organiser', competition_id: id, granted_by: null })
    .execute()
  const { captain, member, other } = people
  const team = async (of: TestUser) => {
    const { teamId, teamName } = await enter(world, id, of)
    return { id: teamId, competitionId: id, name: teamName, captain: of }
  }
  const own = await team(captain)
  await merge(world, { from: await team(member), into: own })
  const { id: otherTeam } = await team(other)
  const code = codeOf(world)
  let procedure = 0
  for (const index of each) {
    const archive = makeZip([
      { name: 'src/main.py', content: `import math\nversion = ${index}\n` },
      ...each.map(file => ({ name: `src/part-${file}.py`, content: 'pass\n' })),
    ])
    const made = await code.upload(id, captain, archive)
    if (!made.data) throw new Error(`the code was refused: ${made.errno}`)
    procedure = made.data.id
  }
  for (const index of each)
    await code.comment(captain, { procedureId: procedure, line: 1, content: `第 ${index} 处` })
  return { competitionId: id, teamId: own.id, procedureId: procedure, otherTeamId: otherTeam }
}
