import type { Viewer } from '../../../base/http/viewer.ts'

export type WrittenAs = 'member' | 'organiser' | 'administrator'

/** What an author is to the competition while writing. */
export const writtenAs = (viewer: Viewer, competitionId: number): WrittenAs =>
  viewer.organises.has(competitionId)
    ? 'organiser'
    : viewer.roles.has('administrator')
      ? 'administrator'
      : 'member'
