/**
 * Bundled for browsers in place of React Router's own module of this name (`lighter-router.ts`): nothing measures the
 * router there. What would be called only if something did throws, so that it is not missed unseen.
 */
export const getRouteInstrumentationUpdates = (): never => missing()
export const instrumentClientSideRouter = (): never => missing()

/** Who wants to hear how a navigation went: nobody. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

function missing(): never {
  throw new Error('React Router has been bundled without instrumentation')
}
