import type { Handler } from './base/http/handler.ts'
import { identityHandlers } from './features/identity/server/routes.ts'
import { inboxHandlers } from './features/inbox/server/routes.ts'

/** The code behind every call. */
export const handlers: readonly Handler[] = [...identityHandlers, ...inboxHandlers]
