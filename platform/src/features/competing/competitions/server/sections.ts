import type { z } from 'zod'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { requirementsOf } from '../../../people/onboarding/requirements.rules.ts'
import type { CompetitionPart } from '../rules.ts'
import type { CompetitionRow } from './competition-row.ts'
import type { access, basics, faqList, guide, text } from '../sections.ts'

/** In one order, so that a save that changes nothing changes nothing. */
const chosenRequirements = (row: CompetitionRow) => (row.requirements === null ? null : requirementsOf(row))

// On the wire instants are texts, and tags are made of what is on the wire.
type Wire<S extends z.ZodType> = z.output<S>

export async function readBasics(db: Db | Tx, row: CompetitionRow): Promise<Wire<typeof basics>> {
  // One after another: inside a transaction there is one connection.
  const tags = await db
    .selectFrom('competition_tag')
    .select('tag_code')
    .where('competition_id', '=', row.id)
    .orderBy('tag_code')
    .execute()
  const industries = await db
    .selectFrom('competition_industry')
    .select('industry_code')
    .where('competition_id', '=', row.id)
    .orderBy('industry_code')
    .execute()
  const organisations = await db
    .selectFrom('competition_organisation')
    .select('organisation_id')
    .where('competition_id', '=', row.id)
    .orderBy('sort')
    .orderBy('organisation_id')
    .execute()
  return {
    type: row.type,
    languages: row.languages,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    rewardZh: row.reward_zh,
    rewardEn: row.reward_en,
    rewardValue: row.reward_value === null ? null : Number(row.reward_value),
    prizePlaces: row.prize_places,
    raceCategoryId: row.race_category_id,
    tagCodes: tags.map(tag => tag.tag_code),
    industryCodes: industries.map(industry => industry.industry_code),
    organisationIds: organisations.map(one => one.organisation_id),
    cover: row.cover,
    licence: row.licence,
    sourceUrl: row.source_url,
    zone: row.zone,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    teamSizeMax: row.team_size_max,
  }
}

export async function readTexts(db: Db | Tx, id: number): Promise<Map<CompetitionPart, Wire<typeof text>>> {
  const rows = await db.selectFrom('competition_text').selectAll().where('competition_id', '=', id).execute()
  return new Map(rows.map(row => [row.part, { zh: row.body_zh, en: row.body_en }]))
}

export const readGuide = (row: CompetitionRow): Wire<typeof guide> => ({
  isShown: row.guide_info_zh !== null,
  zh: row.guide_info_zh ?? '',
  en: row.guide_info_en ?? '',
})

export async function readFaq(db: Db | Tx, id: number): Promise<Wire<typeof faqList>> {
  const rows = await db
    .selectFrom('faq')
    .selectAll()
    .where('competition_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return {
    entries: rows.map(row => ({
      questionZh: row.question_zh,
      questionEn: row.question_en,
      answerZh: row.answer_zh,
      answerEn: row.answer_en,
    })),
  }
}

export const readAgreement = (row: CompetitionRow): Wire<typeof text> => ({
  zh: row.agreement_zh,
  en: row.agreement_en,
})

export const readAccess = (row: CompetitionRow): Wire<typeof access> => ({
  isOpenSignup: row.is_open_signup,
  visibility: row.visibility,
  blockMobileUpload: row.block_mobile_upload,
  requirements: chosenRequirements(row),
  contact: row.contact,
  requireApproval: row.require_approval,
  mergeDeadline: row.merge_deadline?.toISOString() ?? null,
  entryFields: row.entry_fields.map(field => ({
    ...field,
    choices: [...field.choices],
    choicesEn: [...(field.choicesEn ?? [])],
  })),
})
