import type { z } from 'zod'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { CompetitionPart } from '../../rules.ts'
import type { Basics, faqList } from '../../sections.ts'

type Choices = Pick<Basics, 'tagCodes' | 'industryCodes' | 'organisationIds'>

const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** What of the catalogue a competition that has none has from now on. */
export async function addChoices(tx: Tx, id: number, choices: Choices): Promise<void> {
  const [tags, industries] = [unique(choices.tagCodes), unique(choices.industryCodes)]
  const organisations = unique(choices.organisationIds)
  if (tags.length > 0)
    await tx
      .insertInto('competition_tag')
      .values(tags.map(tag_code => ({ competition_id: id, tag_code })))
      .execute()
  if (industries.length > 0)
    await tx
      .insertInto('competition_industry')
      .values(industries.map(industry_code => ({ competition_id: id, industry_code })))
      .execute()
  if (organisations.length > 0)
    await tx
      .insertInto('competition_organisation')
      .values(organisations.map((organisation_id, sort) => ({ competition_id: id, organisation_id, sort })))
      .execute()
}

export async function addTexts(
  tx: Tx,
  id: number,
  texts: readonly { part: CompetitionPart; zh: string; en: string }[],
): Promise<void> {
  if (texts.length > 0)
    await tx
      .insertInto('competition_text')
      .values(texts.map(({ part, zh, en }) => ({ competition_id: id, part, body_zh: zh, body_en: en })))
      .execute()
}

export async function addFaq(
  tx: Tx,
  id: number,
  entries: z.output<typeof faqList>['entries'],
): Promise<void> {
  if (entries.length > 0)
    await tx
      .insertInto('faq')
      .values(
        entries.map((entry, sort) => ({
          competition_id: id,
          sort,
          question_zh: entry.questionZh,
          question_en: entry.questionEn,
          answer_zh: entry.answerZh,
          answer_en: entry.answerEn,
        })),
      )
      .execute()
}
