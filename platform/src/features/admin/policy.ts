import type { Role, Viewer } from '../../base/http/viewer.ts'

/** Which roles may make a call besides administrators, who may make all. */
type Demand = {
  roles: readonly Exclude<Role, 'administrator'>[]
  /** An organiser only for the competition that the path's `{id}` names. */
  own?: true
}

const administrators: Demand = { roles: [] }
const editors: Demand = { roles: ['editor'] }
const organisers: Demand = { roles: ['organiser'] }
const itsOrganisers: Demand = { roles: ['organiser'], own: true }
const everybody: Demand = { roles: ['editor', 'organiser', 'certifier'] }

/**
 * The whole administration, call by call: what is not in this table cannot be called. A test walks it with every role.
 */
export const adminPolicy: Readonly<Record<string, Demand>> = {
  'GET /api/admin/frame': everybody,
  'GET /api/admin/home': everybody,
  'GET /api/admin/search': everybody,

  'GET /api/admin/users': administrators,
  'GET /api/admin/users/{id}': administrators,
  'PUT /api/admin/users/{id}/lock': administrators,
  'DELETE /api/admin/users/{id}/sessions': administrators,
  'POST /api/admin/users/{id}/roles': administrators,
  'DELETE /api/admin/users/{id}/roles': administrators,
  'GET /api/admin/audit': administrators,
  'GET /api/admin/health': administrators,
  'POST /api/admin/jobs/{id}/retry': administrators,
  'DELETE /api/admin/jobs/{id}': administrators,
  'GET /api/admin/catalogue/{kind}': administrators,
  'POST /api/admin/catalogue/{kind}': administrators,
  'PUT /api/admin/catalogue/{kind}': administrators,
  'GET /api/admin/catalogue/{kind}/{key}': administrators,
  'PUT /api/admin/catalogue/{kind}/{key}': administrators,
  'DELETE /api/admin/catalogue/{kind}/{key}': administrators,
  'POST /api/admin/catalogue/{kind}/{key}/merge': administrators,

  'GET /api/admin/competitions': { roles: ['editor', 'organiser'] },
  'POST /api/admin/competitions': organisers,
  'GET /api/admin/choices': organisers,
  'GET /api/admin/competitions/{id}': itsOrganisers,
  'POST /api/admin/competitions/{id}/clone': itsOrganisers,
  'PUT /api/admin/competitions/{id}/published': itsOrganisers,
  'PUT /api/admin/competitions/{id}/featured': editors,
  'GET /api/admin/competitions/{id}/basics': itsOrganisers,
  'PUT /api/admin/competitions/{id}/basics': itsOrganisers,
  'GET /api/admin/competitions/{id}/texts': itsOrganisers,
  'PUT /api/admin/competitions/{id}/texts/{part}': itsOrganisers,
  'PUT /api/admin/competitions/{id}/guide': itsOrganisers,
  'GET /api/admin/competitions/{id}/faq': itsOrganisers,
  'PUT /api/admin/competitions/{id}/faq': itsOrganisers,
  'GET /api/admin/competitions/{id}/agreement': itsOrganisers,
  'PUT /api/admin/competitions/{id}/agreement': itsOrganisers,
  'GET /api/admin/competitions/{id}/access': itsOrganisers,
  'PUT /api/admin/competitions/{id}/access': itsOrganisers,
  'GET /api/admin/competitions/{id}/invite': itsOrganisers,
  'PUT /api/admin/competitions/{id}/invite': itsOrganisers,
  'GET /api/admin/competitions/{id}/rounds': itsOrganisers,
  'PUT /api/admin/competitions/{id}/rounds': itsOrganisers,

  'GET /api/admin/competitions/{id}/participants': itsOrganisers,
  'GET /api/admin/competitions/{id}/participants.csv': itsOrganisers,
  'PUT /api/admin/competitions/{id}/participants': itsOrganisers,
  'GET /api/admin/competitions/{id}/run': itsOrganisers,
  'GET /api/admin/competitions/{id}/teams': itsOrganisers,
  'GET /api/admin/competitions/{id}/teams.csv': itsOrganisers,
  'GET /api/admin/competitions/{id}/submissions': itsOrganisers,
  'GET /api/admin/competitions/{id}/submissions.csv': itsOrganisers,
  'GET /api/admin/competitions/{id}/submissions/{submissionId}': itsOrganisers,
  'PUT /api/admin/competitions/{id}/submissions/{submissionId}/void': itsOrganisers,
  'PUT /api/admin/competitions/{id}/submissions/{submissionId}/adjustment': itsOrganisers,
  'POST /api/admin/competitions/{id}/submissions/{submissionId}/rescore': itsOrganisers,
  'GET /api/admin/competitions/{id}/schedules': itsOrganisers,
  'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/reveal': itsOrganisers,
  'PUT /api/admin/competitions/{id}/schedules/{scheduleId}/ladder': itsOrganisers,
  'POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores': itsOrganisers,
  'GET /api/admin/competitions/{id}/rescores': itsOrganisers,
  'GET /api/admin/competitions/{id}/rescores/{rescoreId}': itsOrganisers,
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/switch': itsOrganisers,
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/cancel': itsOrganisers,
  'POST /api/admin/competitions/{id}/rescores/{rescoreId}/retry': itsOrganisers,
  'GET /api/admin/competitions/{id}/integrity': itsOrganisers,
  'GET /api/admin/competitions/{id}/integrity/{findingId}': itsOrganisers,
  'POST /api/admin/competitions/{id}/integrity/run': itsOrganisers,
  'PUT /api/admin/competitions/{id}/integrity/{findingId}/dismissal': itsOrganisers,
  'GET /api/admin/competitions/{id}/promotion': itsOrganisers,
  'POST /api/admin/competitions/{id}/promotion': itsOrganisers,
  'PUT /api/admin/competitions/{id}/teams/{teamId}/promotion': itsOrganisers,
  'GET /api/admin/competitions/{id}/broadcasts': itsOrganisers,
  'POST /api/admin/competitions/{id}/broadcasts': itsOrganisers,
  // Whose an import is, its handler says.
  'POST /api/admin/imports': organisers,
  'GET /api/admin/imports': organisers,
  'GET /api/admin/imports/{importId}': organisers,
  'POST /api/admin/imports/{importId}/confirmation': organisers,
  'GET /api/admin/imports/{importId}/file': organisers,
  'GET /api/admin/competitions/{id}/exports': itsOrganisers,
  'POST /api/admin/competitions/{id}/exports': itsOrganisers,
  'GET /api/admin/competitions/{id}/exports/{exportId}/file': itsOrganisers,
  'GET /api/admin/competitions/{id}/baselines': itsOrganisers,
  'POST /api/admin/competitions/{id}/rounds/{roundId}/baselines': itsOrganisers,
  'GET /api/admin/metrics': organisers,
  'GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation': itsOrganisers,
  'PUT /api/admin/competitions/{id}/rounds/{roundId}/metric': itsOrganisers,
  'PUT /api/admin/competitions/{id}/rounds/{roundId}/file': itsOrganisers,
  'POST /api/admin/competitions/{id}/rounds/{roundId}/derive': itsOrganisers,
  'POST /api/admin/competitions/{id}/rounds/{roundId}/answers': itsOrganisers,
  'POST /api/admin/competitions/{id}/rounds/{roundId}/try': itsOrganisers,
  'GET /api/admin/competitions/{id}/rounds/{roundId}/sample': itsOrganisers,
}

/** Whether this person may make a call of the administration; `competitionId` is what its path names. */
export function mayCall(viewer: Viewer | null, name: string, competitionId?: number): boolean {
  const demand = Object.hasOwn(adminPolicy, name) ? adminPolicy[name] : undefined
  if (!viewer || !demand) return false
  if (viewer.roles.has('administrator')) return true
  return demand.roles.some(
    role =>
      viewer.roles.has(role) &&
      (role !== 'organiser' ||
        !demand.own ||
        (competitionId !== undefined && viewer.organises.has(competitionId))),
  )
}
