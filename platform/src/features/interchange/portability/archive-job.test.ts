import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedArchive, editLines, importOutcome, type Files } from '../../../../test/changed-archive.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { counts, hash, makeArchive } from '../../../../test/portable.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let archive: Buffer
let admin: TestUser

beforeAll(async () => {
  world = await makeWorld()
  ;({ admin, archive } = await makeArchive(world))
})
afterAll(() => world.close())

const changed = (change: (files: Files) => void, manifest?: (value: never) => unknown) =>
  changedArchive(archive, change, manifest)
const outcome = (bytes: Buffer) => importOutcome(world, bytes, admin)

describe('the job imports nothing of an archive', () => {
  test.each<[string, () => Buffer, string]>([
    [
      'whose scores make another ranking',
      () =>
        changed(
          editLines('submissions.jsonl', (row: { scores: object[] }) => ({
            ...row,
            scores: row.scores.map(score => ({ ...score, score: 0.5 })),
          })),
        ),
      'ranking.jsonl',
    ],
    [
      'whose ranking has a place more',
      () =>
        changed(
          files =>
            (files['ranking.jsonl'] = Buffer.concat([
              files['ranking.jsonl'] as Buffer,
              files['ranking.jsonl'] as Buffer,
            ])),
        ),
      'ranking.jsonl',
    ],
    [
      'whose ranking lacks a place',
      () => changed(files => (files['ranking.jsonl'] = Buffer.alloc(0))),
      'ranking.jsonl',
    ],
    [
      'with a submission of a team that is not there',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, team: 999_999 }))),
      'submissions.jsonl',
    ],
    [
      'with a submission of a round that is not there',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, round: 4 }))),
      'submissions.jsonl',
    ],
    [
      'with a scored submission without a score',
      () => changed(editLines('submissions.jsonl', (row: object) => ({ ...row, scores: [] }))),
      'submissions.jsonl',
    ],
    [
      'with a score that is no number',
      () =>
        changed(
          editLines('submissions.jsonl', (row: { scores: object[] }) => ({
            ...row,
            scores: row.scores.map(score => ({ ...score, score: 'NaN' })),
          })),
        ),
      'submissions.jsonl:1.scores.0.score',
    ],
    [
      'with two teams of one name once its piles of marks are cut',
      () =>
        changed(files => {
          const [team] = String(files['teams.jsonl']).trim().split('\n')
          const named = (marks: number) => ({ ...JSON.parse(team ?? ''), name: `Z${'\u0334'.repeat(marks)}` })
          const both = [named(4), { ...named(9), ref: 99_999_999 }]
          files['teams.jsonl'] = Buffer.from(both.map(one => `${JSON.stringify(one)}\n`).join(''))
        }),
      'team_name',
    ],
    [
      'with a team that nobody can see',
      () => changed(editLines('teams.jsonl', (row: object) => ({ ...row, name: '\u200b' }))),
      'team_name_visible',
    ],
    [
      'with a team merged into none',
      () => changed(editLines('teams.jsonl', (row: object) => ({ ...row, mergedInto: 5 }))),
      'teams.jsonl',
    ],
    [
      'that lacks a content',
      () =>
        changed(files => {
          for (const name of Object.keys(files)) if (name.startsWith('files/')) delete files[name]
        }),
      hash('id,label\n1,a\n2,b\n3,a\n4,b\n'),
    ],
    [
      'whose content is another',
      () =>
        changed(files => {
          const name = Object.keys(files).find(one => one.startsWith('files/')) ?? ''
          files[name] = Buffer.from('other')
        }),
      '',
    ],
    [
      'with fewer teams than it says',
      () =>
        changed(
          () => undefined,
          (own: { counts: object }) => ({ ...own, counts: { ...own.counts, teams: 7 } }),
        ),
      'manifest.json.counts.teams',
    ],
    [
      'with a promotion of a team that is not there',
      () =>
        changed(
          files =>
            (files['promotions.jsonl'] = Buffer.from(
              `${JSON.stringify({ round: 0, from: 0, team: 5, rank: 1, reason: null, at: '2026-01-01T00:00:00Z', withdrawn: null })}\n`,
            )),
        ),
      'promotions.jsonl',
    ],
    [
      'with a line that is no JSON',
      () => changed(files => (files['teams.jsonl'] = Buffer.from('{"ref":\n'))),
      'teams.jsonl:1',
    ],
    [
      'with a line without an end',
      () => changed(files => (files['teams.jsonl'] = Buffer.from('x'.repeat(5_000_000)))),
      'teams.jsonl',
    ],
    [
      'with a shown day of a round that is not there',
      () =>
        changed(
          files =>
            (files['snapshots.jsonl'] = Buffer.from(
              `${JSON.stringify({ round: 3, day: '2026-01-01', takenAt: '2026-01-01T00:00:00Z', places: [] })}\n`,
            )),
        ),
      'snapshots.jsonl',
    ],
  ])('%s', async (_name, make, path) => {
    const before = await counts(world)
    const found = await outcome(make())
    expect(found).toMatchObject({ at: 'job', code: 'e40056' })
    if (path) expect((found as { paths: string[] }).paths).toContain(path)
    expect(await counts(world)).toEqual(before)
  })
})
