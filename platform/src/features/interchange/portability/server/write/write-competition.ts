import { randomBytes } from 'node:crypto'
import type { InsertObject } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { hashCode } from '../../../../competing/competitions/server/public.ts'
import { makeOrganiser } from '../../../../people/identity/server/public.ts'
import type { CompetitionDocument } from '../../documents.ts'
import { knownChoices } from '../choices.ts'

type Write = {
  document: CompetitionDocument
  /** The address here of each picture that came along, by its hash there. */
  pictures: ReadonlyMap<string, string>
  userId: number | null
  now: Date
}

/** A draft with all that a competition says of itself; whoever imports it organises it. */
export async function writeCompetition(
  tx: Tx,
  { document, pictures, userId, now }: Write,
): Promise<{ id: number }> {
  const text = (markdown: string) => withPictures(markdown, pictures)
  const choices = await knownChoices(tx, document)
  const row: InsertObject<Tables, 'competition'> = {
    type: document.type,
    race_category_id: choices.raceCategoryId,
    title_zh: document.titleZh,
    title_en: document.titleEn,
    summary_zh: document.summaryZh,
    summary_en: document.summaryEn,
    reward_zh: document.rewardZh,
    reward_en: document.rewardEn,
    reward_value: document.rewardValue,
    licence: document.licence,
    source_url: document.sourceUrl || null,
    cover: document.cover === null ? null : (pictures.get(document.cover) ?? null),
    zone: document.zone,
    start_at: new Date(document.startAt),
    end_at: new Date(document.endAt),
    is_open_signup: document.isOpenSignup,
    visibility: document.visibility,
    // A code that nobody has: what was private stays so until its organiser sets another.
    private_code_hash:
      document.visibility === 'private' ? await hashCode(randomBytes(24).toString('base64url')) : null,
    team_size_max: document.teamSizeMax,
    merge_deadline: document.mergeDeadline === null ? null : new Date(document.mergeDeadline),
    agreement_zh: text(document.agreement.zh),
    agreement_en: text(document.agreement.en),
    block_mobile_upload: document.blockMobileUpload,
    require_profile: document.requireProfile,
    require_approval: document.requireApproval,
    entry_fields: json(document.entryFields),
    guide_info_zh: document.guide === null ? null : text(document.guide.zh),
    guide_info_en: document.guide === null ? null : text(document.guide.en),
    featured: null,
    published_at: null,
    created_by: userId,
    created_at: now,
    search: searchVector(document.titleZh, document.titleEn, document.summaryZh, document.summaryEn),
  }
  const { id } = await tx.insertInto('competition').values(row).returning('id').executeTakeFirstOrThrow()
  const insert = async <
    T extends
      | 'competition_tag'
      | 'competition_industry'
      | 'competition_organisation'
      | 'competition_text'
      | 'faq',
  >(
    table: T,
    values: readonly InsertObject<Tables, T>[],
  ) => {
    if (values.length > 0) await tx.insertInto(table).values(values).execute()
  }
  await insert(
    'competition_tag',
    choices.tagCodes.map(tag_code => ({ competition_id: id, tag_code })),
  )
  await insert(
    'competition_industry',
    choices.industryCodes.map(industry_code => ({ competition_id: id, industry_code })),
  )
  await insert(
    'competition_organisation',
    choices.organisationIds.map((organisation_id, sort) => ({ competition_id: id, organisation_id, sort })),
  )
  await insert(
    'competition_text',
    document.texts.map(one => ({
      competition_id: id,
      part: one.part,
      body_zh: text(one.zh),
      body_en: text(one.en),
    })),
  )
  await insert(
    'faq',
    document.faq.map((entry, sort) => ({
      competition_id: id,
      sort,
      question_zh: entry.questionZh,
      question_en: entry.questionEn,
      answer_zh: text(entry.answerZh),
      answer_en: text(entry.answerEn),
    })),
  )
  if (userId !== null) await makeOrganiser(tx, { userId, competitionId: id, now })
  return { id }
}

/** Texts show the pictures that came along under their addresses here. */
export const withPictures = (markdown: string, pictures: ReadonlyMap<string, string>): string =>
  markdown.replace(/\/pictures\/([0-9a-f]{64})/g, (whole, hash: string) => pictures.get(hash) ?? whole)
