import { defineFaults, type Fault } from './failure.ts'
import { baseFaults } from './faults.ts'

/** How a person must be reachable, by what they have verified. */
export const contacts = ['email', 'phone', 'either', 'both'] as const
export type NeededContact = (typeof contacts)[number]
/** What an installation asks for: one of these, or nothing. */
export type Binding = NeededContact | 'none'

/** Which of the two ways to reach somebody is verified. */
export type Reachable = { emailBound: boolean; phoneBound: boolean }

/** What somebody has still to verify so that all of these demands are met; undefined where they are. */
export function missingContact(
  { emailBound, phoneBound }: Reachable,
  ...demands: readonly Binding[]
): NeededContact | undefined {
  const email = !emailBound && demands.some(one => one === 'email' || one === 'both')
  const phone = !phoneBound && demands.some(one => one === 'phone' || one === 'both')
  if (email && phone) return 'both'
  if (email) return 'email'
  if (phone) return 'phone'
  return !emailBound && !phoneBound && demands.includes('either') ? 'either' : undefined
}

const { code, status } = baseFaults.unbound

/** The one refusal, in the words of what is missing. */
const unbound = defineFaults({
  email: { code, status, zh: '请先绑定邮箱。', en: 'Please verify your email first.' },
  phone: { code, status, zh: '请先绑定手机号。', en: 'Please verify your phone number first.' },
  either: {
    code,
    status,
    zh: '请先绑定邮箱或手机号。',
    en: 'Please verify your email or your phone number first.',
  },
  both: baseFaults.unbound,
} satisfies Record<NeededContact, Fault>)

export const unboundFault = (missing: NeededContact): Fault => unbound[missing]
