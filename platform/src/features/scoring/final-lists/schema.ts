import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'

export const place = z.object({
  rank: z.number(),
  team: z.object({ id: z.number(), name: z.string() }),
})

export const finalBoard = z.object({
  /** The board's key; empty where a competition has one alone. */
  subRank: z.string(),
  name: z.string(),
  teams: z.number(),
  /** The first of them. */
  places: z.array(place),
})

export const confirmation = z.object({
  at: instant(),
  by: z.string(),
  /** When its places changed last after it was confirmed. */
  revisedAt: instant().nullable(),
})
