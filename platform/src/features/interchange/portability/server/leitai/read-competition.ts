import type { Tx } from '../../../../../base/database/tables.ts'
import {
  competitionRow,
  readBasics,
  readFaq,
  readTexts,
} from '../../../../competing/competitions/server/public.ts'
import { competitionParts } from '../../../../competing/competitions/rules.ts'
import { requirementsOf } from '../../../../people/onboarding/requirements.rules.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'
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
  const { raceCategoryId, tagCodes, industryCodes, organisationIds } = await readBasics(tx, row)
  const { categories, organisations } = await entriesOf(tx, 'categories', 'organisations')
  const category = categories.find(entry => entry.key === String(raceCategoryId))
  const texts = await readTexts(tx, id)
  const { entries: faq } = await readFaq(tx, id)
  const written = [
    ...moreTexts,
    row.agreement_zh,
    row.agreement_en,
    row.guide_info_zh ?? '',
    row.guide_info_en ?? '',
    ...[...texts.values()].flatMap(text => [text.zh, text.en]),
    ...faq.flatMap(entry => [entry.answerZh, entry.answerEn]),
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
    languages: row.languages,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    rewardZh: row.reward_zh,
    rewardEn: row.reward_en,
    rewardValue: row.reward_value === null ? null : Number(row.reward_value),
    prizePlaces: row.prize_places,
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
    requireProfile: false,
    requirements: row.requirements === null ? null : requirementsOf(row),
    contact: row.contact,
    requireApproval: row.require_approval,
    entryFields: row.entry_fields.map(field => ({
      ...field,
      choices: [...field.choices],
      choicesEn: [...(field.choicesEn ?? [])],
    })),
    agreement: { zh: row.agreement_zh, en: row.agreement_en },
    guide: row.guide_info_zh === null ? null : { zh: row.guide_info_zh, en: row.guide_info_en ?? '' },
    texts: competitionParts.flatMap(part => {
      const text = texts.get(part)
      return text ? [{ part, ...text }] : []
    }),
    faq,
    raceCategory: category ? { zh: category.nameZh, en: category.nameEn } : null,
    tagCodes,
    industryCodes,
    organisations: organisationIds
      .flatMap(one => organisations.find(entry => entry.key === String(one)) ?? [])
      .map(one => ({ zh: one.nameZh, en: one.nameEn, url: one.url })),
    pictures: pictures.map(picture => ({ sha256: picture.sha256, mediaType: picture.media_type })),
  }
  return { document, pictures }
}
