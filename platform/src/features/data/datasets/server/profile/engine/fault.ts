import type { ProfileFault } from '../profile-file.ts'

/** What is wrong with a file, so that there is no profile of it. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly code: ProfileFault
  constructor(code: ProfileFault, reason: string) {
    super(reason)
    this.code = code
  }
}
