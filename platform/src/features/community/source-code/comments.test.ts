import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code.ts'
import { dangers } from '../../../../test/dangers.ts'
import { makeUser } from '../../../../test/factories.ts'
import { joinTeam } from '../../../../test/teams.ts'
import { unseen } from '../../../../test/unseen.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { xssCorpus } from '../../../../test/xss-corpus.ts'

let world: World
let code: ReturnType<typeof codeOf>
beforeAll(async () => {
  world = await makeWorld()
  code = codeOf(world)
})
afterAll(() => world.close())

describe('comments', () => {
  test('stand by file and line, with their answers under them', async () => {
    const { organiser, team, procedureId } = await code.scene()
    const late = await code.comment(team.captain, { procedureId, line: 5 })
    const early = await code.comment(organiser, { procedureId, line: 1, content: '官方建议' })
    const readme = await code.comment(organiser, { procedureId, path: 'README.md', line: 1 })
    const reply = await code.comment(team.captain, { procedureId, replyTo: early.data.id, content: '好' })
    await code.comment(organiser, {
      procedureId,
      replyTo: reply.data.id,
      path: 'README.md',
      line: 99,
      content: '嗯',
    })
    const { data } = await code.comments(`procedureId=${procedureId}`, team.captain)
    expect(data.comments.map((one: { id: number }) => one.id)).toEqual([
      readme.data.id,
      early.data.id,
      late.data.id,
    ])
    expect(data.comments[1]).toMatchObject({
      path: 'src/main.py',
      line: 1,
      writtenAs: 'organiser',
      html: '<p>官方建议</p>',
      canRemove: false,
      replies: [
        { id: reply.data.id, html: '<p>好</p>', canRemove: true },
        { html: '<p>嗯</p>', writtenAs: 'organiser' },
      ],
    })
    const inFile = await code.comments(`procedureId=${procedureId}&path=README.md`, team.captain)
    expect([inFile.data.total, inFile.data.comments[0].id]).toEqual([1, readme.data.id])
    const paged = await code.comments(`procedureId=${procedureId}&size=2&page=2`, team.captain)
    expect([paged.data.total, paged.data.comments.length]).toEqual([3, 1])
    const { procedure } = (await code.read(`procedureId=${procedureId}`, team.captain)).data
    expect(procedure.commentCount).toBe(5)
    expect(procedure.tree.map((file: { commentCount: number }) => file.commentCount)).toEqual([1, 0, 4])
  })

  test('need a line that is there', async () => {
    const { team, procedureId } = await code.scene()
    const refused = [
      [{ line: 6 }, 400, 'e40092', ['body.line']],
      [{ line: 0 }, 400, 'e40001', ['body.line']],
      [{ line: undefined }, 400, 'e40092', ['body.line']],
      [{ path: 'model.bin', line: 1 }, 400, 'e40092', ['body.line']],
      [{ path: 'nope.py' }, 404, 'e40491', ['body.path']],
      [{ path: '../x' }, 404, 'e40491', ['body.path']],
      [{ replyTo: 999_999 }, 404, 'e40492', ['body.replyTo']],
      [{ content: ' ' }, 400, 'e40001', ['body.content']],
      [{ content: 'x'.repeat(5_001) }, 400, 'e40001', ['body.content']],
      [{ content: '>'.repeat(5_000) }, 400, 'e40010', []],
      [{ authorId: 1 }, 400, 'e40001', ['body.authorId']],
      [{ procedureId: 999_999 }, 404, 'e40490', []],
    ] as const
    for (const [body, status, errno, paths] of refused) {
      const answer = await code.comment(team.captain, { procedureId, ...body })
      expect([body, answer.status, answer.errno, [...new Set(answer.paths)]]).toEqual([
        body,
        status,
        errno,
        paths,
      ])
    }
    expect((await code.comment(undefined, { procedureId })).errno).toBe('e40101')
    expect((await code.comments(`procedureId=${procedureId}`, team.captain)).data.total).toBe(0)
  })

  test.each(unseen)('of nothing but %s are refused', async (_what, content) => {
    const { team, procedureId } = await code.scene()
    expect((await code.comment(team.captain, { procedureId, content })).paths).toContain('body.content')
  })

  test('of other code cannot be answered here', async () => {
    const [one, two] = [await code.scene(), await code.scene()]
    const foreign = await code.comment(two.team.captain, { procedureId: two.procedureId })
    const answer = await code.comment(one.team.captain, {
      procedureId: one.procedureId,
      replyTo: foreign.data.id,
    })
    expect(answer.errno).toBe('e40492')
  })

  test('are deleted by their author or the organiser, leave a stone under answers, else nothing', async () => {
    const { organiser, team, procedureId } = await code.scene()
    const member = await joinTeam(world, team)
    const comment = (await code.comment(team.captain, { procedureId, content: '秘密' })).data.id
    const answer = (await code.comment(member, { procedureId, replyTo: comment, content: '好' })).data.id
    expect((await code.removeComment(comment)).errno).toBe('e40101')
    expect((await code.removeComment(comment, member)).errno).toBe('e40394')
    expect((await code.removeComment(comment, await makeUser(world))).errno).toBe('e40492')
    expect((await code.removeComment(999_999, member)).errno).toBe('e40492')
    expect((await code.removeComment(comment, team.captain)).status).toBe(200)
    const { data } = await code.comments(`procedureId=${procedureId}`, member)
    expect(data.comments).toMatchObject([{ id: comment, author: null, html: '', replies: [{ id: answer }] }])
    expect(JSON.stringify(data)).not.toContain('秘密')
    expect((await code.removeComment(comment, team.captain)).errno).toBe('e40492')
    expect((await code.comment(member, { procedureId, replyTo: comment })).errno).toBe('e40492')
    expect((await code.removeComment(answer, organiser)).status).toBe(200)
    expect((await code.comments(`procedureId=${procedureId}`, member)).data).toEqual({
      comments: [],
      total: 0,
    })
    const entries = await world.db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'source-code.remove-comment')
      .where('subject_id', '=', answer)
      .execute()
    expect(entries).toEqual([{ actor_id: organiser.id }])
  })

  test('are told to the team and to those who spoke before, with the way to the line', async () => {
    const { organiser, team, procedureId } = await code.scene()
    const member = await joinTeam(world, team)
    await code.publish(procedureId, organiser)
    const reader = await makeUser(world)
    const comment = await code.comment(reader, { procedureId, line: 2 })
    await code.comment(member, { procedureId, replyTo: comment.data.id })
    const { rows } = await sql<{ payload: { to: number[]; path: string } }>`
      select payload from graphile_worker._private_jobs where payload->>'kind' = 'source-code.comment'
      order by id desc limit 2`.execute(world.db)
    expect(rows.map(row => row.payload.to.toSorted())).toEqual([
      [team.captain.id, reader.id].toSorted(),
      [team.captain.id, member.id].toSorted(),
    ])
    expect(rows[1]?.payload.path).toBe(
      `/competitions/source-code?procedureId=${procedureId}&path=src%2Fmain.py&from=2#L2`,
    )
  })

  test('do nothing but be read', async () => {
    const { team, procedureId } = await code.scene()
    const texts = xssCorpus.filter((text, at) => at % 4 === 0 && !/[^\P{Cc}\n\t]/u.test(text))
    for (const content of texts.slice(0, 30))
      expect((await code.comment(team.captain, { procedureId, content })).status).toBe(200)
    const { data } = await code.comments(`procedureId=${procedureId}&size=50`, team.captain)
    expect(data.comments).toHaveLength(30)
    for (const { html } of data.comments) expect([html, dangers(html)]).toEqual([html, []])
  })
})
