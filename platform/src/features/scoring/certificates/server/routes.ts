import { sql, type Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendPdf } from '../../../../base/http/send-pdf.ts'
import { section } from '../../../../base/http/section.ts'
import type { Tables } from '../../../../base/database/tables.ts'
import { localize } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { dayIn } from '../../../../base/clock/zone.ts'
import {
  actorOf,
  competitionZones,
  knownCompetitions,
  requireRun,
} from '../../../competing/competitions/server/public.ts'
import { seenOf } from '../../../people/privacy/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { standingList } from '../../final-lists/server/public.ts'
import * as calls from '../contract.ts'
import { certificateFaults } from '../faults.ts'
import { awardOf, codeLength, numberOf, readCode } from '../rules.ts'
import { saveTemplate } from './commands/save-template.ts'
import { certificatePath, factsOf, presentCertificate, rowNumber } from './present.ts'
import { printCertificate } from './print-certificate.ts'
import { certificateByCode, certificatesOf, countCertificates, templateOf } from './reads.ts'

const managed = async ({ db }: Pick<Context, 'db'>, competitionId: number) => {
  const [template, list, counts] = await Promise.all([
    templateOf(db, competitionId),
    standingList(db, competitionId),
    countCertificates(db, competitionId),
  ])
  return { ...section(template), areAwardsFixed: list !== undefined, ...counts }
}

async function requireCertificate(
  { read }: Pick<Context, 'read'>,
  code: string,
): Promise<Selectable<Tables['certificate']>> {
  const row = await certificateByCode(read, readCode(code))
  if (!row) throw new Failure(certificateFaults.notFound)
  return row
}

/** Whom a preview is made out to. */
const somebody = { 'zh-CN': '张三', 'en-US': 'Alex Morgan' }
const someTeam = { 'zh-CN': '示例队伍', 'en-US': 'Sample team' }
const sample = { 'zh-CN': '样张', 'en-US': 'SAMPLE' }

export const certificateHandlers: Handler[] = [
  handleStaff(calls.getTemplate, async (context, { params }) =>
    managed(context, (await requireRun(context, params.id)).id),
  ),

  handleStaff(calls.saveTemplate, async (context, { params, body }) => {
    const { id: competitionId } = await requireRun(context, params.id)
    const { now, write } = context
    await write(tx => saveTemplate(tx, { competitionId, ...body, actor: actorOf(context), now }))
    return managed(context, competitionId)
  }),

  handleStaff(calls.previewCertificate, async (context, { params, query }) => {
    const competition = await requireRun(context, params.id)
    const { lang, rank } = query
    const { db, now, settings } = context
    const template = await templateOf(db, competition.id)
    const issuedOn = dayIn(competition.zone, now)
    const facts = {
      number: numberOf({ issuedOn, competitionId: competition.id, serial: 0 }),
      name: somebody[lang],
      team: someTeam[lang],
      rank,
      competition: localizeColumn(competition, 'title', lang),
      award: localize(awardOf(template, rank), lang),
      issuedOn,
    }
    const address = settings.publicUrl + certificatePath('0'.repeat(codeLength))
    const file = await printCertificate(context, { template, facts, lang, address, mark: sample[lang] })
    sendPdf(context, `preview-${competition.id}`, file, 'inline')
  }),

  handle(calls.checkCertificate, async (context, { params }) => {
    const row = await requireCertificate(context, params.code)
    const { db, viewer, lang } = context
    const zones = await competitionZones(db, [row.competition_id])
    return {
      ...presentCertificate(row, lang),
      zone: zones.get(row.competition_id) ?? 'UTC',
      isOwn: viewer?.userId === row.user_id,
    }
  }),

  handle(calls.downloadCertificate, async (context, { params, query }) => {
    const row = await requireCertificate(context, params.code)
    const { db, viewer, settings } = context
    if (row.user_id !== viewer.userId) throw new Failure(certificateFaults.notYours)
    if (row.revoked_at !== null) throw new Failure(certificateFaults.revoked)
    const { lang } = query
    const template = await templateOf(db, row.competition_id)
    const address = settings.publicUrl + certificatePath(row.code)
    const facts = factsOf(row, lang)
    sendPdf(
      context,
      rowNumber(row),
      await printCertificate(context, { template, facts, lang, address, mark: null }),
      'inline',
    )
  }),

  handle(calls.listCertificates, async ({ read, viewer, lang, now }, { query }) => {
    const userId = query.userId ?? viewer?.userId
    const isOwn = userId !== undefined && userId === viewer?.userId
    if (userId === undefined) throw new Failure(certificateFaults.noSuchPerson)
    const seen = await seenOf(read, viewer?.userId ?? null, userId)
    if (!seen?.visible.competitions) throw new Failure(certificateFaults.noSuchPerson)
    const known = isOwn ? sql<boolean>`true` : knownCompetitions(sql`competition_id`, viewer, now)
    const rows = await certificatesOf(read, { userId, competitionId: query.cmp, withRevoked: isOwn, known })
    return { list: rows.map(row => presentCertificate(row, lang)) }
  }),
]
