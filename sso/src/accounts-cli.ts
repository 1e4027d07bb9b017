// Makes accounts from JSON lines on standard input, for demos and first administrators:
// {"name":"…","email":"…","phone":"+86…","password":"…","locale":"zh-CN","isLocked":false} → {"email":"…","sub":"…"}
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createAccount } from './accounts.ts'
import { migrate, openDatabase } from './database.ts'

const entry = z.object({
  sub: z.uuid().optional(),
  name: z.string().min(1).max(40),
  email: z.email(),
  phone: z.string().optional(),
  password: z.string().min(8),
  locale: z.enum(['zh-CN', 'en-US']).default('zh-CN'),
  isLocked: z.boolean().default(false),
})
const url = z.url().parse(process.env.DATABASE_URL)
await migrate(url)
const db = openDatabase(url, reason => process.stderr.write(`${reason}\n`))
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const account = entry.parse(JSON.parse(line))
  const sub = await createAccount(
    db,
    { ...account, verified: account.phone ? ['email', 'phone'] : ['email'] },
    new Date(),
  )
  process.stdout.write(`${JSON.stringify({ email: account.email, sub })}\n`)
}
await db.destroy()
