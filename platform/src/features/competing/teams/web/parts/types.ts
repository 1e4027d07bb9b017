import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type Team = Answer<SiteCalls['GET /api/teams']>['teams'][number]
export type Ability = NonNullable<Answer<SiteCalls['GET /api/teams']>['ask']>
export type TeamRequest = Answer<SiteCalls['GET /api/teams/v2/{id}/requests']>['requests'][number]
export type TeamEvent = Answer<SiteCalls['GET /api/teams/{id}/history']>['events'][number]
export type InvitedTo = Answer<SiteCalls['GET /api/teams/invitations/{token}']>

/** Why a button is off; undefined when it can be pressed. */
export const reasonOf = (ability: Ability | undefined): string | undefined =>
  ability === undefined || ability.allowed ? undefined : (ability.message ?? '')
