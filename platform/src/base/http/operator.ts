import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Viewer } from './viewer.ts'

/** The spec's site says who it believes to act; the session decides, and another person's id is refused. */
export function requireOperator(viewer: Viewer, operatorId: number | undefined): void {
  if (operatorId !== undefined && operatorId !== viewer.userId) throw new Failure(baseFaults.foreignIdentity)
}
