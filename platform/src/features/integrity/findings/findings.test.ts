import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  classification,
  copySubmission,
  csv,
  findingsIn,
  handInFile,
  look,
  rowsOf,
} from '../../../../test/integrity.ts'
import { openIntegrityDesk, type IntegrityDesk } from '../../../../test/integrity-desk.ts'

let world: IntegrityDesk['world']
let race: IntegrityDesk['race']
let teams: IntegrityDesk['teams']
let organiser: IntegrityDesk['organiser']
let path: IntegrityDesk['path']
let list: IntegrityDesk['list']
let one: IntegrityDesk['one']
let settle: IntegrityDesk['settle']
let audited: IntegrityDesk['audited']
beforeAll(async () => {
  ;({ world, race, teams, organiser, path, list, one, settle, audited } = await openIntegrityDesk())
  await look(world, race.id)
})
afterAll(() => world.close())

describe('what was found', () => {
  test('is listed newest first, filtered, page by page', async () => {
    const { data } = await list('?size=2')
    expect(data.findings).toHaveLength(2)
    const rest = await list(`?size=2&before=${data.next}`)
    expect(rest.data).toMatchObject({ next: null })
    expect((await list('?size=3')).data.next).toBeNull()
    const all = [...data.findings, ...rest.data.findings]
    expect(all.map((finding: { id: number }) => finding.id)).toEqual(
      all.map((finding: { id: number }) => finding.id).toSorted((a: number, b: number) => b - a),
    )
    expect(all.map((finding: { brief: { kind: string } }) => finding.brief.kind).toSorted()).toEqual([
      'same_file',
      'same_file',
      'shared_access',
    ])
    const kinds = await list('?kind=shared_access')
    expect(kinds.data.findings).toMatchObject([
      {
        brief: { kind: 'shared_access', devices: 0, addresses: 1, accounts: 2 },
        teams: teams.slice(4).map(team => ({ id: team.id, name: team.name, isBanned: false })),
        isCurrent: true,
        dismissed: null,
        bans: 0,
      },
    ])
    const ofTeam = await list(`?team=${teams[1]?.id}`)
    expect(ofTeam.data.findings.map((finding: { brief: object }) => finding.brief)).toEqual([
      { kind: 'same_file', files: 1 },
    ])
    expect((await list(`?team=${teams[1]?.id}&kind=probing`)).data.findings).toEqual([])
    expect((await list('?kind=luck')).status).toBe(400)
    expect((await list('?size=51')).status).toBe(400)
  })

  test('has a page of its own with files, people, scores and times', async () => {
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const { data } = await one(finding.id)
    expect(data.detail).toMatchObject({ kind: 'same_file', total: 1 })
    expect(data.submissions).toMatchObject([
      { teamId: teams[0]?.id, user: { id: teams[0]?.captain.id }, scoreA: 1, scoreB: null, isVoid: false },
      { teamId: teams[1]?.id, user: { id: teams[1]?.captain.id }, scoreA: 0.999 },
    ])
    // By when they came, not by their numbers.
    await world.db
      .updateTable('submission')
      .set({ received_at: new Date(0) })
      .where('id', '=', data.submissions[1].id)
      .execute()
    const ids = (found: { id: number }[]) => found.map(submission => submission.id)
    const again = await one(finding.id)
    expect(ids(again.data.submissions)).toEqual(ids(data.submissions).toReversed())
    const [access] = (await list('?kind=shared_access')).data.findings
    const shared = await one(access.id)
    expect(shared.data.people.map((person: { name: string }) => person.name)).toEqual(
      teams.slice(4).map(team => team.captain.name),
    )
    // A sign that tells it apart, from which no address can be had.
    expect(shared.data.detail.marks).toMatchObject([
      { kind: 'address', label: expect.stringMatching(/^[0-9a-f]{6}$/) },
    ])
    expect(JSON.stringify([shared, await list()])).not.toContain('203.0.113')
  })

  test('is told on the pages of its teams and submissions', async () => {
    const admin = `/api/admin/competitions/${race.id}` as const
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const { data } = await one(finding.id)
    const shown = async () => {
      const found = await ask(world, `GET ${admin}/teams?search=${teams[0]?.id}`, { as: organiser })
      const submission = await ask(world, `GET ${admin}/submissions/${data.submissions[0].id}`, {
        as: organiser,
      })
      return [found.data.teams[0].findings, submission.data.findings]
    }
    expect(await shown()).toEqual([1, 1])
    await settle(finding.id, true)
    expect(await shown()).toEqual([0, 0])
    await settle(finding.id, false)
  })
})

describe('a person decides', () => {
  test('that it is no problem, with a reason, and can take that back', async () => {
    const [finding] = (await list(`?team=${teams[2]?.id}`)).data.findings
    const { data } = await settle(finding.id, true)
    expect(data.dismissed).toMatchObject({ by: organiser.name, reason: '同一间实验室' })
    expect(await settle(finding.id, true)).toMatchObject({ status: 409, errno: 'e40926' })
    const left = await list()
    expect(left.data.findings).toHaveLength(2)
    expect(left.data.open).toMatchObject({ same_file: 1, shared_access: 1 })
    expect((await list('?state=dismissed')).data.findings).toMatchObject([{ id: finding.id }])
    // Found again it stays put aside.
    await look(world, race.id)
    expect((await list('?state=dismissed')).data.findings).toMatchObject([{ id: finding.id }])
    expect((await list('?state=all')).data.findings).toHaveLength(3)

    expect((await settle(finding.id, false, '看错了')).data.dismissed).toBeNull()
    expect(await settle(finding.id, false)).toMatchObject({ status: 409, errno: 'e40927' })
    const detail = { competition: race.id, kind: 'same_file' }
    expect((await audited('integrity.dismiss')).at(-1)).toMatchObject({
      actor_id: organiser.id,
      subject: 'integrity_finding',
      subject_id: finding.id,
      detail: { ...detail, reason: '同一间实验室' },
    })
    expect((await audited('integrity.reopen')).at(-1)).toMatchObject({
      detail: { ...detail, reason: '看错了' },
    })
  })

  test.each([
    ['no reason', { isDismissed: true, reason: ' ' }],
    ['nothing decided', { reason: 'x' }],
    ['an unknown field', { isDismissed: true, reason: 'x', dismissed_by: 1 }],
  ])('%s is refused', async (_what, body) => {
    const [finding] = (await list()).data.findings
    expect((await ask(world, `PUT ${path}/${finding.id}/dismissal`, { as: organiser, body })).status).toBe(
      400,
    )
  })

  test('that it is evidence for a ban, and then it stays as it was', async () => {
    const [finding] = (await list(`?team=${teams[0]?.id}`)).data.findings
    const ban = await ask(world, `POST /api/teams/${teams[1]?.id}/ban`, {
      as: organiser,
      body: { reason: '文件相同', evidence: [finding.id] },
    })
    expect(ban.status).toBe(200)
    const before = await one(finding.id)
    expect(before.data).toMatchObject({ bans: 1, teams: [{ isBanned: false }, { isBanned: true }] })
    const others = await list(`?team=${teams[2]?.id}`)
    expect(others.data.findings).toMatchObject([{ bans: 0 }])
    await world.db
      .updateTable('submission')
      .set({ voided_at: world.clock.now(), voided_by: organiser.id, void_reason: 'x' })
      .where('team_id', '=', teams[1]?.id ?? 0)
      .execute()
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    const extra = csv('value', rowsOf(classification(9)))
    for (const team of teams.slice(2, 4)) await handInFile(world, team, extra)
    // They have one more file in common by now, which the ban did not rely on.
    const kept = async () => (await findingsIn(world, race.id)).find(row => row.id === finding.id)
    const relied = await kept()
    await copySubmission(
      world,
      relied?.submissions[0] ?? 0,
      teams.slice(0, 2).map(team => ({ team: team.id, sha256: 'later' })),
    )
    await look(world, race.id)
    const after = await one(finding.id)
    expect(after.data.detail).toEqual(before.data.detail)
    const voided = (found: { teamId: number; isVoid: boolean }) => [found.teamId, found.isVoid]
    expect(after.data.submissions.map(voided).toSorted()).toEqual([
      [teams[0]?.id, false],
      [teams[1]?.id, true],
    ])
    expect((await kept())?.submissions).toEqual(relied?.submissions)
    expect(after.data.isCurrent).toBe(true)
    expect((await list(`?team=${teams[2]?.id}`)).data.findings).toMatchObject([
      { brief: { kind: 'same_file', files: 2 } },
    ])
  })

  test('what is not found again stays open and says so', async () => {
    const [finding] = (await list(`?team=${teams[4]?.id}`)).data.findings
    await world.db.deleteFrom('access_trace').execute()
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    await look(world, race.id)
    expect((await list(`?team=${teams[4]?.id}`)).data.findings).toMatchObject([
      { id: finding.id, isCurrent: false },
    ])
  })
})
