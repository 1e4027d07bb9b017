import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../factories.ts'
import { isAtLength, patience } from '../length.ts'
import { writtenOf } from '../sign-up.ts'
import type { World } from '../world.ts'
import { exportOf, importFile, makeAdmin } from './lists.ts'
import {
  announce,
  boardOf,
  confirmFinalList,
  fileOf,
  makeManyTeams,
  makePeople,
  noticesOf,
  promote,
  scoreAll,
  signUpAll,
  type ManyTeams,
} from './many-people.ts'
import { makeSite } from './make-site.ts'
import { ok, type Site } from './site.ts'

const count = Number(process.env.TEAMS ?? 5_000)
let site: Site
let world: World
let many: ManyTeams
let people: TestUser[]

describe.runIf(isAtLength)(`a competition of ${count} teams`, () => {
  beforeAll(async () => {
    ;({ site, world } = await makeSite())
    many = await makeManyTeams(site)
    people = await makePeople(site, count)
  })
  afterAll(() => world.close())

  test(
    'signs up every one of them, and counts them once',
    async () => {
      await signUpAll(site, many, people)
      expect(await writtenOf(world, many.id)).toEqual({
        registrations: count,
        teams: count,
        members: count,
        team_count: count,
        participant_count: count,
      })
    },
    patience(0),
  )

  test(
    'has a board with each team once, in the order of their scores to the last page',
    async () => {
      await scoreAll(site, many)
      const board = await boardOf(site, many, count)
      expect(board.map(row => row.ranking)).toEqual(people.map((_, at) => at + 1))
      const own = await ok(
        site.ask(`GET /api/competitions/${many.id}?part=rankings&sch=${many.scheduleId}`, {
          as: people.at(-1) as TestUser,
        }),
      )
      expect(own.rankings.own.ranking).toBe(count)
    },
    patience(0),
  )

  test(
    'gives its organiser every row of its files, with the ranks of the board',
    async () => {
      const ids = people.map(one => String(one.id)).toSorted()
      const participants = await fileOf(site, many, 'participants')
      expect(participants.map(row => row[0]).toSorted()).toEqual(ids)
      const submissions = await fileOf(site, many, 'submissions')
      expect(new Set(submissions.map(row => row[0])).size).toBe(count)
      const teams = await fileOf(site, many, 'teams')
      expect(teams.map(row => Number(row[12])).toSorted((a, b) => a - b)).toEqual(
        people.map((_, at) => at + 1),
      )
      const listed = await ok(site.ask(`GET ${many.admin}/teams?size=50`, { as: many.organiser }))
      expect([listed.total, listed.teams.length]).toEqual([count, 50])
      const last = await ok(
        site.ask(`GET ${many.admin}/participants?per_page=50&page=${count / 50}`, { as: many.organiser }),
      )
      expect([last.total, last.list.length]).toEqual([count, 50])
    },
    patience(0),
  )

  test(
    'promotes all of them at once, shows a page of them, and tells each',
    async () => {
      const { shown, done } = await promote(site, many, count)
      expect(shown).toMatchObject({ chosen: count, fresh: count })
      expect(shown.list.length).toBeLessThan(200)
      expect(done).toMatchObject({ chosen: count, fresh: 0, seen: shown.seen })
      expect(await noticesOf(site, people)).toMatchObject({ 'promotion.promoted': [count, count] })
    },
    patience(0),
  )

  test(
    'reaches all of them with an announcement, each once',
    async () => {
      const { sent, now } = await announce(site, many)
      expect(sent.reached).toBe(count)
      expect(now).toMatchObject({ reached: count, delivered: count, deliveredAt: expect.any(String) })
      expect(await noticesOf(site, people)).toMatchObject({ 'broadcast.sent': [count, count] })
    },
    patience(0),
  )

  test(
    'has a final list with all of them, and tells each its place',
    async () => {
      const { boards, confirmed } = await confirmFinalList(site, many)
      expect(confirmed).not.toBeNull()
      expect(boards).toMatchObject([{ teams: count }])
      const places = await site.db.selectFrom('final_place').select('rank').orderBy('rank').execute()
      expect(places.map(place => place.rank)).toEqual(people.map((_, at) => at + 1))
      expect(await noticesOf(site, people)).toMatchObject({ 'final-list.confirmed': [count, count] })
    },
    patience(0),
  )

  test(
    'goes into an archive and comes back with the same board',
    async () => {
      const content = await exportOf(site, many)
      const file = { name: 'many.leitai.zip', content }
      const { competitionId } = await importFile(site, await makeAdmin(site), file, () => null)
      const scoresOf = (id: number) =>
        site.db
          .selectFrom('ranking_entry as e')
          .innerJoin('schedule as s', 's.id', 'e.schedule_id')
          .where('s.competition_id', '=', id)
          .orderBy('e.sort_key')
          .select(['e.score', 'e.valid_count'])
          .execute()
      const scores = await scoresOf(competitionId)
      expect(scores).toHaveLength(count)
      expect(scores).toEqual(await scoresOf(many.id))
    },
    patience(0),
  )
})
