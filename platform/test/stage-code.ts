import { codeOf, makeCode } from './code.ts'
import { enter, makeCompetition, type TestUser } from './factories.ts'
import { makeTeam } from './teams.ts'
import type { World } from './world.ts'

/** A solution competition: the captain's team has handed in several files and was talked to, and others handed in too. */
export async function fillCode(world: World, each: readonly number[], captain: TestUser) {
  const code = codeOf(world)
  const { id: competitionId } = await makeCompetition(world, { competition: { type: 'solution' } })
  const { teamId } = await enter(world, competitionId, captain)
  const files = each.map(index => ({ name: `src/part-${index}.py`, content: `print(${index})\n` }))
  const made = await code.upload(competitionId, captain, makeCode(files))
  const procedureId = made.data.id as number
  for (const _ of each) await code.comment(captain, { procedureId })
  for (const _ of each)
    await code.upload(competitionId, (await makeTeam(world, competitionId)).captain, makeCode())
  return { competitionId, teamId, procedureId }
}
