import { z } from 'zod'
import { line } from './call.ts'

/** A link that leaves this site. */
export const link = () =>
  line(500)
    .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]))
    .nullable()
/** A picture that this site keeps. */
export const ownPicture = () =>
  z
    .string()
    .regex(/^\/pictures\/[0-9a-f]{64}$/)
    .nullable()

/** A value and the tag that a save of it must name. */
export const saved = <T extends z.ZodType>(value: T) => z.object({ value, tag: z.string() })
export const saving = <T extends z.ZodType>(value: T) => z.object({ value, tag: z.string().max(60) })
