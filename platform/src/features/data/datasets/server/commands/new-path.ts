import { isLeftover, portablePath } from '../../../../../base/archive/paths.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { datasetFaults } from '../../faults.ts'
import { cleanPath } from '../../rules.ts'

/**
 * The path that a file of a draft gets. One that the draft has already may be given again, though it is from before
 * these rules: archives write it so that it can be unpacked.
 */
export function newPath(typed: string, field: string, known: readonly string[]): string {
  const path = cleanPath(typed)
  if (path !== undefined && known.includes(path)) return path
  if (path === undefined) throw refused(datasetFaults.badPath, field)
  if (isLeftover(path)) throw refused(datasetFaults.leftover, field)
  if (portablePath(path) !== path) throw refused(datasetFaults.unportableName, field)
  return path
}

const refused = (fault: (typeof datasetFaults)[keyof typeof datasetFaults], field: string) =>
  new Failure(fault, { issues: [{ path: field, code: 'custom' }] })
