import { json } from '../base/database/json.ts'
import type { Tx } from '../base/database/tables.ts'
import { section } from '../base/http/section.ts'
import { searchVector } from '../base/search/search.ts'
import { saveTemplate } from '../features/scoring/certificates/server/commands/save-template.ts'
import { usualTemplate } from '../features/scoring/certificates/template.ts'
import { organisations } from './catalogue.ts'
import type { insertCatalogue } from './insert-catalogue.ts'
import { insertCompetitionData } from './insert-datasets.ts'
import type { Staff } from './insert-people.ts'
import { insertTexts } from './insert-texts.ts'
import { keepPicture, type Put } from './keep-picture.ts'
import type { CompetitionPlan } from './plan-competitions.ts'
import { agreement } from './stories.ts'
import { openInviteActivity } from './team-life.ts'

/** Teams stay as they are for the last days of list A. */
const daysWithoutMerging = 3

export type Ask = {
  put: Put
  staff: Staff
  catalogue: Awaited<ReturnType<typeof insertCatalogue>>
  at: (days: number) => Date
  now: Date
}

/** A competition with its texts, its round and its data; nobody has entered yet. Answers its id. */
export async function insertCompetition(tx: Tx, ask: Ask, maker: CompetitionPlan): Promise<number> {
  const { put, staff, catalogue, at } = ask
  const { story } = maker
  const announced = at(maker.start - (maker.announcedDays ?? 14))
  const cover = await keepPicture(tx, put, maker.cover)
  const { id: competitionId } = await tx
    .insertInto('competition')
    .values({
      type: 'computing',
      race_category_id: catalogue.categories[maker.category] ?? null,
      title_zh: story.title.zh,
      title_en: story.title.en,
      summary_zh: story.summary.zh,
      summary_en: story.summary.en,
      reward_zh: story.reward.zh,
      reward_en: story.reward.en,
      reward_value: story.rewardValue,
      // As the texts about prizes name them.
      prize_places: maker.awards?.map(({ upTo }) => upTo) ?? null,
      licence: story.licence,
      source_url: story.source,
      cover,
      start_at: at(maker.start),
      end_at: at(maker.end),
      private_code_hash: null,
      merge_deadline: at(maker.listAEnd - daysWithoutMerging),
      agreement_zh: agreement.zh,
      agreement_en: agreement.en,
      requirements: maker.isStrict ? ['profile'] : [],
      block_mobile_upload: maker.isStrict,
      guide_info_zh: null,
      guide_info_en: null,
      featured: maker.featured,
      published_at: announced,
      created_by: staff.organiser,
      search: searchVector(story.title.zh, story.title.en, story.summary.zh, story.summary.en),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('competition_tag')
    .values(maker.tags.map(tag_code => ({ competition_id: competitionId, tag_code })))
    .execute()
  await tx
    .insertInto('competition_industry')
    .values({ competition_id: competitionId, industry_code: maker.industry })
    .execute()
  await tx
    .insertInto('competition_organisation')
    .values(
      maker.organisers.map((organiser, sort) => ({
        competition_id: competitionId,
        organisation_id: catalogue.organisations[organiser] as number,
        sort,
      })),
    )
    .execute()
  await insertTexts(tx, competitionId, story)
  await tx
    .insertInto('user_role')
    .values({
      user_id: staff.organiser,
      role: 'organiser',
      competition_id: competitionId,
      granted_by: staff.administrator,
    })
    .execute()
  await insertSchedule(tx, ask, competitionId, maker)
  await insertCompetitionData(tx, put, {
    competitionId,
    task: maker.task,
    story,
    userId: staff.organiser,
    at: announced,
  })
  const issuer = organisations[maker.organisers[0] ?? 0]
  if (maker.awards)
    await saveTemplate(tx, {
      competitionId,
      value: {
        ...usualTemplate,
        issuerZh: issuer?.zh ?? '',
        issuerEn: issuer?.en ?? '',
        awards: [...maker.awards],
      },
      tag: section(usualTemplate).tag,
      actor: { userId: staff.organiser, address: null },
      now: announced,
    })
  if (maker.invites !== null)
    await openInviteActivity(tx, {
      name: maker.invites,
      competition_id: competitionId,
      start_at: at(maker.start),
      end_at: at(maker.end),
    })
  return competitionId
}

async function insertSchedule(
  tx: Tx,
  { put, at, now }: Ask,
  competitionId: number,
  maker: CompetitionPlan,
): Promise<void> {
  const { task } = maker
  const split = maker.listBMode === 'split'
  const { id } = await tx
    .insertInto('schedule')
    .values({
      competition_id: competitionId,
      sort: 0,
      start_at: at(maker.start),
      end_at: at(maker.end),
      list_a_start: at(maker.start),
      list_a_end: at(maker.listAEnd),
      list_b_start: split ? at(maker.listAEnd) : null,
      list_b_end: split ? at(maker.end) : null,
      list_b_mode: maker.listBMode,
      max_submit_count: 5,
      max_error_submit_count: 10,
      metric_key: task.metric.key,
      metric_params: json(task.metric.params),
      metric_sql: null,
      direction: task.metric.direction,
      precision: 5,
      file_description: json(task.file),
      revealed_at: maker.revealed ? at(maker.end + 1) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = await put(task.answer)
  await tx
    .insertInto('answer_file')
    .values({
      schedule_id: id,
      list: 'A',
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      uploaded_by: null,
      created_at: now,
    })
    .execute()
}
