import { keepTraces } from '../src/features/people/identity/server/commands/keep-traces.ts'
import { ask } from './ask.ts'
import type { TestUser } from './factories.ts'
import { classification, csv, makeRace, rowsOf, teamsWith } from './integrity.ts'
import { makeOrganiser, makeStaff } from './staff.ts'
import { makeWorld } from './world.ts'

/** A world with a competition in which there is something to find, those who may look, and the calls by which they do. */
export async function openIntegrityDesk() {
  const world = await makeWorld()
  const race = await makeRace(world, 'label')
  const file = (model: number) => csv('value', rowsOf(classification(model)))
  // Two pairs with the same file, and one whose accounts share a home.
  const teams = await teamsWith(world, race.id, [file(1), file(1), file(2), file(2), file(3), file(4)])
  for (const team of teams.slice(4))
    for (const before of [2, 1, 0])
      await world.db.transaction().execute(tx =>
        keepTraces(tx, {
          userId: team.captain.id,
          address: '203.0.113.77',
          device: undefined,
          secret: world.settings.sessionSecret,
          now: new Date(world.clock.now().getTime() - before * 86_400_000),
        }),
      )
  const organiser = await makeOrganiser(world, race.id)
  const foreign = await makeOrganiser(world, (await makeRace(world)).id)
  const administrator = await makeStaff(world, 'administrator')
  const path = `/api/admin/competitions/${race.id}/integrity` as const
  return {
    world,
    race,
    teams,
    organiser,
    /** Organises another competition. */
    foreign,
    administrator,
    path,
    list: (query = '', as: TestUser = organiser) => ask(world, `GET ${path}${query}`, { as }),
    one: (id: number) => ask(world, `GET ${path}/${id}`, { as: organiser }),
    settle: (id: number, isDismissed: boolean, reason = '同一间实验室') =>
      ask(world, `PUT ${path}/${id}/dismissal`, { as: organiser, body: { isDismissed, reason } }),
    run: (as: TestUser = organiser) => ask(world, `POST ${path}/run`, { as, body: {} }),
    audited: (action: string) =>
      world.db.selectFrom('audit_entry').selectAll().where('action', '=', action).orderBy('id').execute(),
  }
}
export type IntegrityDesk = Awaited<ReturnType<typeof openIntegrityDesk>>
