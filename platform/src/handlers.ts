import './hooks.ts'
import type { Handler } from './base/http/handler.ts'
import { serverFeatures } from './server-features.ts'

/** The code behind every call. */
export const handlers: readonly Handler[] = serverFeatures.flatMap(({ handlers = [] }) => handlers)
