import { z } from 'zod'

const environment = z.object({
  SSO_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  SSO_HOST: z.string().min(1).default('127.0.0.1'),
  SSO_PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3001'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SSO_CLIENT_ID: z.string().min(1).default('leitai'),
  SSO_CLIENT_SECRET: z.string().min(16),
  SSO_COOKIE_SECRET: z.string().min(32),
  BINDING_REQUIRED: z.enum(['email', 'phone', 'either', 'both', 'none']).default('email'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Leitai <no-reply@localhost>'),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.stringbool().default(false),
  READS_PER_SECOND: z.coerce.number().int().min(0).default(200),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Settings = z.output<typeof environment> & { issuer: string; platform: string }

/** Reads and checks all settings of the sign-on site, naming every problem at once. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new Error(
      `Settings are wrong. ${parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; ')}. See .env.example.`,
    )
  return {
    ...parsed.data,
    issuer: parsed.data.SSO_PUBLIC_URL.replace(/\/$/, ''),
    platform: parsed.data.PUBLIC_URL.replace(/\/$/, ''),
  }
}
