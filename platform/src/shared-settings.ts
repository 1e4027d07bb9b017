import { createHash } from 'node:crypto'
import { keptSecret, secretIfKept, type Settings } from './base/config/settings.ts'
import { StartupError } from './base/config/startup-error.ts'
import type { Db, ReadDb } from './base/database/tables.ts'
import { factsOf, noteFacts } from './base/installation.ts'
import {
  keptMasterKeys,
  markIfKept,
  markOf,
  masterKeys,
} from './features/people/certification/server/vault/master-keys.ts'

const undefinedTable = '42P01'
const nameOf = (setting: string) => `shared ${setting}`
const markOfText = (text: string) =>
  createHash('sha256').update(`leitai shared ${text}`).digest('hex').slice(0, 32)
const sample = 'leitai shared'

/** What is the same in every process, as it is. */
const plain = ({ publicUrl, issuer, SSO_CLIENT_ID, embeddedSso }: Settings) => ({
  PUBLIC_URL: publicUrl,
  [embeddedSso ? 'SSO_PUBLIC_URL' : 'SSO_ISSUER']: issuer,
  SSO_CLIENT_ID,
})

/** Written down by `npm start`, for the processes that others start beside it. Of secrets only a hash is there. */
export async function noteSharedSettings(db: Db, settings: Settings): Promise<void> {
  const marks = {
    ...plain(settings),
    SESSION_SECRET: settings.sessionSecret,
    SSO_CLIENT_SECRET: settings.clientSecret,
    S3_BUCKET: settings.S3_BUCKET ?? `folder ${keptSecret(settings.dataDir, 'files-id')}`,
    IDENTITY_KEY: masterKeys(settings).current.name,
    IDENTITY_HASH_KEY: markOf(settings, sample).toString('hex'),
  }
  await noteFacts(
    db,
    Object.fromEntries(Object.entries(marks).map(([setting, text]) => [nameOf(setting), markOfText(text)])),
  )
}

/** Throws one sentence where a process started by itself has not the settings of `npm start`. Makes no secret of its own. */
export async function assertSharedSettings(db: ReadDb, settings: Settings): Promise<void> {
  const facts = await factsOf(db).catch(
    (error: Error & { code?: string }): Awaited<ReturnType<typeof factsOf>> => {
      if (error.code === undefinedTable) return {}
      throw error
    },
  )
  const kept = (name: string) => secretIfKept(settings.dataDir, name)
  // Each as this process has it; more than one where another is right as well.
  const own: Record<string, readonly (string | undefined)[]> = {
    ...Object.fromEntries(Object.entries(plain(settings)).map(([setting, text]) => [setting, [text]])),
    SESSION_SECRET: [settings.SESSION_SECRET ?? kept('session-secret')],
    SSO_CLIENT_SECRET: [settings.SSO_CLIENT_SECRET ?? kept('sso-client-secret')],
    S3_BUCKET: [settings.S3_BUCKET ?? `folder ${kept('files-id')}`],
    IDENTITY_KEY: keptMasterKeys(settings).map(({ name }) => name),
    IDENTITY_HASH_KEY: [markIfKept(settings, sample)?.toString('hex')],
  }
  if (facts[nameOf('SESSION_SECRET')] === undefined)
    throw new StartupError(
      'The database was not prepared by this version. Run npm start on one machine first: it migrates, and the other processes compare their settings with its own.',
    )
  const wrong = Object.entries(own)
    .filter(
      ([setting, texts]) =>
        !texts.some(text => text !== undefined && markOfText(text) === facts[nameOf(setting)]),
    )
    .map(([setting]) => setting)
  if (wrong.length > 0)
    throw new StartupError(
      `Settings differ from those of npm start, and all processes of an installation must share them: ${wrong.join(', ')}. See "Several copies" in docs/operating.md.`,
    )
}
