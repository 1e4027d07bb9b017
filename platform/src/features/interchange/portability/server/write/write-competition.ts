import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addChoices, addFaq, addTexts, makeDraft } from '../../../../competing/competitions/server/public.ts'
import type { CompetitionDocument } from '../../documents.ts'
import { knownChoices } from '../choices.ts'

type Write = {
  document: CompetitionDocument
  /** The address here of each picture that came along, by its hash there. */
  pictures: ReadonlyMap<string, string>
  userId: number | null
  now: Date
}

/** What it asks of people; older archives knew a complete profile alone. */
const requirementsIn = ({ requirements, requireProfile }: CompetitionDocument): string[] | null =>
  requirements === undefined ? (requireProfile ? ['profile'] : []) : requirements

/** A draft with all that a competition says of itself; whoever imports it organises it. */
export async function writeCompetition(
  tx: Tx,
  { document, pictures, userId, now }: Write,
): Promise<{ id: number }> {
  const text = (markdown: string) => withPictures(markdown, pictures)
  const choices = await knownChoices(tx, document)
  const { id } = await makeDraft(
    tx,
    {
      type: document.type,
      languages: document.languages,
      race_category_id: choices.raceCategoryId,
      title_zh: document.titleZh,
      title_en: document.titleEn,
      summary_zh: document.summaryZh,
      summary_en: document.summaryEn,
      reward_zh: document.rewardZh,
      reward_en: document.rewardEn,
      reward_value: document.rewardValue,
      prize_places: document.prizePlaces,
      licence: document.licence,
      source_url: document.sourceUrl || null,
      cover: document.cover === null ? null : (pictures.get(document.cover) ?? null),
      zone: document.zone,
      start_at: new Date(document.startAt),
      end_at: new Date(document.endAt),
      is_open_signup: document.isOpenSignup,
      visibility: document.visibility,
      team_size_max: document.teamSizeMax,
      merge_deadline: document.mergeDeadline === null ? null : new Date(document.mergeDeadline),
      agreement_zh: text(document.agreement.zh),
      agreement_en: text(document.agreement.en),
      block_mobile_upload: document.blockMobileUpload,
      requirements: requirementsIn(document),
      contact: document.contact,
      require_approval: document.requireApproval,
      entry_fields: json(document.entryFields),
      guide_info_zh: document.guide === null ? null : text(document.guide.zh),
      guide_info_en: document.guide === null ? null : text(document.guide.en),
    },
    { userId, now },
  )
  await addChoices(tx, id, choices)
  await addTexts(
    tx,
    id,
    document.texts.map(one => ({ part: one.part, zh: text(one.zh), en: text(one.en) })),
  )
  await addFaq(
    tx,
    id,
    document.faq.map(entry => ({ ...entry, answerZh: text(entry.answerZh), answerEn: text(entry.answerEn) })),
  )
  return { id }
}

/** Texts show the pictures that came along under their addresses here. */
export const withPictures = (markdown: string, pictures: ReadonlyMap<string, string>): string =>
  markdown.replace(/\/pictures\/([0-9a-f]{64})/g, (whole, hash: string) => pictures.get(hash) ?? whole)
