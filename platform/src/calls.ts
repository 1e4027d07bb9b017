import type { Call, CallMap } from './base/contract/call.ts'
import type { Api } from './base/contract/client.ts'
import { features } from './features.ts'

type Contracts<F> = F extends { contracts: infer C } ? C : never
type CallsOf<C> = C extends unknown ? { [K in keyof C]: C[K] extends Call ? C[K] : never }[keyof C] : never
type SiteCall = CallsOf<Contracts<(typeof features)[number]>>

/** Every call of the product; contracts also export the schemas that others build on. */
export const calls: readonly Call[] = features
  .flatMap(feature => ('contracts' in feature ? Object.values<object>(feature.contracts) : []))
  .filter((value): value is SiteCall => 'method' in value)

export type SiteCalls = CallMap<SiteCall>
export type SiteApi = Api<SiteCalls>
