import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choicesOf } from '../../src/features/interchange/portability/rules.ts'
import { makeCompetition, type TestUser } from '../factories.ts'
import { isAtLength, patience } from '../length.ts'
import type { World } from '../world.ts'
import {
  importFile,
  importReviewers,
  makeAdmin,
  makeDataset,
  openThreads,
  profileOf,
  publish,
  reviewersOf,
  sendFile,
  threadsOf,
} from './lists.ts'
import { answersOf, predictionsOf } from './scored-files.ts'
import { makeSite } from './make-site.ts'
import { sha256, type Site } from './site.ts'

let site: Site
let world: World
let admin: TestUser

describe.runIf(isAtLength)('lists and tables as long as people have them', () => {
  beforeAll(async () => {
    ;({ site, world } = await makeSite())
    admin = await makeAdmin(site)
  })
  afterAll(() => world.close())

  test(
    'a list of 2,000 reviewers makes as many accounts, all of which are listed with their tracks',
    async () => {
      const edition = await reviewersOf(site, 2_000)
      const { given, listed } = await importReviewers(site, admin, edition)
      expect([given.length, new Set(given.map((one: { code: string }) => one.code)).size]).toEqual([
        2_000, 2_000,
      ])
      expect(listed).toHaveLength(2_000)
      const short = listed.filter((one: { trackIds: number[] }) => one.trackIds.length !== edition.tracks)
      expect(short).toEqual([])
    },
    patience(0),
  )

  test(
    '300 discussions are listed once each, and found by a word that stands in one',
    async () => {
      const competition = await makeCompetition(site)
      await openThreads(site, competition, 300)
      expect(new Set(await threadsOf(site, competition)).size).toBe(300)
      expect(await threadsOf(site, competition, 'mark217x')).toEqual(['如何划分验证集 217？'])
      expect(await threadsOf(site, competition, '五折')).toHaveLength(300)
    },
    patience(0),
  )

  test(
    'a table of 48 columns has a profile of all of them',
    async () => {
      const size = { rows: 100_000, columns: 47 }
      const content = predictionsOf(size)
      const { file, profile } = await profileOf(site, admin, content)
      expect(file).toMatchObject({ size: content.length, sha256: sha256(content), row_count: size.rows })
      expect(profile).toMatchObject({ rows: size.rows, columnCount: 48 })
      expect(profile.columns.map((column: { kind: string }) => column.kind)).toEqual([
        'integer',
        ...Array.from({ length: 47 }, () => 'number'),
      ])
      expect(profile.preview.columns).toHaveLength(48)
    },
    patience(0),
  )

  test(
    'a dataset of 2,000 files has a second version with one more changed, and an archive of all',
    async () => {
      const files = Array.from({ length: 2_000 }, (_, at) => ({
        name: `part ${at % 20}/${at}.txt`,
        content: Buffer.from(`file ${at}`),
      }))
      const id = await makeDataset(site, admin, files)
      await sendFile(site, admin, id, { name: 'part 0/0.txt', content: Buffer.from('changed') })
      await publish(site, admin, id)
      const { data } = await site.ask(`GET /api/datasets/${id}`, { as: admin })
      expect([data.files.length, data.version.number]).toEqual([2_000, 2])
      const versions = await site.db
        .selectFrom('dataset_file')
        .select(({ fn }) => ['version_id', fn.countAll<number>().as('files')])
        .where('dataset_id', '=', id)
        .groupBy('version_id')
        .execute()
      expect(versions.map(version => version.files)).toEqual([2_000, 2_000])
      const zip = await site.ask(`GET /api/datasets/${id}/archive`, { as: admin })
      expect([zip.status, unzipSync(zip.bytes)['part 0/0.txt']?.length]).toEqual([200, 'changed'.length])
      expect(Object.keys(unzipSync(zip.bytes))).toHaveLength(2_000)
    },
    patience(0),
  )

  test(
    'a table of a million answers is imported as a competition',
    async () => {
      const size = { rows: 1_000_000, columns: 1 }
      const file = { name: 'solution.csv', content: answersOf(size) }
      const times = { startAt: '2027-01-01T00:00:00.000Z', endAt: '2027-02-01T00:00:00.000Z' }
      const { competitionId } = await importFile(site, admin, file, preview => {
        const own = choicesOf(preview)
        return {
          ...own,
          titleZh: '种子',
          titleEn: 'Seeds',
          ...times,
          rounds: own.rounds.map(round => ({ ...round, ...times, metricKey: 'rmse' })),
        }
      })
      const answers = await site.db
        .selectFrom('answer_file as a')
        .innerJoin('schedule as s', 's.id', 'a.schedule_id')
        .where('s.competition_id', '=', competitionId)
        .select(['a.rows', 'a.usage_counts'])
        .execute()
      expect(answers).toMatchObject([
        { rows: size.rows, usage_counts: { Public: size.rows / 10, Private: (size.rows * 9) / 10 } },
      ])
    },
    patience(0),
  )
})
