import type { CallMap } from './base/contract/call.ts'
import type { Api } from './base/contract/client.ts'
import * as identity from './features/identity/contract.ts'
import * as inbox from './features/inbox/contract.ts'

/** Every call of the product. */
export const calls = [...Object.values(identity), ...Object.values(inbox)]

export type SiteCalls = CallMap<(typeof calls)[number]>
export type SiteApi = Api<SiteCalls>
