import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Tx } from '../base/database/tables.ts'
import { renderMarkdown } from '../base/markdown/render.ts'
import { searchVector } from '../base/search/search.ts'
import type { Stored } from '../base/storage/storage.ts'
import { signUp } from '../features/competing/registrations/server/commands/sign-up.ts'
import { unpackArchive } from '../features/community/source-code/server/archive/unpack.ts'
import { commentCode } from '../features/community/source-code/server/commands/comment-code.ts'
import { handInCode } from '../features/community/source-code/server/commands/hand-in-code.ts'
import { publishCode } from '../features/community/source-code/server/commands/publish-code.ts'
import { carbonCover } from './covers.ts'
import { readCarbon } from './data/read.ts'
import { daysFrom } from './days.ts'
import { insertTexts } from './insert-texts.ts'
import { insertDataset } from './insert-datasets.ts'
import { solutionCode, solutionStory as story } from './solution.ts'
import { agreement } from './stories.ts'
import { openInviteActivity, rankDemoInvites } from './team-life.ts'

type Person = { id: number; name: string }
type Ask = {
  put: (content: string | Buffer) => Promise<Stored>
  staff: Record<'captain' | 'member' | 'organiser', Person>
  people: readonly Person[]
  category: number | null
  organisation: number
  keepPicture: (svg: string) => Promise<string>
  now: Date
}

const invites = 'carbon-friends'

/** A competition of code instead of scores, with what two teams have handed in and what was said about it. */
export async function insertSolution(tx: Tx, ask: Ask): Promise<number> {
  const { now, staff } = ask
  const at = daysFrom(now)
  const competitionId = await insertCompetition(tx, ask, at)
  await openInviteActivity(tx, {
    name: invites,
    competition_id: competitionId,
    start_at: at(-16),
    end_at: at(20),
  })
  const personOf = (by: 'captain' | 'member' | 'organiser' | number): Person => {
    const person = typeof by === 'number' ? ask.people[by] : staff[by]
    if (!person) throw new Error(`the demo has no person ${by}`)
    return person
  }
  for (const [index, code] of solutionCode.entries()) {
    const author = personOf(code.by)
    const { teamId } = await signUp(tx, {
      competitionId,
      user: author,
      agreementVersion: 1,
      teamName: code.team,
      // Of two teams the first has asked the other in.
      invitedBy: index === 0 ? null : personOf(solutionCode[0]?.by ?? 'captain').id,
      invite: index === 0 ? null : invites,
      source: 'web',
      now: at(-12 + index),
    })
    const archive = zipFolder(join(import.meta.dirname, 'code', code.folder))
    const { files, pack } = await unpackArchive(archive, 'zip')
    const { id } = await handInCode(tx, {
      competition: {
        id: competitionId,
        type: 'solution',
        startAt: at(-16),
        endAt: at(20),
        isOpenSignup: true,
      },
      userId: author.id,
      note: code.note,
      archive: { ...(await ask.put(archive)), name: `${code.folder}.zip` },
      packKey: (await ask.put(pack)).key,
      files,
      receivedAt: at(-6 + index),
    })
    const procedure = { id, competition_id: competitionId, team_id: teamId }
    if (code.isPublished)
      await publishCode(tx, {
        procedure,
        isPublished: true,
        userId: staff.organiser.id,
        address: null,
        now: at(-4),
      })
    for (const { by, path, line, body, replies } of code.comments) {
      const say = (who: typeof by, text: string, place: { path?: string; line?: number; replyTo?: number }) =>
        commentCode(tx, {
          procedure,
          authorId: personOf(who).id,
          writtenAs: who === 'organiser' ? 'organiser' : 'member',
          path: place.path,
          line: place.line,
          replyTo: place.replyTo,
          body: text,
          html: renderMarkdown(text),
          now: at(-3),
        })
      const { id: commentId } = await say(by, body, { path, line })
      for (const reply of replies) await say(reply.by, reply.body, { replyTo: commentId })
    }
  }
  await rankDemoInvites(tx, invites, now)
  return competitionId
}

async function insertCompetition(tx: Tx, ask: Ask, at: (days: number) => Date): Promise<number> {
  const { staff } = ask
  const { id } = await tx
    .insertInto('competition')
    .values({
      type: 'solution',
      race_category_id: ask.category,
      title_zh: story.title.zh,
      title_en: story.title.en,
      summary_zh: story.summary.zh,
      summary_en: story.summary.en,
      reward_zh: story.reward.zh,
      reward_en: story.reward.en,
      licence: story.licence,
      source_url: story.source,
      cover: await ask.keepPicture(carbonCover()),
      start_at: at(-16),
      end_at: at(20),
      private_code_hash: null,
      merge_deadline: null,
      agreement_zh: agreement.zh,
      agreement_en: agreement.en,
      guide_info_zh: story.guide.zh,
      guide_info_en: story.guide.en,
      featured: null,
      published_at: at(-30),
      created_by: staff.organiser.id,
      search: searchVector(story.title.zh, story.title.en, story.summary.zh, story.summary.en),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('competition_tag')
    .values(['time-series', 'regression'].map(tag_code => ({ competition_id: id, tag_code })))
    .execute()
  await tx
    .insertInto('competition_industry')
    .values({ competition_id: id, industry_code: 'weather' })
    .execute()
  await tx
    .insertInto('competition_organisation')
    .values({ competition_id: id, organisation_id: ask.organisation })
    .execute()
  await insertTexts(tx, id, story)
  await tx
    .insertInto('user_role')
    .values({ user_id: staff.organiser.id, role: 'organiser', competition_id: id, granted_by: null })
    .execute()
  await tx
    .insertInto('schedule')
    .values({
      competition_id: id,
      sort: 0,
      start_at: at(-16),
      end_at: at(20),
      list_a_start: at(-16),
      list_a_end: at(20),
      list_b_start: null,
      list_b_end: null,
      max_submit_count: 5,
      max_error_submit_count: null,
      metric_key: null,
      metric_sql: null,
      revealed_at: null,
    })
    .execute()
  await insertDataset(tx, ask.put, {
    story,
    summary: { zh: '', en: '' },
    categoryId: null,
    competitionId: id,
    userId: staff.organiser.id,
    at: at(-30),
    files: [['co2-concentration.csv', readCarbon(), '月均浓度', 'Monthly means']],
  })
  return id
}

/** The demo's code as its team would have packed it. */
function zipFolder(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        files.map(file => {
          const path = join(file.parentPath, file.name)
          return [path.slice(folder.length + 1), new Uint8Array(readFileSync(path))]
        }),
      ),
    ),
  )
}
