import type { Tx } from '../base/database/tables.ts'
import { searchVector } from '../base/search/search.ts'
import { datasetCategories, industries, organisations, partners, raceCategories, tags } from './catalogue.ts'
import { readingMinutes } from '../features/content/information/rules.ts'
import { editors } from './information/bylines.ts'
import { informationCovers } from './information/covers.ts'
import { keepPicture, type Put } from './keep-picture.ts'
import { articles } from './stories.ts'

const day = 86_400_000

/** What competitions and datasets are filed under. */
export async function insertCatalogue(tx: Tx) {
  const names = (row: { zh: string; en: string }, sort: number) => ({
    name_zh: row.zh,
    name_en: row.en,
    sort,
  })
  const categories = await tx
    .insertInto('race_category')
    .values(
      raceCategories.map((row, sort) => ({
        ...names(row, sort),
        banner: null,
        is_beginner: row.isForBeginners,
      })),
    )
    .returning('id')
    .execute()
  for (const [sort, tag] of tags.entries()) {
    await tx
      .insertInto('tag')
      .values({ code: tag.code, parent_code: null, ...names(tag, sort * 10) })
      .execute()
    await tx
      .insertInto('tag')
      .values(
        tag.sub.map((sub, index) => ({
          code: sub.code,
          parent_code: tag.code,
          ...names(sub, sort * 10 + index + 1),
        })),
      )
      .execute()
  }
  await tx
    .insertInto('industry')
    .values(industries.map((row, sort) => ({ code: row.code, ...names(row, sort) })))
    .execute()
  const made = await tx
    .insertInto('organisation')
    .values(
      organisations.map(row => ({
        name_zh: row.zh,
        name_en: row.en,
        introduction_zh: row.introZh,
        introduction_en: row.introEn,
        url: null,
        logo: null,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('partner')
    .values(partners.map((row, sort) => ({ ...names(row, sort), url: null })))
    .execute()
  await tx.insertInto('dataset_category').values(datasetCategories.map(names)).execute()
  return { categories: categories.map(row => row.id), organisations: made.map(row => row.id) }
}

/** Answers the ids of those that are activities. */
export async function insertArticles(tx: Tx, put: Put, now: Date): Promise<number[]> {
  const activities: number[] = []
  for (const [index, article] of articles.entries()) {
    const { id } = await tx
      .insertInto('article')
      .values({
        kind: article.kind,
        category: article.kind === 'info' ? 'methods' : 'talk',
        title_zh: article.title.zh,
        title_en: article.title.en,
        summary_zh: article.summary.zh,
        summary_en: article.summary.en,
        body_zh: article.body.zh,
        body_en: article.body.en,
        ...editors,
        minutes_zh: readingMinutes(article.body.zh),
        minutes_en: readingMinutes(article.body.en),
        cover: await keepPicture(
          tx,
          put,
          informationCovers[article.kind === 'info' ? 'lists' : 'fingerprint'](),
        ),
        published_at: new Date(now.getTime() - (3 + index * 6) * day),
        search: searchVector(article.title.zh, article.title.en, article.summary.zh, article.summary.en),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (article.kind !== 'activity') continue
    await insertActivity(tx, id, now)
    activities.push(id)
  }
  return activities
}

/** A talk in ten days, with what it is about and what to bring. */
async function insertActivity(tx: Tx, articleId: number, now: Date): Promise<void> {
  const start = new Date(Math.ceil(now.getTime() / day) * day + 10 * day + 11 * (day / 24))
  await tx
    .insertInto('activity')
    .values({
      article_id: articleId,
      starts_at: start,
      ends_at: new Date(start.getTime() + day / 12),
      zone: 'Asia/Shanghai',
      place_zh: '线上',
      place_en: 'Online',
      online_url: 'https://meet.leitai.example/scores-again',
      signup_from: new Date(now.getTime() - 5 * day),
      signup_until: start,
      capacity: 40,
    })
    .execute()
  await tx
    .insertInto('activity_section')
    .values([
      {
        article_id: articleId,
        number: 1,
        title_zh: '议程',
        title_en: 'Agenda',
        body_zh:
          '- 前 40 分钟：一次提交从上传到成绩，经过哪些检查\n- 之后 40 分钟：现场用三个指纹重算一个成绩\n- 最后 40 分钟：提问',
        body_en:
          '- 40 minutes: what a submission goes through between upload and score\n- 40 minutes: a score computed again, live, from its three hashes\n- 40 minutes: questions',
      },
      {
        article_id: articleId,
        number: 2,
        title_zh: '会前准备',
        title_en: 'Before you come',
        body_zh:
          '在任意一场进行中的竞赛里提交一次结果文件，记下成绩页上的三个 SHA-256。没有提交过也可以旁听。',
        body_en:
          'Submit a file to any running competition and note the three SHA-256 hashes beside its score. Listening without one is fine, too.',
      },
      {
        article_id: articleId,
        number: 3,
        title_zh: '主讲人',
        title_en: 'Speakers',
        body_zh: '由平台的评测组主讲：写评分引擎的人，和在每次竞赛前把它重跑一遍的人。',
        body_en:
          'The people who write the scoring engine, and those who run it again before every competition.',
      },
      {
        article_id: articleId,
        number: 4,
        title_zh: '怎样参加',
        title_en: 'How to join',
        body_zh: '报名后会在开始前一天和一小时收到提醒，日程可以一键加入日历。名额满后自动进入候补。',
        body_en:
          'Once joined you are reminded a day and an hour before, and can add it to your calendar. When all places are taken you wait in line.',
      },
      {
        article_id: articleId,
        number: 5,
        title_zh: '常见问题',
        title_en: 'Questions',
        body_zh: '**会有录像吗？** 有，三天内放在本页。\n\n**需要写代码吗？** 不需要，看懂一个公式就够了。',
        body_en:
          '**Is it recorded?** Yes; the recording is on this page within three days.\n\n**Do I have to write code?** No. Reading one formula is enough.',
      },
    ])
    .execute()
}
