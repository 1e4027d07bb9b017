import { json } from '../src/base/database/json.ts'
import type { Day } from '../src/base/clock/zone.ts'
import { competitionParts } from '../src/features/competing/competitions/rules.ts'
import { hashSecret } from '../src/base/secrets.ts'
import { takeSnapshot } from '../src/features/scoring/rankings/server/commands/take-snapshot.ts'
import { sealInvitation } from '../src/features/competing/teams/server/invitation.ts'
import { makeCompetition, makeDataset, type TestUser } from './factories.ts'
import type { TestTeam } from './teams.ts'
import type { World } from './world.ts'

type Each = readonly number[]
type Catalogue = { race: number; tags: string[]; industries: string[]; organisations: number[] }
type Competition = { id: number; scheduleId: number }

const both = (text: string) => ({ name_zh: text, name_en: text })

/** What competitions are sorted by, other competitions, partners. */
export async function fillCatalogue(world: World, name: string, each: Each): Promise<Catalogue> {
  const { db } = world
  const races = await db
    .insertInto('race_category')
    .values(each.map(index => ({ ...both(`${name} race ${index}`), banner: null })))
    .returning('id')
    .execute()
  const organisations = await db
    .insertInto('organisation')
    .values(each.map(index => ({ ...both(`${name} organisation ${index}`), url: null, logo: null })))
    .returning('id')
    .execute()
  const tags = each.map(index => `${name}-tag-${index}`)
  await db
    .insertInto('tag')
    .values({ code: `${name}-tag`, parent_code: null, ...both(`${name} tag`) })
    .execute()
  await db
    .insertInto('tag')
    .values(tags.map(code => ({ code, parent_code: `${name}-tag`, ...both(code) })))
    .execute()
  const industries = each.map(index => `${name}-industry-${index}`)
  await db
    .insertInto('industry')
    .values(industries.map(code => ({ code, ...both(code) })))
    .execute()
  await db
    .insertInto('partner')
    .values(each.map(index => ({ ...both(`${name} partner ${index}`), url: null })))
    .execute()
  const catalogue = {
    race: races[0]?.id ?? 0,
    tags,
    industries,
    organisations: organisations.map(row => row.id),
  }
  for (const index of each) {
    const { id } = await makeCompetition(world, {
      competition: { title_zh: `${name} listed ${index}`, featured: 2 },
    })
    await fillLinks(world, id, catalogue)
  }
  return catalogue
}

async function fillLinks({ db }: World, id: number, { tags, industries, organisations }: Catalogue) {
  await db
    .insertInto('competition_tag')
    .values(tags.map(tag_code => ({ competition_id: id, tag_code })))
    .execute()
  await db
    .insertInto('competition_industry')
    .values(industries.map(industry_code => ({ competition_id: id, industry_code })))
    .execute()
  await db
    .insertInto('competition_organisation')
    .values(organisations.map(organisation_id => ({ competition_id: id, organisation_id })))
    .execute()
}

/** A competition's texts, questions, further rounds, data and boards of days. */
export async function fillCompetition(
  world: World,
  given: { competition: Competition; each: Each; catalogue: Catalogue; days: Day[]; people: TestUser[] },
): Promise<{ id: number; fileId: number }> {
  const { db } = world
  const { id, scheduleId } = given.competition
  await fillLinks(world, id, given.catalogue)
  await db
    .insertInto('competition_text')
    .values(
      competitionParts
        .slice(0, given.each.length)
        .map(part => ({ competition_id: id, part, body_zh: `# ${part}`, body_en: `# ${part}` })),
    )
    .execute()
  await db
    .insertInto('faq')
    .values(
      given.each.map(index => ({
        competition_id: id,
        sort: index,
        question_zh: `问 ${index}`,
        question_en: `Q ${index}`,
        answer_zh: '答',
        answer_en: 'A',
      })),
    )
    .execute()
  const first = await db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const after = (days: number) => new Date(first.end_at.getTime() + days * 86_400_000)
  for (const sort of [1, 2, 3, 4].slice(0, given.each.length - 1))
    await db
      .insertInto('schedule')
      .values({
        competition_id: id,
        sort,
        start_at: after(sort - 1),
        end_at: after(sort),
        list_a_start: after(sort - 1),
        list_a_end: after(sort),
        list_b_start: null,
        list_b_end: null,
        max_error_submit_count: null,
        metric_key: 'accuracy',
        metric_sql: null,
        file_description: null,
        revealed_at: null,
      })
      .execute()
  for (const day of given.days)
    await takeSnapshot(db, { id: scheduleId, zone: 'Asia/Shanghai' }, day, world.clock.now())
  const made: { id: number; fileId: number }[] = []
  for (const _ of given.each)
    made.push(await fillDataset(world, given.each, given.people, { competition_id: id, published_at: null }))
  return made[0] as (typeof made)[0]
}

async function fillDataset(
  world: World,
  each: Each,
  people: TestUser[],
  given: Parameters<typeof makeDataset>[1],
) {
  const { id, fileId } = await makeDataset(world, given)
  const file = await world.db
    .selectFrom('dataset_file')
    .selectAll()
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  const { id: _, fields, ...rest } = file
  const more = each.slice(1).map(index => ({ ...rest, fields: json(fields), name: `more-${index}.csv` }))
  if (more.length > 0) await world.db.insertInto('dataset_file').values(more).execute()
  await world.db
    .insertInto('dataset_agreement')
    .values(people.map(user => ({ dataset_id: id, user_id: user.id, agreed_at: world.clock.now() })))
    .execute()
  return { id, fileId }
}

/** What there is besides competitions: datasets, articles, and what is each person's own. */
export async function fillReading(
  world: World,
  { name, each, people }: { name: string; each: Each; people: TestUser[] },
) {
  const { db } = world
  const categories = await db
    .insertInto('dataset_category')
    .values(each.map(index => both(`${name} category ${index}`)))
    .returning('id')
    .execute()
  const datasets: { id: number; fileId: number }[] = []
  for (const { id: category_id } of categories)
    datasets.push(await fillDataset(world, each, people, { category_id, title_zh: name }))
  const articles = { info: 0, activity: 0 }
  for (const _ of each)
    for (const kind of ['info', 'activity'] as const)
      articles[kind] = (
        await db
          .insertInto('article')
          .values({
            kind,
            title_zh: name,
            title_en: name,
            cover: null,
            published_at: world.clock.now(),
            updated_at: world.clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
  const now = world.clock.now()
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await db
    .insertInto('activity')
    .values({
      article_id: articles.activity,
      starts_at: later(2),
      ends_at: later(3),
      zone: 'Asia/Shanghai',
      place_zh: name,
      place_en: name,
      signup_from: later(-1),
      signup_until: later(2),
    })
    .execute()
  const section = { title_zh: name, title_en: name, body_zh: name, body_en: name }
  await db
    .insertInto('activity_section')
    .values(each.slice(0, 5).map(index => ({ article_id: articles.activity, number: index + 1, ...section })))
    .execute()
  const own = people.flatMap(person => each.map(index => ({ person, text: `${name} ${person.id} ${index}` })))
  const tokens = await db
    .insertInto('api_token')
    .values(
      own.map(({ person, text }) => ({
        user_id: person.id,
        name: text,
        token_hash: hashSecret(text),
        last_used_at: null,
        revoked_at: null,
        created_at: now,
      })),
    )
    .returning(['id', 'user_id'])
    .execute()
  const notices = await db
    .insertInto('notice')
    .values(
      own.map(({ person, text }) => ({
        user_id: person.id,
        kind: 'team.members',
        text_zh: text,
        text_en: text,
        path: '/competitions',
        on_site: true,
        for_digest: false,
        created_at: now,
      })),
    )
    .returning(['id', 'user_id'])
    .execute()
  const captain = people.find(person => person.name.endsWith(' captain'))
  const token = tokens.find(row => row.user_id === captain?.id)?.id ?? 0
  const notice = notices.find(row => row.user_id === captain?.id)?.id ?? 0
  return { dataset: datasets[0] as (typeof datasets)[0], article: articles, token, notice }
}

/** A link into the team; answers its token. */
export async function fillInvitation(world: World, name: string, team: TestTeam): Promise<string> {
  const now = world.clock.now()
  await world.db
    .insertInto('team_invitation')
    .values({
      team_id: team.id,
      nonce: name,
      made_by: team.captain.id,
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  return sealInvitation(team.id, name, world.settings.sessionSecret)
}

/** An invite activity with a leaderboard; answers its name. */
export async function fillInvites(
  world: World,
  given: { name: string; competitionId: number; each: Each; people: TestTeam[] },
): Promise<string> {
  const { db } = world
  const { name, each } = given
  const now = world.clock.now()
  await db
    .insertInto('invite_activity')
    .values({
      name,
      competition_id: given.competitionId,
      start_at: new Date(now.getTime() - 5 * 86_400_000),
      end_at: new Date(now.getTime() + 5 * 86_400_000),
    })
    .execute()
  await db
    .insertInto('invite_ranking_run')
    .values({ name, day: '2026-11-20', counted_until: now, computed_at: now })
    .execute()
  await db
    .insertInto('invite_ranking')
    .values(
      each.map(index => ({
        name,
        day: '2026-11-20',
        ranking: index + 1,
        user_id: given.people[index]?.captain.id ?? 0,
        invited: each.length - index,
        reached_at: now,
      })),
    )
    .execute()
  return name
}
