import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { bindingAddress } from '../web/sign-on-addresses.ts'
import type { Context } from './context.ts'
import { isBound, type Viewer } from './viewer.ts'

/** Refuses whoever has to do something first before they change anything, and says where that is done. */
export function requireStanding(viewer: Viewer, context: Pick<Context, 'settings' | 'lang'>): void {
  requireBound(viewer, context)
  if (viewer.owesConsent) throw new Failure(baseFaults.consentMissing, { hint: termsPath })
}

/** Every page asks for consent as long as it is owed; this one has the terms. */
const termsPath = '/help/service'

/** Refuses whoever has not bound what the operator asks for, and says where that is done. */
export function requireBound(viewer: Viewer, { settings, lang }: Pick<Context, 'settings' | 'lang'>): void {
  if (isBound(viewer, settings.bindingRequired)) return
  throw new Failure(baseFaults.unbound, { hint: bindingAddress(settings, lang, '/') })
}
