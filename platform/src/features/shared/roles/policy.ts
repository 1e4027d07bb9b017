import { isForStaff, type Call } from '../../../base/contract/call.ts'
import type { Permission, Staff } from '../../../base/contract/staff.ts'
import type { Viewer } from '../../../base/http/viewer.ts'

export const definePermission = (name: Permission['name'], staff: Staff): Permission => ({ name, staff })

/** Whether this person may make a call for staff; `competitionId` is what its path names, or whose is what was found. */
export const mayCall = (viewer: Viewer | null, call: Call, competitionId?: number): boolean =>
  isForStaff(call) && meets(viewer, call.access, competitionId)

/** Whether there may be something on which this person may make a call: what exactly, only loading it tells. */
export const mayCallSome = (viewer: Viewer | null, call: Call): boolean =>
  isForStaff(call) && meets(viewer, { roles: call.access.roles })

/** Whether this person may do something with what belongs to a competition, or to none. */
export const may = (viewer: Viewer | null, permission: Permission, competitionId?: number): boolean =>
  meets(viewer, permission.staff, competitionId)

/** Of which competitions this person may do something: all, or these. */
export function reachOf(viewer: Viewer | null, { staff }: Permission): 'all' | number[] {
  if (!viewer) return []
  if (meets(viewer, { roles: staff.roles.filter(role => role !== 'organiser') })) return 'all'
  return [...viewer.organises].filter(id => meets(viewer, staff, id))
}

function meets(viewer: Viewer | null, staff: Staff, competitionId?: number): boolean {
  if (!viewer) return false
  if (viewer.roles.has('administrator')) return true
  return staff.roles.some(
    role =>
      viewer.roles.has(role) &&
      (role !== 'organiser' ||
        !staff.own ||
        (competitionId !== undefined && viewer.organises.has(competitionId))),
  )
}
