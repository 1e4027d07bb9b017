import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { missingContact, unboundFault, type NeededContact } from '../contract/needed-contact.ts'
import { bindingAddress } from '../web/sign-on-addresses.ts'
import type { Context } from './context.ts'
import type { Viewer } from './viewer.ts'

/** Refuses whoever has to do something first before they change anything, and says where that is done. */
export function requireStanding(viewer: Viewer, context: Pick<Context, 'settings' | 'lang'>): void {
  requireBound(viewer, context)
  if (viewer.owesConsent) throw new Failure(baseFaults.consentMissing, { hint: termsPath })
}

/** Every page asks for consent as long as it is owed; this one has the terms. */
const termsPath = '/help/service'

/**
 * Refuses whoever has not bound what the operator asks for, or what is asked for here besides, and says where that is
 * done; `page` is the way back.
 */
export function requireBound(
  viewer: Viewer,
  { settings, lang }: Pick<Context, 'settings' | 'lang'>,
  here?: { asks: NeededContact | null; page: string },
): void {
  const missing = missingContact(viewer, settings.bindingRequired, here?.asks ?? 'none')
  if (!missing) return
  throw new Failure(unboundFault(missing), {
    hint: bindingAddress(settings, lang, here?.page ?? '/', missing),
  })
}
