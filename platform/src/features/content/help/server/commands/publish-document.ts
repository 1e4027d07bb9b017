import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireUnchanged } from '../../../../../base/http/section.ts'
import { askConsent } from '../../../../people/identity/server/public.ts'
import { helpFaults } from '../../faults.ts'
import { isTerms, type Tab } from '../../rules.ts'
import { draftOf, lockDocuments, newestVersion } from '../edited.ts'

type Publish = {
  tab: Tab
  noteZh: string
  noteEn: string
  asksConsent: boolean
  tag: string
  actor: Actor
  now: Date
}

/** Makes the draft the version that holds, from now on and for ever as it stands. */
export async function publishDocument(tx: Tx, ask: Publish): Promise<void> {
  const { tab, noteZh, noteEn, asksConsent, tag, actor, now } = ask
  await lockDocuments(tx)
  const draft = await draftOf(tx, tab)
  requireUnchanged(draft, tag)
  if (asksConsent && !isTerms(tab))
    throw new Failure(helpFaults.noTerms, { issues: [{ path: 'body.asksConsent', code: 'invalid' }] })
  const missing = (['bodyZh', 'bodyEn'] as const).filter(name => draft[name].trim() === '')
  if (missing.length > 0)
    throw new Failure(helpFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
  const newest = await newestVersion(tx, tab)
  if (newest && JSON.stringify(newest.value) === JSON.stringify(draft))
    throw new Failure(helpFaults.nothingNew)
  const number = (newest?.number ?? 0) + 1
  const { id } = await tx
    .insertInto('help_version')
    .values({
      tab,
      number,
      title_zh: draft.titleZh,
      title_en: draft.titleEn,
      body_zh: draft.bodyZh,
      body_en: draft.bodyEn,
      note_zh: noteZh,
      note_en: noteEn,
      asks_consent: asksConsent,
      published_at: now,
      published_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (asksConsent) await askConsent(tx, id)
  const detail = { tab, number, asksConsent, note: noteZh }
  await audit(tx, actor, { action: 'help.publish', subject: 'help_document', subjectId: null, detail }, now)
}
