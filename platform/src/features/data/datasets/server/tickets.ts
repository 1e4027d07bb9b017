import { z } from 'zod'
import { seal, unseal } from '../../../../base/http/seal.ts'

const minutes = 10
const ticket = z.object({ fileId: z.number(), userId: z.number(), expires: z.number() })

type Of = { fileId: number; userId: number }

/** An address for one file and one person whose download has been logged. */
export function makeTicket(of: Of, secret: string, now: Date): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  return {
    url: `/api/datasets/files/${of.fileId}?ticket=${seal({ ...of, expires: expiresAt.getTime() }, secret)}`,
    expiresAt,
  }
}

export function readTicket(sealed: string | undefined, of: Of, secret: string, now: Date): boolean {
  const read = ticket.safeParse(unseal(sealed, secret))
  return (
    read.success &&
    read.data.fileId === of.fileId &&
    read.data.userId === of.userId &&
    read.data.expires > now.getTime()
  )
}
