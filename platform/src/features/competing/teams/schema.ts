import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { instant } from '../../../base/contract/call.ts'
import { teamActions } from './rules.ts'

const person = z.object({ id: z.number(), name: z.string() })
const shownPerson = person.extend({ avatar: z.string().nullable() })
const named = z.object({ id: z.number(), name: z.string() })

const member = shownPerson.extend({ role: z.enum(['captain', 'member']), joinedAt: instant() })

export const team = z.object({
  id: z.number(),
  cmptId: z.number(),
  name: z.string(),
  manifesto: z.string(),
  /** For members alone; empty to others. */
  announcement: z.string(),
  mentor: z.string(),
  mentorUnit: z.string(),
  wantsMembers: z.boolean(),
  sizeMax: z.number(),
  scheduleId: z.number().nullable(),
  isBanned: z.boolean(),
  createdAt: instant(),
  captain: person.nullable(),
  members: z.array(member),
  /** Whether this reader may ask it to take them in: alone to join, as captain of several to merge. Null without a competition to ask in. */
  ask: ability
    .extend({
      kind: z.enum(['join', 'merge']),
      /** The reader's open request to it. */ requestId: z.number().nullable(),
    })
    .nullable(),
  /** What this reader may do with it as a member; null for others, and without a competition. */
  own: z.object({ manage: ability, quit: ability, dissolve: ability }).nullable(),
})

export const teamRequest = z.object({
  id: z.number(),
  kind: z.enum(['join', 'merge']),
  state: z.enum(['open', 'accepted', 'denied', 'withdrawn', 'void']),
  message: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  /** The asked team. */
  team: named,
  /** The asking team. */
  from: z.object({
    id: z.number(),
    name: z.string(),
    members: z.array(shownPerson),
  }),
  user: shownPerson.extend({ introduction: z.string() }),
  /** Whether it can be accepted by now, or why it came to nothing; null once answered. */
  accept: ability.nullable(),
})

export const teamEvent = z.object({
  id: z.number(),
  at: instant(),
  action: z.enum(teamActions),
  actor: person.nullable(),
  subject: person.nullable(),
  detail: z.object({
    kind: z.enum(['join', 'merge']).optional(),
    team: named.optional(),
    fields: z.array(z.string()).optional(),
    name: z.object({ from: z.string(), to: z.string() }).optional(),
    submissions: z.number().optional(),
    reason: z.string().optional(),
    way: z.enum(['request', 'invitation']).optional(),
  }),
})

export const invitation = z.object({
  /** What the link carries; null when there is none. */
  token: z.string().nullable(),
  expiresAt: instant().nullable(),
})
