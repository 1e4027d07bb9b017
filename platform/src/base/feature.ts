/** What a feature is made of, as far as nothing of a server is needed to know it. */
export type Feature<Contracts extends object = object> = {
  /** Its folder below `features/`. */
  name: `${string}/${string}`
  /** All that its contracts export: calls, and the schemas that others build on. */
  contracts?: Contracts
}

export const defineFeature = <const F extends Feature>(feature: F): F => feature
