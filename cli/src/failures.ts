/** What a script is told by the exit code. */
export const exitCodes = { refused: 1, usage: 2, network: 3 } as const

/** It cannot be done as things stand; the words say why. */
export class Refused extends Error {
  override name = 'Refused'
  readonly exitCode: number = exitCodes.refused
}

/** The command was not written as it has to be. */
export class UsageError extends Refused {
  override name = 'UsageError'
  override readonly exitCode = exitCodes.usage
}

/** The site did not answer, or not to the end: another try may do better. */
export class NetworkFailure extends Refused {
  override name = 'NetworkFailure'
  override readonly exitCode = exitCodes.network
}
