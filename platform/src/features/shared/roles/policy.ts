import type { Role, Viewer } from '../../../base/http/viewer.ts'

/** Which roles may do something besides administrators, who may do all. */
type Demand = {
  roles: readonly Exclude<Role, 'administrator'>[]
  /** An organiser only for a competition of his own: the one that the path's `{id}` names, or that of what was found. */
  own?: 'named' | 'found'
}

const administrators: Demand = { roles: [] }
const editors: Demand = { roles: ['editor'] }
const organisers: Demand = { roles: ['organiser'] }
const itsOrganisers: Demand = { roles: ['organiser'], own: 'named' }
const organisersOfIt: Demand = { roles: ['organiser'], own: 'found' }
const everybody: Demand = { roles: ['editor', 'organiser', 'certifier'] }

/**
 * Every call that is for staff: what is not in this table cannot be called. A test walks it with every role, and
 * docs/roles.md is made from it.
 */
export const adminPolicy = {
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
  'PUT /api/admin/competitions/{id}/datasets/order': itsOrganisers,
  'PUT /api/admin/competitions/{id}/datasets/{datasetId}/withdrawal': itsOrganisers,
  'GET /api/admin/competitions/{id}/promotion': itsOrganisers,
  'GET /api/admin/competitions/{id}/promotion/teams': itsOrganisers,
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
  'POST /api/admin/competitions/{id}/rounds/{roundId}/prove': itsOrganisers,
  'GET /api/admin/competitions/{id}/rounds/{roundId}/sample': itsOrganisers,
  'POST /api/admin/competitions/{id}/rounds/{roundId}/sample': itsOrganisers,

  'GET /api/admin/competitions/{id}/appeals': itsOrganisers,
  'PUT /api/admin/appeals/{id}': organisersOfIt,
  'GET /api/admin/competitions/{id}/discussions/reports': itsOrganisers,
  'PUT /api/admin/discussions/posts/{id}/reports': organisersOfIt,
  'PUT /api/admin/source-code/{id}': organisersOfIt,
  'POST /api/teams/{id}/ban': organisersOfIt,
  'DELETE /api/teams/{id}/ban': organisersOfIt,
} satisfies Readonly<Record<string, Demand>>

/** What staff may do with what is others' through the calls that everybody has. */
export const abilityPolicy = {
  /** See a competition before it is published, its list B before the reveal, and every team and submission in it. */
  'competition.run': organisersOfIt,
  /** Find a competition that is not one's own in the administration. */
  'competition.find': editors,
  /** Read the appeals of any team. */
  'appeal.read': organisersOfIt,
  /** Hide, lock and pin threads, remove posts of others, see what is hidden. */
  'discussion.moderate': organisersOfIt,
  /** Read code that is not published, publish it, remove comments. */
  'source-code.manage': organisersOfIt,
  /** Read the history of any team. */
  'team.history': organisersOfIt,
  /** Make, edit and download the data of a competition. */
  'dataset.of-competition': organisersOfIt,
  /** Edit and download anybody's dataset. */
  'dataset.of-anybody': editors,
  /** Read what was imported by somebody else. */
  'import.read': organisersOfIt,
} satisfies Readonly<Record<string, Demand>>
export type Ability = keyof typeof abilityPolicy

/** Whether this person may make a call for staff; `competitionId` is what its path names, or whose is what was found. */
export const mayCall = (viewer: Viewer | null, name: string, competitionId?: number): boolean =>
  meets(viewer, demandOf(name), competitionId)

/** Whether there may be something on which this person may make a call: what exactly, only loading it tells. */
export function mayCallSome(viewer: Viewer | null, name: string): boolean {
  const demand = demandOf(name)
  return meets(viewer, demand && { roles: demand.roles })
}

const demandOf = (name: string): Demand | undefined =>
  Object.hasOwn(adminPolicy, name) ? adminPolicy[name as keyof typeof adminPolicy] : undefined

/** Whether this person may do something with what belongs to a competition, or to none. */
export const may = (viewer: Viewer | null, ability: Ability, competitionId?: number): boolean =>
  meets(viewer, abilityPolicy[ability], competitionId)

/** Of which competitions this person may do something: all, or these. */
export function reachOf(viewer: Viewer | null, ability: Ability): 'all' | number[] {
  if (!viewer) return []
  if (meets(viewer, { roles: abilityPolicy[ability].roles.filter(role => role !== 'organiser') }))
    return 'all'
  return [...viewer.organises].filter(id => may(viewer, ability, id))
}

function meets(viewer: Viewer | null, demand: Demand | undefined, competitionId?: number): boolean {
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
