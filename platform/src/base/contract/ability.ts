import { z } from 'zod'
import type { Lang } from '../web/language.ts'
import { messageOf, type Fault } from './failure.ts'

/** Whether this reader may do something and if not, why: what a disabled button says. */
export const ability = z.object({
  allowed: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  hint: z.string().optional(),
})

export function abilityOf(fault: Fault | undefined, lang: Lang, hint = fault?.hint): z.input<typeof ability> {
  if (!fault) return { allowed: true }
  return {
    allowed: false,
    code: fault.code,
    message: messageOf(fault, lang),
    ...(hint ? { hint } : {}),
  }
}
