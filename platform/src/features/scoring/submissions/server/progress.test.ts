import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { makeCompetition } from '../../../../../test/factories.ts'
import { scoreNow } from '../../../../../test/faults/score-now.ts'
import { quickScore } from '../../../../../test/quick-score.ts'
import { handIn, makeTeam } from '../../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { publishProgress } from './commands/publish-progress.ts'
import { submissionTopic } from './job.ts'
import type { Score } from './score-submission.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

async function handedIn() {
  const { id: competitionId } = await makeCompetition(world)
  const { captain } = await makeTeam(world, competitionId)
  const stored = await world.storage.put(Readable.from(['id,label\n1,a\n2,b\n3,a\n4,b\n']), { maxBytes: 100 })
  const id = await handIn(world, competitionId, captain, { file: { ...stored, name: 'r.csv' } })
  const read = async () => {
    const { data } = await ask(world, `GET /api/submissions/${id}`, { as: captain })
    return [data.state, data.progress]
  }
  return { id, read }
}

test('a scoring that lasts says how far it is, and each of it is told live', async () => {
  const { id, read } = await handedIn()
  const heard: unknown[] = []
  const listening = world.live.subscribe(submissionTopic(id), () => void read().then(now => heard.push(now)))
  const score: Score = async (request, { onProgress }) => {
    expect(await read()).toEqual(['running', 0])
    onProgress?.(0.25)
    await vi.waitFor(async () => expect(await read()).toEqual(['running', 0.25]), 5_000)
    // Two steps in one moment: the newest counts.
    onProgress?.(0.5)
    onProgress?.(0.75)
    await vi.waitFor(() => expect(heard).toContainEqual(['running', 0.75]), 5_000)
    return quickScore(request)
  }
  await scoreNow(world, id, { score })
  expect(await read()).toEqual(['scored', 1])
  expect(heard).toContainEqual(['running', 0.25])
  expect(heard).not.toContainEqual(['running', 0.5])
  listening()
})

test('a scoring that ends at once writes nothing on its way, and nothing after it', async () => {
  const { id, read } = await handedIn()
  const score: Score = async (request, { onProgress }) => {
    const outcome = await quickScore(request)
    onProgress?.(0.5)
    return outcome
  }
  const told = ({ sent }: Awaited<ReturnType<typeof world.record>>) =>
    sent.filter(({ text }) => text.startsWith('update "submission" set "progress" =')).length
  expect(told(await world.record(() => scoreNow(world, id, { score })))).toBe(0)
  expect(await read()).toEqual(['scored', 1])
  const late = world.db.transaction()
  expect(told(await world.record(() => late.execute(tx => publishProgress(tx, id, 0.5))))).toBe(1)
  expect(await read()).toEqual(['scored', 1])
})
