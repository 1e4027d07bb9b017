import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAtLength, patience } from '../length.ts'
import type { World } from '../world.ts'
import {
  answersOf,
  handIn,
  makeEntrant,
  makeSplitRound,
  predictionsOf,
  uploadAnswers,
  type Size,
} from './scored-files.ts'
import { makeSite } from './make-site.ts'
import { ok, sha256, type Site } from './site.ts'

let site: Site
let world: World

describe.runIf(isAtLength)('files as large as people have them', () => {
  beforeAll(async () => void ({ site, world } = await makeSite()))
  afterAll(() => world.close())

  test.each<[string, Size]>([
    ['a million rows', { rows: 1_000_000, columns: 1 }],
    ['200,000 rows', { rows: 200_000, columns: 1 }],
    ['48 columns', { rows: 50_000, columns: 48 }],
  ])(
    'answers of %s are checked, proven and kept whole, and a file of as many is scored',
    async (_name, size) => {
      const round = await makeSplitRound(site, size)
      const content = answersOf(size)
      const { answer } = await uploadAnswers(site, round, content)
      expect(answer).toMatchObject({
        rows: size.rows,
        size: content.length,
        sha256: sha256(content),
        usage: { Public: size.rows / 10, Private: (size.rows * 9) / 10, Ignored: 0 },
        isActive: true,
      })
      expect(answer.columns).toHaveLength(size.columns + 2)
      const { proofs } = await ok(site.ask(`GET ${round.base}/evaluation`, { as: round.organiser }))
      expect(proofs).toMatchObject([{ list: 'A', isSound: true }])
      expect(proofs[0].scores[0]).toMatchObject({ publicScore: 0, privateScore: 0 })

      const sample = (await site.ask(`GET ${round.base}/sample?kind=shuffled`, { as: round.organiser })).text
      const lines = sample.trimEnd().split('\n')
      expect([lines.length, lines[0]?.split(',').length]).toEqual([size.rows + 1, size.columns + 1])
      expect([lines[1], lines.at(-1)].map(line => Number(line?.split(',')[0]))).toEqual([1, size.rows])

      const entrant = await makeEntrant(site, round)
      const predictions = predictionsOf(size)
      const scored = await handIn(site, round, entrant, predictions)
      expect(scored).toMatchObject({ state: 'scored', rows: size.rows })
      expect(scored.scores.map(({ board }: { board: string }) => board)).toEqual(['A', 'B'])
      expect(scored.scores[0].score).toBeCloseTo(0.25, 9)
      expect(scored.scores[1].score).toBeCloseTo(0.5, 9)

      const cut = predictions.subarray(0, predictions.lastIndexOf('\n', predictions.length - 2) + 1)
      const wrong = await handIn(site, round, entrant, Buffer.concat([cut, Buffer.from('0,0\n')]))
      expect(wrong.state).toBe('failed')
      expect(JSON.stringify(wrong)).toContain(String(size.rows))
    },
    patience(0),
  )
})
