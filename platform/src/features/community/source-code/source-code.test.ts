import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTarGz, makeZip } from '../../../../test/archives.ts'
import { codeOf, main, makeCode } from '../../../../test/code.ts'
import { dangers } from '../../../../test/dangers.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { joinTeam, makeTeam, merge } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let code: ReturnType<typeof codeOf>
beforeAll(async () => {
  world = await makeWorld()
  code = codeOf(world)
})
afterAll(() => world.close())

const ids = (answer: { data: { procedures: { id: number }[] } }) => answer.data.procedures.map(one => one.id)
const told = async (kind: string) =>
  (
    await sql<{ payload: { to: number[]; path: string } }>`
      select payload from graphile_worker._private_jobs where payload->>'kind' = ${kind} order by id`.execute(
      world.db,
    )
  ).rows.map(row => row.payload)

describe('handing in', () => {
  test('keeps a version of the team’s code, by file', async () => {
    const { id, team } = await code.scene()
    const archive = makeCode()
    const made = await code.upload(id, team.captain, archive, { fields: { note: '第二次' } })
    expect(made.data).toMatchObject({
      version: 2,
      note: '第二次',
      team: { id: team.id },
      author: { id: team.captain.id },
      fileName: 'code.zip',
      size: archive.length,
      fileCount: 3,
      isPublished: false,
      isOwn: true,
    })
    const { data } = await code.read(`procedureId=${made.data.id}&path=src/main.py`, team.captain)
    expect(data.procedure.tree).toEqual([
      { path: 'README.md', size: expect.any(Number), isText: true, commentCount: 0 },
      { path: 'model.bin', size: 4, isText: false, commentCount: 0 },
      { path: 'src/main.py', size: main.length, isText: true, commentCount: 0 },
    ])
    expect(data.file).toMatchObject({ language: 'python', hidden: null, lineCount: 5, from: 1 })
    expect(data.file.lines).toHaveLength(5)
    expect(data.file.lines[0]).toBe('<span class="hljs-keyword">import</span> math')
    const download = await world.app.inject({
      url: `/api/competitions/submits/source-code/${made.data.id}/archive`,
      headers: team.captain.headers,
    })
    expect(download.rawPayload.equals(archive)).toBe(true)
    expect(download.headers['content-disposition']).toContain('attachment')
  })

  test('shows Markdown as it is read, with its links among the files of the code, and by line when asked', async () => {
    const { id, team } = await code.scene()
    const text = [
      '# 方案',
      '<script>alert(1)</script>',
      '[训练](../src/main.py) [没有](gone.py) [站外](https://example.com/a) [段](#a)',
      '![图](fig.png)',
      // What ends a tag for whoever looks for > alone, and what looks like a link within one.
      '![><script>alert(1)</script><a href=](b.png) ![<a href=](https://example.com/onerror=alert(1)//)',
    ].join('\n\n')
    const made = await code.upload(id, team.captain, makeCode([{ name: 'docs/a.md', content: text }]))
    const of = `procedureId=${made.data.id}&path=docs/a.md`
    const { file } = (await code.read(of, team.captain)).data
    expect(file).toMatchObject({ isRenderable: true, hidden: null, lines: [] })
    expect(file.html).toContain('<h1>方案</h1>')
    expect(file.html).toContain(`href="?procedureId=${made.data.id}&#x26;path=src%2Fmain.py"`)
    expect(file.html).toMatch(/<a href="#">没有<\/a>/)
    expect(file.html).toContain('href="https://example.com/a"')
    expect(file.html).toContain('<em>图</em>')
    expect(dangers(file.html)).toEqual([])
    const lines = (await code.read(`${of}&view=source`, team.captain)).data.file
    expect([lines.html, lines.lines.length]).toEqual([null, 9])
    expect(
      (await code.read(`procedureId=${made.data.id}&path=src/main.py`, team.captain)).data.file,
    ).toMatchObject({ isRenderable: false, html: null })
  })

  test('takes tar.gz too, and shows binary, large and empty files as what they are', async () => {
    const { id, team } = await code.scene()
    const made = await code.upload(
      id,
      team.captain,
      makeTarGz([
        { name: 'big.txt', content: 'line\n'.repeat(300_000) },
        { name: 'blob', content: Buffer.from([0, 1]) },
        { name: 'empty.py', content: '' },
        { name: 'long.py', content: 'x = 1\n'.repeat(4_000) },
      ]),
      { name: 'code.tar.gz' },
    )
    // 1.5 MB of one line compresses beyond belief: that is what the ratio is for.
    expect([made.errno, made.issues]).toEqual(['e40091', [{ path: '', code: 'ratio' }]])
    const honest = await code.upload(
      id,
      team.captain,
      makeTarGz([
        { name: 'big.txt', content: Array.from({ length: 200_000 }, (_, at) => `${at * 7919}\n`).join('') },
        { name: 'blob', content: Buffer.from([0, 1]) },
        { name: 'empty.py', content: '' },
        { name: 'long.py', content: 'x = 1\n'.repeat(4_000) },
      ]),
      { name: 'code.tar.gz' },
    )
    const file = async (path: string, from = 1) =>
      (await code.read(`procedureId=${honest.data.id}&path=${path}&from=${from}`, team.captain)).data.file
    expect(await file('big.txt')).toMatchObject({ hidden: 'large', lines: [] })
    expect(await file('blob')).toMatchObject({ hidden: 'binary', lines: [] })
    expect(await file('empty.py')).toMatchObject({ hidden: null, lineCount: 0, lines: [] })
    const [first, second, last, beyond] = [
      await file('long.py'),
      await file('long.py', 1_501),
      await file('long.py', 4_000),
      await file('long.py', 9_999_999),
    ]
    expect([first.from, first.lines.length]).toEqual([1, 1_500])
    expect([second.from, second.lines.length]).toEqual([1_501, 1_500])
    expect([last.from, last.lines.length]).toEqual([3_001, 1_000])
    expect(beyond.from).toBe(3_001)
  })

  test('is refused to whom it is closed, before the file is read', async () => {
    const { id, organiser, team } = await code.scene()
    const refused = [
      [id, undefined, 'e40101'],
      [id, await makeUser(world), 'e40391'],
      [id, organiser, 'e40391'],
      [999_999, team.captain, 'e40420'],
    ] as const
    for (const [competitionId, user, errno] of refused)
      expect((await code.upload(competitionId, user, Buffer.from('x'))).errno).toBe(errno)
    const algorithm = await makeCompetition(world)
    const other = await makeTeam(world, algorithm.id)
    expect((await code.upload(algorithm.id, other.captain, makeCode())).errno).toBe('e40390')
    await world.db
      .updateTable('team')
      .set({ banned_at: new Date(), ban_reason: 'x' })
      .where('id', '=', team.id)
      .execute()
    expect((await code.upload(id, team.captain, makeCode())).errno).toBe('e40393')
    const now = world.clock.now()
    const ended = await code.scene()
    world.setNow(new Date(now.getTime() + 11 * 86_400_000))
    expect((await code.upload(ended.id, ended.team.captain, makeCode())).errno).toBe('e40392')
    world.setNow(now)
  })

  test.each([
    ['nothing', undefined, {}, 400, 'e40090'],
    ['an empty file', Buffer.alloc(0), {}, 400, 'e40090'],
    ['another format', makeCode(), { name: 'code.rar' }, 415, 'e41590'],
    ['a zip that says to be a tar', makeCode(), { name: 'code.tgz' }, 400, 'e40091'],
    ['no zip', Buffer.from('hello'), {}, 400, 'e40091'],
    ['too many bytes', Buffer.alloc(10 * 1024 * 1024 + 1), {}, 413, 'e41390'],
    ['a path that leads out', makeZip([{ name: '../x', content: 'x' }]), {}, 400, 'e40091'],
    ['a long note', makeCode(), { fields: { note: 'x'.repeat(201) } }, 400, 'e40001'],
    ['an owner', makeCode(), { fields: { teamId: '1' } }, 400, 'e40001'],
  ])('%s is refused', async (_what, content, given, status, errno) => {
    const { id, team } = await code.scene()
    const answer = await code.upload(id, team.captain, content, given)
    expect([answer.status, answer.errno]).toEqual([status, errno])
    expect((await code.read(`cmptId=${id}`, team.captain)).data.total).toBe(1)
  })

  test('says where the archive is wrong', async () => {
    const { id, team } = await code.scene()
    const archive = makeZip([
      { name: 'ok.py', content: 'x' },
      { name: '../../etc/passwd', content: 'x' },
      { name: 'link', content: '/etc', mode: 0o120777 },
    ])
    expect((await code.upload(id, team.captain, archive)).issues).toEqual([
      { path: '../../etc/passwd', code: 'outside' },
      { path: 'link', code: 'link' },
    ])
  })

  test('of the same archive is one version, and of others at once each has its number', async () => {
    const { id, team } = await code.scene()
    const member = await joinTeam(world, team)
    const archive = makeCode()
    const same = await Promise.all([1, 2, 3].map(() => code.upload(id, member, archive)))
    expect(same.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40990', 'e40990', 'ok'])
    const others = await Promise.all([1, 2, 3].map(() => code.upload(id, team.captain, makeCode())))
    expect(others.map(answer => answer.data.version).sort()).toEqual([3, 4, 5])
  })
})

describe('who may read', () => {
  test('the own team and the organisers; others from the publishing on', async () => {
    const { id, organiser, team, procedureId } = await code.scene()
    const member = await joinTeam(world, team)
    const rival = await makeTeam(world, id)
    const elsewhere = await makeOrganiser(world, (await makeCompetition(world)).id)
    const administrator = await makeUser(world)
    await world.db
      .insertInto('user_role')
      .values({ user_id: administrator.id, role: 'administrator', competition_id: null, granted_by: null })
      .execute()
    const query = `procedureId=${procedureId}&path=src/main.py`
    const archive = `/api/competitions/submits/source-code/${procedureId}/archive`
    const readers = [team.captain, member, organiser, administrator]
    const others = [undefined, rival.captain, elsewhere, await makeUser(world)]
    for (const reader of readers) {
      expect((await code.read(query, reader)).status).toBe(200)
      expect(ids(await code.read(`cmptId=${id}`, reader))).toEqual([procedureId])
    }
    for (const other of others) {
      expect((await code.read(query, other)).errno).toBe('e40490')
      expect(ids(await code.read(`cmptId=${id}`, other))).toEqual([])
      expect((await code.read(`teamId=${team.id}`, other)).data.total).toBe(0)
      expect((await code.comments(`procedureId=${procedureId}`, other)).errno).toBe('e40490')
      expect((await world.app.inject({ url: archive, headers: other?.headers ?? {} })).statusCode).toBe(404)
      if (other) expect((await code.comment(other, { procedureId })).errno).toBe('e40490')
    }
    await code.publish(procedureId, organiser)
    for (const reader of [...readers, ...others]) {
      expect((await code.read(query, reader)).status).toBe(200)
      expect(ids(await code.read(`cmptId=${id}`, reader))).toEqual([procedureId])
    }
    await code.publish(procedureId, organiser, false)
    expect((await code.read(query)).errno).toBe('e40490')
  })

  test('of a private competition its people alone, though published', async () => {
    const { id, organiser, team, procedureId } = await code.scene({
      competition: { visibility: 'private', private_code_hash: 'x' },
    })
    await code.publish(procedureId, organiser)
    const entrant = await makeUser(world)
    await enter(world, id, entrant)
    expect((await code.read(`procedureId=${procedureId}`, entrant)).status).toBe(200)
    expect((await code.read(`procedureId=${procedureId}`, team.captain)).status).toBe(200)
    for (const outsider of [undefined, await makeUser(world)]) {
      expect((await code.read(`procedureId=${procedureId}`, outsider)).errno).toBe('e40490')
      expect((await code.read(`cmptId=${id}`, outsider)).errno).toBe('e40420')
      expect(ids(await code.read('size=50', outsider))).not.toContain(procedureId)
    }
  })

  test('of a team that went over into another: its people still', async () => {
    const { id, team, procedureId } = await code.scene()
    const rival = await makeTeam(world, id)
    await merge(world, { from: team, into: rival })
    expect((await code.read(`procedureId=${procedureId}`, team.captain)).data.procedure.isOwn).toBe(true)
    expect((await code.read(`procedureId=${procedureId}`, rival.captain)).status).toBe(200)
  })

  test('publishing is for its organisers, written down once, and the team is told', async () => {
    const { organiser, team, procedureId } = await code.scene()
    const elsewhere = await makeOrganiser(world, (await makeCompetition(world)).id)
    for (const [user, errno] of [
      [undefined, 'e40101'],
      [team.captain, 'e40301'],
      [elsewhere, 'e40490'],
    ] as const)
      expect((await code.publish(procedureId, user)).errno).toBe(errno)
    expect((await code.publish(999_999, organiser)).errno).toBe('e40490')
    await Promise.all([1, 2, 3].map(() => code.publish(procedureId, organiser)))
    const entries = await world.db
      .selectFrom('audit_entry')
      .select(['actor_id'])
      .where('action', '=', 'source-code.publish')
      .where('subject_id', '=', procedureId)
      .execute()
    expect(entries).toEqual([{ actor_id: organiser.id }])
    expect((await told('source-code.published')).at(-1)).toMatchObject({ to: [team.captain.id] })
  })
})

describe('reading', () => {
  test('what is not there is not found', async () => {
    const { team, procedureId } = await code.scene()
    for (const path of ['nope.py', '../../etc/passwd', 'src', 'SRC/main.py', ''])
      expect((await code.read(`procedureId=${procedureId}&path=${path}`, team.captain)).status).toBe(404)
    expect((await code.read(`procedureId=${procedureId}&path=src/main.py%00`, team.captain)).paths).toEqual([
      'query.path',
    ])
    expect((await code.read('procedureId=999999', team.captain)).errno).toBe('e40490')
    expect((await code.read('procedureId=x&size=51', team.captain)).paths).toEqual([
      'query.procedureId',
      'query.size',
    ])
  })

  test('pages add up', async () => {
    const { id, team } = await code.scene()
    for (let count = 0; count < 4; count++) await code.upload(id, team.captain, makeCode())
    const pages = await Promise.all(
      [1, 2, 3, 4].map(page => code.read(`cmptId=${id}&size=2&page=${page}`, team.captain)),
    )
    const all = pages.flatMap(ids)
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a))
    expect([all.length, ...pages.map(page => page.data.total)]).toEqual([5, 5, 5, 5, 5])
  })

  test('code is shown and does nothing, whatever it says it is', async () => {
    const { id, team } = await code.scene()
    const source = '</span></pre><script>alert(1)</script>\n"\'><img src=x onerror=alert(1)>\n<!--\n]]>\n'
    const endings = ['py', 'html', 'js', 'md', 'xml', 'php', 'json', 'txt', 'sql', 'r']
    const made = await code.upload(
      id,
      team.captain,
      makeZip(endings.map(ending => ({ name: `&lt;b x='.${ending}`, content: source }))),
    )
    for (const ending of endings) {
      const { data } = await code.read(
        `procedureId=${made.data.id}&view=source&path=${encodeURIComponent(`&lt;b x='.${ending}`)}`,
        team.captain,
      )
      expect(data.file.lines).toHaveLength(4)
      for (const line of data.file.lines) expect([line, dangers(line)]).toEqual([line, []])
    }
  })
})
