import { competitionRow } from '../../../../competing/competitions/server/public.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { competitionParts } from '../../../../competing/competitions/rules.ts'
import type { CompetitionDocument } from '../../documents.ts'

const picturePath = /\/pictures\/([0-9a-f]{64})/g

/** Addresses of our own pictures in texts, each once. */
export const picturesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => [...text.matchAll(picturePath)].map(match => match[1] as string))),
]

/** A competition's own settings and texts; `moreTexts` may show pictures too. Reads one thing after another: it is one transaction. */
export async function readCompetition(
  tx: Tx,
  id: number,
  moreTexts: readonly string[],
): Promise<{ document: CompetitionDocument; pictures: { sha256: string; key: string; size: number }[] }> {
  const row = await competitionRow(tx, id)
  const category =
    row.race_category_id === null
      ? undefined
      : await tx
          .selectFrom('race_category')
          .select(['name_zh', 'name_en'])
          .where('id', '=', row.race_category_id)
          .executeTakeFirst()
  const texts = await tx.selectFrom('competition_text').selectAll().where('competition_id', '=', id).execute()
  const faq = await tx
    .selectFrom('faq')
    .selectAll()
    .where('competition_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const written = [
    ...moreTexts,
    row.agreement_zh,
    row.agreement_en,
    row.guide_info_zh ?? '',
    row.guide_info_en ?? '',
    ...texts.flatMap(text => [text.body_zh, text.body_en]),
    ...faq.flatMap(entry => [entry.answer_zh, entry.answer_en]),
  ]
  const shown = picturesIn(row.cover ?? '', ...written)
  const pictures =
    shown.length === 0
      ? []
      : await tx
          .selectFrom('picture')
          .select(['sha256', 'media_type', 'storage_key as key', 'size'])
          .where('sha256', 'in', shown)
          .orderBy('sha256')
          .execute()
  const [cover] = picturesIn(row.cover ?? '')
  const document: CompetitionDocument = {
    type: row.type,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    rewardZh: row.reward_zh,
    rewardEn: row.reward_en,
    rewardValue: row.reward_value === null ? null : Number(row.reward_value),
    licence: row.licence,
    sourceUrl: row.source_url,
    cover: pictures.some(picture => picture.sha256 === cover) ? (cover ?? null) : null,
    zone: row.zone,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    isOpenSignup: row.is_open_signup,
    visibility: row.visibility,
    teamSizeMax: row.team_size_max,
    mergeDeadline: row.merge_deadline?.toISOString() ?? null,
    blockMobileUpload: row.block_mobile_upload,
    requireProfile: row.require_profile,
    requireApproval: row.require_approval,
    entryFields: row.entry_fields.map(field => ({
      ...field,
      choices: [...field.choices],
      choicesEn: [...(field.choicesEn ?? [])],
    })),
    agreement: { zh: row.agreement_zh, en: row.agreement_en },
    guide: row.guide_info_zh === null ? null : { zh: row.guide_info_zh, en: row.guide_info_en ?? '' },
    texts: competitionParts.flatMap(part => {
      const text = texts.find(one => one.part === part)
      return text ? [{ part, zh: text.body_zh, en: text.body_en }] : []
    }),
    faq: faq.map(entry => ({
      questionZh: entry.question_zh,
      questionEn: entry.question_en,
      answerZh: entry.answer_zh,
      answerEn: entry.answer_en,
    })),
    raceCategory: category ? { zh: category.name_zh, en: category.name_en } : null,
    tagCodes: await codesOf(tx, id),
    industryCodes: (
      await tx
        .selectFrom('competition_industry')
        .select('industry_code')
        .where('competition_id', '=', id)
        .orderBy('industry_code')
        .execute()
    ).map(one => one.industry_code),
    organisations: (
      await tx
        .selectFrom('competition_organisation as c')
        .innerJoin('organisation as o', 'o.id', 'c.organisation_id')
        .select(['o.name_zh', 'o.name_en', 'o.url'])
        .where('c.competition_id', '=', id)
        .orderBy('c.sort')
        .orderBy('o.id')
        .execute()
    ).map(one => ({ zh: one.name_zh, en: one.name_en, url: one.url })),
    pictures: pictures.map(picture => ({ sha256: picture.sha256, mediaType: picture.media_type })),
  }
  return { document, pictures }
}

const codesOf = async (tx: Tx, id: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('competition_tag')
      .select('tag_code')
      .where('competition_id', '=', id)
      .orderBy('tag_code')
      .execute()
  ).map(tag => tag.tag_code)
