import fc from 'fast-check'
import type { Request } from './request.ts'

/** Something that is done to a request before it goes out. */
export type Twist = (request: Request) => void

/** One of however many there are. */
export const at = fc.nat(1_000)
