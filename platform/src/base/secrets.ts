import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a cookie or a header. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** Random secrets need no slow hash: nobody can guess 256 bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
