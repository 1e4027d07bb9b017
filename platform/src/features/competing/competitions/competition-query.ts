import { z } from 'zod'
import { id, line, numeric, page, pageSize } from '../../../base/contract/call.ts'

/** What the address of a competition's pages says, and what the call that they all make takes. */
export const competitionQuery = z.object({
  part: z.enum(['datasets', 'submits', 'rankings', 'daily', 'guide-info']).optional(),
  /** The round; without it the one that a page opens with. */
  sch: id().optional(),
  /** 0 list A, 1 list B. */
  stage: numeric()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .optional(),
  /** The sub-rank board; without it the first of the round. */
  type: line(60).optional(),
  /** The calendar day of a daily ranking. */
  day: z.iso.date().optional(),
  /** Teams of a board whose name has this, or whose number it is. */
  search: line(60).optional(),
  page: page(),
  per_size: pageSize(20),
  isRedance: line(10).optional(),
  /** What the same page tells a visitor: for organisers who want to see that, of drafts too. */
  as: z.literal('visitor').optional(),
})
