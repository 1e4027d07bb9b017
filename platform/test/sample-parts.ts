import { ask } from './ask.ts'
import type { Samples } from './sample.ts'
import type { Stage } from './stage.ts'
import { handIn } from './teams.ts'

/** Of calls that take nothing but the competition. */
export const ofCompetition = ({ competition: { id } }: Stage) => [{ params: { id } }]

/** Why staff did something. */
export const reason = '核对过了'

/** What a page of the administration edits about a competition, saved as it was read. */
export const unchangedOf =
  (name: string, pick: (read: Record<string, never>) => unknown = read => read): Samples[string] =>
  async ({ world, competition: { id }, people }) => {
    const { data } = await ask(world, `GET /api/admin/competitions/${id}/${name}`, {
      as: people.administrator,
    })
    const { value, tag } = pick(data) as { value: unknown; tag: string }
    return [{ params: { id }, body: { value, tag } }]
  }

export const round = ({ competition }: Stage) => ({ id: competition.id, roundId: competition.scheduleId })

/** A file that the round takes. */
export const result = 'id,label\n1,a\n2,b\n3,a\n4,b\n'

/** A submission of the team that was scored just now. */
export const freshScore = async ({ world, competition: { id }, people }: Stage) => ({
  id,
  submissionId: await handIn(world, id, people.captain, { score: 0.5 }),
})
