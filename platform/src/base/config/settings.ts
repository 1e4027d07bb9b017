import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contacts, type Binding } from '../contract/needed-contact.ts'
import { dataDirOf } from './data-dir.ts'
import { isForThisMachine } from './exposure.ts'
import { oldestClient } from './release.ts'
import { StartupError } from './startup-error.ts'

const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional()
const port = z.coerce.number().int().min(1).max(65_535)
/** 32 bytes, as `openssl rand -base64 32` writes them or in the alphabet of addresses. */
const key = z
  .string()
  .transform(text => text.trim().replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, ''))
  .pipe(z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in Base64'))
const listed = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Every setting, by its environment name. docs/operating.md explains each to operators. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/),
  LEITAI_DATA: z.string().min(1).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  SSO_ISSUER: url(/^https?$/),
  SSO_PORT: port.optional(),
  SSO_PUBLIC_URL: url(/^https?$/),
  SSO_PASSWORD_URL: url(/^https?$/),
  SSO_CLIENT_ID: z.string().min(1).default('leitai'),
  SSO_CLIENT_SECRET: z.string().min(16).optional(),
  BINDING_REQUIRED: z.enum([...contacts, 'none']).optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email())),
  S3_ENDPOINT: url(/^https?$/),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z.string().default('Leitai <no-reply@localhost>'),
  SMS_WEBHOOK_URL: url(/^https?$/),
  TRUST_PROXY: z.stringbool().optional(),
  FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  CONTACT_PHONE: z
    .string()
    .regex(/^[+\d][\d ()-]{4,30}$/, 'must be a telephone number')
    .optional(),
  FEEDBACK_URL: url(/^https?$/),
  WECHAT_URL: url(/^https?$/),
  WEIBO_URL: url(/^https?$/),
  WECOM_URL: url(/^https?$/),
  COPYRIGHT_HOLDER: z.string().min(1).max(100).optional(),
  FILING_NOTICE: z.string().min(1).max(100).optional(),
  FILING_URL: url(/^https?$/),
  TRACKING_IMAGE: url(/^https?$/),
  IP_TERRITORY_FILE: z.string().min(1).optional(),
  OLDEST_CLIENT: z.coerce.number().int().min(0).default(oldestClient),
  KEEP_SECONDS: z.coerce.number().min(0).max(60).default(1),
  READS_PER_SECOND: z.coerce.number().int().min(0).default(200),
  IDENTITY_KEY: key.optional(),
  IDENTITY_OLD_KEYS: z.string().default('').transform(listed).pipe(z.array(key)),
  IDENTITY_HASH_KEY: key.optional(),
  ID_PHOTO_KB: z.coerce.number().int().min(50).max(10_240).default(500),
  ID_PHOTO_TYPES: z
    .string()
    .default('jpg,png')
    .transform(listed)
    .pipe(z.array(z.enum(['jpg', 'png', 'bmp'])).min(1)),
  ID_PHOTO_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  CERTIFIERS: z.coerce.number().int().min(1).max(2).default(1),
  NOTICE_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
  DATASET_FILE_MB: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  DATASET_QUOTA_MB: z.coerce.number().int().min(0).max(100_000_000).default(20_000),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  SCORING_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  SCORING_SECONDS: z.coerce.number().int().min(1).max(3_600).default(120),
  RATING: z.stringbool().default(true),
  DEMO: z.stringbool().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Environment = z.output<typeof environment>
export type Settings = Omit<
  Environment,
  'LEITAI_DATA' | 'PUBLIC_URL' | 'SSO_ISSUER' | 'SSO_PORT' | 'SSO_PUBLIC_URL' | 'BINDING_REQUIRED' | 'DEMO'
> & {
  dataDir: string
  publicUrl: string
  sessionSecret: string
  /** True when the sign-on site of this repository is started beside the platform. */
  embeddedSso: boolean
  ssoPort: number
  issuer: string
  clientSecret: string
  /** The contact that people must have verified before they change anything. */
  bindingRequired: Binding
  secureCookies: boolean
  /** Whether an empty database gets the demo world. */
  DEMO: boolean
}

/** Reads and checks all settings, naming every problem at once. Secrets left empty are made once and kept below the data folder. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...bucketProblems(given),
  ]
  if (!parsed.success || problems.length > 0)
    throw new StartupError(`Settings are wrong. ${problems.join('; ')}. See .env.example.`)
  const read = parsed.data
  const dataDir = dataDirOf(given)
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, '')
  const ssoPort = read.SSO_PORT ?? read.PORT + 1
  const beside = new URL(publicUrl)
  beside.port = String(ssoPort)
  // Made when first asked for, so that a start that is refused leaves none behind.
  const kept = new Map<string, string>()
  const secret = (name: string) => {
    const known = kept.get(name) ?? keptSecret(dataDir, name)
    kept.set(name, known)
    return known
  }
  // Another issuer's name is taken to the letter: several end in a slash and are not themselves without it.
  const issuer = read.SSO_ISSUER ?? (read.SSO_PUBLIC_URL ?? beside.origin).replace(/\/$/, '')
  const embeddedSso = !read.SSO_ISSUER
  return {
    ...read,
    dataDir,
    publicUrl,
    get sessionSecret() {
      return read.SESSION_SECRET ?? secret('session-secret')
    },
    embeddedSso,
    ssoPort,
    issuer,
    get clientSecret() {
      return read.SSO_CLIENT_SECRET ?? secret('sso-client-secret')
    },
    // Other providers rarely say whether a phone is verified: ask for what the operator names, else nothing.
    bindingRequired: read.BINDING_REQUIRED ?? (read.SSO_ISSUER ? 'none' : 'email'),
    secureCookies: publicUrl.startsWith('https:'),
    // The password of the demo accounts is in the source code.
    DEMO: read.DEMO ?? isForThisMachine({ HOST: read.HOST, publicUrl, issuer, embeddedSso }),
  }
}

/** What settings of a bucket lack of each other. Reads them as they were given: others may be wrong besides. */
function bucketProblems(given: NodeJS.ProcessEnv): string[] {
  if (!given.S3_BUCKET) return []
  const missing = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'].filter(name => !given[name])
  // One request puts a file into a bucket, which takes no more than 5 GiB.
  const isTooLarge = Number(given.DATASET_FILE_MB) > 5_120
  return [
    ...missing.map(name => `${name}: is needed with S3_BUCKET`),
    ...(isTooLarge ? ['DATASET_FILE_MB: may be at most 5120 with S3_BUCKET'] : []),
  ]
}

const secretsOf = (dataDir: string) => join(dataDir, 'secrets')

/** A secret of this data folder, if it was made. */
export function secretIfKept(dataDir: string, name: string): string | undefined {
  const file = join(secretsOf(dataDir), name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A secret of this data folder, made when it is asked for first. */
export function keptSecret(dataDir: string, name: string): string {
  const folder = secretsOf(dataDir)
  const file = join(folder, name)
  try {
    // The data folder itself stays open to the database's account; only the secrets are closed.
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}.`)
  }
}

/** The database's address; `npm start` hands the embedded one to its children in DATABASE_URL. */
export function requireDatabaseUrl(settings: Settings): string {
  if (!settings.DATABASE_URL)
    throw new StartupError(
      'DATABASE_URL is not set. npm start brings a database of its own; a single process needs the address.',
    )
  return settings.DATABASE_URL
}
