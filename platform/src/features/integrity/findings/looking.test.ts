import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsIn, look, makeRace, teamsWith } from '../../../../test/integrity.ts'
import { openIntegrityDesk, type IntegrityDesk } from '../../../../test/integrity-desk.ts'
import { queued, workOff } from '../../../../test/queue.ts'
import { makeLog } from '../../../base/log/log.ts'
import { dailyChecksJob } from './server/job.ts'
import { integrityJobs } from './server/jobs.ts'

let world: IntegrityDesk['world']
let race: IntegrityDesk['race']
let organiser: IntegrityDesk['organiser']
let administrator: IntegrityDesk['administrator']
let list: IntegrityDesk['list']
let run: IntegrityDesk['run']
let audited: IntegrityDesk['audited']
beforeAll(async () => {
  ;({ world, race, organiser, administrator, list, run, audited } = await openIntegrityDesk())
})
afterAll(() => world.close())

describe('running the checks', () => {
  test('before the first look the page says so', async () => {
    expect((await list()).data).toMatchObject({
      findings: [],
      next: null,
      open: { same_file: 0, near_predictions: 0, shared_access: 0, probing: 0 },
      run: null,
      abilities: { run: { allowed: true } },
    })
  })

  test('asked for, they run once, whoever else asks meanwhile, and say when they last looked', async () => {
    expect((await run()).data).toMatchObject({ state: 'waiting', askedBy: organiser.name, lookedAt: null })
    expect(await run(administrator)).toMatchObject({ status: 409, errno: 'e40925' })
    expect((await list()).data.abilities.run).toMatchObject({ allowed: false, code: 'e40925' })
    expect(await queued(world, 'integrity.look')).toHaveLength(1)
    await workOff(world, integrityJobs)
    const { data } = await list()
    expect(data.run).toMatchObject({
      state: 'done',
      progress: 1,
      lookedAt: world.clock.now().toISOString(),
      looked: { files: 6, accounts: 2, pairs: 15, series: 0, common: 0, unreadable: 0 },
    })
    expect(data.open).toEqual({ same_file: 2, near_predictions: 0, shared_access: 1, probing: 0 })
    expect(await audited('integrity.run')).toMatchObject([
      { actor_id: organiser.id, subject: 'competition', subject_id: race.id },
    ])
    expect(await audited('integrity.found')).toMatchObject([
      { actor_id: null, subject_id: race.id, detail: { same_file: 2, shared_access: 1 } },
    ])
  })

  test('again they find the same, and a lost look holds up no other', async () => {
    const before = await findingsIn(world, race.id)
    expect((await run()).status).toBe(200)
    expect((await run()).errno).toBe('e40925')
    world.setNow(new Date(world.clock.now().getTime() + 4 * 3_600_000))
    expect((await run()).status).toBe(200)
    expect(await queued(world, 'integrity.look')).toHaveLength(1)
    await workOff(world, integrityJobs)
    const after = await findingsIn(world, race.id)
    expect(after.map(finding => finding.id)).toEqual(before.map(finding => finding.id))
    expect(await audited('integrity.found')).toHaveLength(1)
  })

  test('a look that fails says so, and what was known stays', async () => {
    const before = await list()
    const [job] = integrityJobs
    const stop = AbortSignal.abort()
    const asRun = (isLastAttempt: boolean, signal: AbortSignal) =>
      job?.run(
        { ...world, storage: { ...world.storage, materialise: () => Promise.reject(new Error('disk')) } },
        { competitionId: race.id },
        {
          signal,
          attempt: 1,
          isLastAttempt,
          log: makeLog('test', 'silent'),
          now: world.clock.now(),
        },
      )
    await expect(asRun(true, stop)).rejects.toThrow('disk')
    expect((await list()).data.run.state).toBe('running')
    // It will be tried again.
    await expect(asRun(false, new AbortController().signal)).rejects.toThrow('disk')
    expect((await list()).data.run.state).toBe('running')
    await expect(asRun(true, new AbortController().signal)).rejects.toThrow('disk')
    const { data } = await list()
    expect(data.run).toMatchObject({ state: 'failed', lookedAt: before.data.run.lookedAt })
    expect(data.findings).toEqual(before.data.findings)
    await look(world, race.id)
  })

  test('every night all competitions that run or ended lately are looked through, each once', async () => {
    const daily = integrityJobs.find(job => job.job.name === dailyChecksJob.name)
    const ended = await makeRace(world)
    const silent = await makeRace(world)
    const [later, hidden] = [await makeRace(world), await makeRace(world)]
    for (const { id } of [ended, later, hidden]) await teamsWith(world, id, ['id,value\n1,1\n'])
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000)
    await world.db.updateTable('competition').set({ start_at: tomorrow }).where('id', '=', later.id).execute()
    await world.db
      .updateTable('competition')
      .set({ published_at: null })
      .where('id', '=', hidden.id)
      .execute()
    const nightly = () =>
      daily?.run(
        world,
        {},
        {
          signal: new AbortController().signal,
          attempt: 1,
          isLastAttempt: false,
          log: makeLog('test', 'silent'),
          now: world.clock.now(),
        },
      )
    const asked = async () =>
      (await queued(world, 'integrity.look')).map(
        job => (job.payload as { competitionId: number }).competitionId,
      )
    await nightly()
    await nightly()
    expect(await asked()).toEqual([race.id, ended.id])
    expect(await asked()).not.toContain(silent.id)
    await workOff(world, integrityJobs)
    const endedBefore = (days: number) => {
      const end_at = new Date(world.clock.now().getTime() - days * 86_400_000)
      const start_at = new Date(end_at.getTime() - 86_400_000)
      return world.db
        .updateTable('competition')
        .set({ start_at, end_at })
        .where('id', '=', ended.id)
        .execute()
    }
    await endedBefore(13.9)
    // What somebody asks for just before is his look.
    await run()
    await nightly()
    expect(await asked()).toEqual([race.id, ended.id])
    expect((await list()).data.run).toMatchObject({ state: 'waiting', askedBy: organiser.name })
    await workOff(world, integrityJobs)
    await endedBefore(14.1)
    await nightly()
    expect(await asked()).toEqual([race.id])
    await workOff(world, integrityJobs)
  })
})
