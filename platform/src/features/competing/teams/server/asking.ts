import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Fault } from '../../../../base/contract/failure.ts'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { competitionFaults } from '../../competitions/faults.ts'
import { sharedDays } from './hooks.ts'
import { teamFaults } from '../faults.ts'
import { changeBlocked, dissolvingBlocked, quittingBlocked, unitingBlocked, type Frame } from '../policy.ts'
import { everSubmitted, frameOf, stateOf } from './frame.ts'
import type { TeamRow } from './locks.ts'

export type Reader = { userId: number; lang: Lang; now: Date }
type Own = { team: TeamRow; role: 'captain' | 'member'; handedOverAt: Date | null }

/** The reader's team in a competition, whole. */
async function ownTeam(db: Db, competitionId: number, userId: number): Promise<Own | null> {
  const row = await db
    .selectFrom('team_member as m')
    .innerJoin('team as t', 't.id', 'm.team_id')
    .where('m.competition_id', '=', competitionId)
    .where('m.user_id', '=', userId)
    .selectAll('t')
    .select(['m.role', 'm.handed_over_at'])
    .executeTakeFirst()
  if (!row) return null
  const { role, handed_over_at: handedOverAt, ...team } = row
  return { team, role, handedOverAt }
}

/** What decides, for somebody in a competition, about all its teams. */
export type Standing = { competitionId: number; own: Own | null; frame: Frame }

export async function standingIn(
  { db, shared }: { db: Db; shared: ReadCache },
  competitionId: number,
  userId: number,
  /** Where it is known already. */ known?: Frame,
): Promise<Standing> {
  const [own, frame] = await Promise.all([
    ownTeam(db, competitionId, userId),
    known ?? shared.read(`team frame ${competitionId}`, () => frameOf(db, competitionId)),
  ])
  return { competitionId, own, frame }
}

/** Who may ask which of these teams to take them in: what keeps the reader from all of them, and from each. */
export async function askingOf(
  db: Db,
  { competitionId, own, frame }: Standing,
  teams: readonly TeamRow[],
  reader: Reader,
  by: 'request' | 'invitation' = 'request',
) {
  // A link is for people alone; whoever captains several asks to merge.
  const kind = own && own.team.member_count > 1 && by === 'request' ? 'merge' : 'join'
  const general = generallyBlocked(own, frame, reader.now, by)
  const hint = own ? undefined : `/competitions/${competitionId}`
  const ids = teams.map(team => team.id).filter(id => id !== own?.team.id)
  const [days, open] =
    own && ids.length > 0
      ? await Promise.all([
          sharedDays.run(db, [own.team.id], ids),
          db
            .selectFrom('team_request')
            .select(['id', 'team_id'])
            .where('from_team_id', '=', own.team.id)
            .where('team_id', 'in', ids)
            .where('state', '=', 'open')
            .execute(),
        ])
      : [[], []]
  const blocked = (team: TeamRow): Fault | undefined => {
    if (!own) return general
    const { id } = team
    if (by === 'request' && open.some(request => request.team_id === id)) return teamFaults.alreadyAsked
    if (id === own.team.id) return teamFaults.ownTeam
    return (
      general ??
      unitingBlocked({
        kind,
        from: stateOf(own.team),
        into: stateOf(team),
        frame,
        days: days.filter(day => day.otherId === id),
        now: reader.now,
      })
    )
  }
  return {
    general: abilityOf(general, reader.lang, hint),
    of: (team: TeamRow) => ({
      kind: kind as 'join' | 'merge',
      requestId: open.find(request => request.team_id === team.id)?.id ?? null,
      ...abilityOf(blocked(team), reader.lang, hint),
    }),
  }
}

function generallyBlocked(
  own: Own | null,
  frame: Frame,
  now: Date,
  by: 'request' | 'invitation',
): Fault | undefined {
  if (!own) return competitionFaults.notRegistered
  const state = stateOf(own.team)
  const blocked = changeBlocked(state, frame, now)
  if (blocked) return blocked
  if (frame.mergeDeadline && now >= frame.mergeDeadline) return teamFaults.tooLate
  if (by === 'invitation') return undefined
  if (own.role !== 'captain') return teamFaults.mergeByCaptain
  if (state.memberCount >= frame.teamSizeMax) return teamFaults.tooManyMembers
  return undefined
}

/** What the reader may do with the own team. */
export async function ownAbilities(db: Db, own: Own, frame: Frame, { lang, now }: Reader) {
  const blocked = changeBlocked(stateOf(own.team), frame, now)
  const asCaptain = own.role === 'captain' ? blocked : teamFaults.captainOnly
  const dissolving =
    own.role === 'captain'
      ? (blocked ??
        dissolvingBlocked({
          memberCount: own.team.member_count,
          hasSubmitted: await everSubmitted(db, own.team.id),
        }))
      : teamFaults.captainOnly
  return {
    manage: abilityOf(asCaptain, lang),
    quit: abilityOf(blocked ?? quittingBlocked({ role: own.role, handedOverAt: own.handedOverAt }), lang),
    dissolve: abilityOf(dissolving, lang),
  }
}
