import type { Tx } from '../base/database/tables.ts'
import type { Story } from './stories.ts'

/** What a competition's pages tell: its texts, and questions with their answers. */
export async function insertTexts(
  tx: Tx,
  competitionId: number,
  { texts, faq }: Pick<Story, 'texts' | 'faq'>,
): Promise<void> {
  await tx
    .insertInto('competition_text')
    .values(
      Object.entries(texts).map(([part, text]) => ({
        competition_id: competitionId,
        part: part as keyof typeof texts,
        body_zh: text.zh,
        body_en: text.en,
      })),
    )
    .execute()
  await tx
    .insertInto('faq')
    .values(
      faq.map((entry, sort) => ({
        competition_id: competitionId,
        sort,
        question_zh: entry.question.zh,
        question_en: entry.question.en,
        answer_zh: entry.answer.zh,
        answer_en: entry.answer.en,
      })),
    )
    .execute()
}
