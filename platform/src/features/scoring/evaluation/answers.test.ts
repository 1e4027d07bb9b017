import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roundCalls } from '../../../../test/round.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const { make, read, upload, attempt, audited, score } = roundCalls(() => world)

describe('answers', () => {
  test('are looked into, kept, and say what result files look like', async () => {
    const made = await make({ file_description: null, metric_key: 'rmse' })
    const done = await upload(made, 'id,price\n7,1.5\n8,2\n')
    expect(done.data.answer).toMatchObject({
      list: 'A',
      rows: 2,
      columns: ['id', 'price'],
      isActive: true,
      usage: null,
    })
    expect(done.data.file.value.file).toMatchObject({
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'price', kind: 'number' }],
      expectedRows: 2,
    })
    const after = await read(made)
    expect(after.fits).toBe(true)
    expect(after.answers.map((answer: { isActive: boolean }) => answer.isActive)).toEqual([true, false])
    const [entry] = await audited(made.scheduleId)
    expect(entry).toMatchObject({ action: 'schedule.answers', detail: { rows: 2, isActive: true } })
  })

  test('that are wrong are refused with everything that is, and change nothing', async () => {
    const made = await make()
    const before = await read(made)
    const wrong = await upload(made, 'id,label\n1,a\n1,b\nx,c\n4,\n')
    expect(wrong).toMatchObject({ status: 400, errno: 'e40087' })
    expect(wrong.issues.map((issue: { code: string }) => issue.code).toSorted()).toEqual([
      'bad_id',
      'empty_value',
      'id_duplicated',
    ])
    expect(wrong.issues[0].message).toMatch(/第 \d 行/)
    expect((await read(made)).answers).toEqual(before.answers)
  })

  test('of a split round need Usage, or are divided; the same seed divides alike and is not told', async () => {
    const made = await make({
      list_b_mode: 'split',
      list_b_start: new Date('2026-11-26'),
      list_b_end: new Date('2026-11-27'),
    })
    const csv = `id,label\n${Array.from({ length: 20 }, (_, index) => `${index},${index % 2 ? 'a' : 'b'}`).join('\n')}\n`
    expect(await upload(made, csv)).toMatchObject({ status: 400, errno: 'e40087' })
    const one = await upload(made, csv, { publicShare: '0.25', seed: 'geheim' })
    expect(one.data.answer.usage).toEqual({ Public: 5, Private: 15, Ignored: 0 })
    const two = await upload(made, csv, { publicShare: '0.25', seed: 'geheim' })
    expect(two.data.answer.sha256).toBe(one.data.answer.sha256)
    const chance = await upload(made, csv, { publicShare: '0.25' })
    expect(chance.data.answer.sha256).not.toBe(one.data.answer.sha256)
    expect(JSON.stringify(await audited(made.scheduleId))).not.toContain('geheim')
    expect((await upload(made, csv, { publicShare: '1' })).paths).toEqual(['body.publicShare'])
    const scored = await attempt(made, csv)
    expect(scored.data).toMatchObject({ isScored: true, publicScore: 1, privateScore: 1 })
  })

  test('wait for a re-scoring once there are scores', async () => {
    const made = await make()
    await score(made)
    const done = await upload(made, 'id,label\n1,b\n2,b\n3,b\n4,b\n')
    expect(done.data.answer.isActive).toBe(false)
  })

  test('of one list count one at a time, however many come at once', async () => {
    const made = await make()
    const all = await Promise.all(
      ['a', 'b', 'c'].map(label => upload(made, `id,label\n1,${label}\n2,a\n3,a\n4,a\n`)),
    )
    expect(all.map(one => one.status)).toEqual([200, 200, 200])
    const { answers } = await read(made)
    expect(answers.filter((answer: { isActive: boolean }) => answer.isActive)).toHaveLength(1)
  })
})
