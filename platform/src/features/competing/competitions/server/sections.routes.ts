import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { competitionParts } from '../rules.ts'
import {
  getAccess,
  getAgreement,
  getBasics,
  getFaq,
  getTexts,
  putAccess,
  putAgreement,
  putBasics,
  putFaq,
  putGuide,
  putText,
} from '../sections.contract.ts'
import { saveAccess } from './commands/save-access.ts'
import { saveAgreement } from './commands/save-agreement.ts'
import { saveBasics } from './commands/save-basics.ts'
import { emptyText, saveFaq, saveGuide, saveText } from './commands/save-texts.ts'
import { competitionRow } from './competition-row.ts'
import { readAccess, readAgreement, readBasics, readFaq, readGuide, readTexts } from './sections.ts'
import { agreementPast } from './agreement-past.ts'

const saving = <V>(
  { viewer, address, now }: Context<Viewer>,
  id: number,
  body: { value: V; tag: string },
) => ({ id, ...body, actor: { userId: viewer.userId, address }, now })

/** The parts of a competition, each read and saved by itself. */
export const sectionHandlers: Handler[] = [
  handleStaff(getBasics, async ({ db }, { params }) =>
    section(await readBasics(db, await competitionRow(db, params.id))),
  ),
  handleStaff(putBasics, async (context, { params, body }) =>
    context.write(async tx => section(await saveBasics(tx, saving(context, params.id, body)))),
  ),

  handleStaff(getTexts, async ({ db }, { params }) => {
    const row = await competitionRow(db, params.id)
    const texts = await readTexts(db, params.id)
    return {
      parts: competitionParts.map(part => ({ part, text: section(texts.get(part) ?? emptyText) })),
      guide: section(readGuide(row)),
    }
  }),
  handleStaff(putText, async (context, { params, body }) =>
    context.write(async tx => section(await saveText(tx, params.part, saving(context, params.id, body)))),
  ),
  handleStaff(putGuide, async (context, { params, body }) =>
    context.write(async tx => section(await saveGuide(tx, saving(context, params.id, body)))),
  ),

  handleStaff(getFaq, async ({ db }, { params }) => {
    await competitionRow(db, params.id)
    return section(await readFaq(db, params.id))
  }),
  handleStaff(putFaq, async (context, { params, body }) =>
    context.write(async tx => section(await saveFaq(tx, saving(context, params.id, body)))),
  ),

  handleStaff(getAgreement, async ({ db }, { params }) => {
    const row = await competitionRow(db, params.id)
    return {
      agreement: section(readAgreement(row)),
      version: row.agreement_version,
      ...(await agreementPast(db, row)),
    }
  }),
  handleStaff(putAgreement, async (context, { params, body }) =>
    context.write(async tx => {
      const { agreement, version } = await saveAgreement(tx, saving(context, params.id, body))
      return { agreement: section(agreement), version }
    }),
  ),

  handleStaff(getAccess, async ({ db, settings }, { params }) => {
    const row = await competitionRow(db, params.id)
    return {
      access: section(readAccess(row)),
      hasCode: row.private_code_hash !== null,
      siteContact: settings.bindingRequired,
    }
  }),
  handleStaff(putAccess, async (context, { params, body }) =>
    context.write(async tx => {
      const { code, ...given } = body
      const done = await saveAccess(tx, { ...saving(context, params.id, given), code })
      return { access: section(done.access), hasCode: done.hasCode }
    }),
  ),
]
