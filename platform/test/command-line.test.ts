import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { safePath } from '../../cli/src/safe-path.ts'
import { table } from '../../cli/src/text.ts'
import { json } from '../src/base/database/json.ts'
import { builtCli, registerCli } from '../src/cli-file.ts'
import { makeApiToken } from '../src/features/people/identity/server/commands/make-api-token.ts'
import { sharedCompileCache } from './compile-cache.ts'
import { makeCuttingProxy } from './cutting-proxy.ts'
import { datasetContent, enter, makeCompetition, makeDataset, makeUser, type TestUser } from './factories.ts'
import { quotaOf, halfRightResult, resultCalls, rightResult } from './results.ts'
import { makeWorld, type World } from './world.ts'

let world: World
let line: Awaited<ReturnType<typeof makeCuttingProxy>>
let folder: string
const { scoreNow } = resultCalls(() => world)

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/bundle-cli.ts')])
  world = await makeWorld({}, { hasOwnServer: true })
  registerCli(world.app, world)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  line = await makeCuttingProxy((world.app.server.address() as AddressInfo).port)
})
afterAll(async () => {
  await line.close()
  await world.close()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-cli-'))
  line.seen.length = 0
  return () => rmSync(folder, { recursive: true, force: true })
})

type Run = { token?: string; env?: NodeJS.ProcessEnv; input?: string }

/** The built file in a folder of its own, as somebody types it there. */
function start(args: readonly string[], { token, env, input }: Run = {}) {
  const child = spawn(process.execPath, [builtCli, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: sharedCompileCache,
      LANG: 'en_US.UTF-8',
      LEITAI_SITE: line.site,
      XDG_CONFIG_HOME: join(folder, 'settings'),
      ...(token ? { LEITAI_TOKEN: token } : {}),
      ...env,
    },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  child.stdin.end(input ?? '')
  const ended = new Promise<{ code: number | null; out: string; err: string }>(done =>
    child.once('close', code => done({ code, ...said })),
  )
  return { child, ended, said }
}
const leitai = (args: string, run?: Run) => start(args.split(' '), run).ended

async function makeToken({ id }: TestUser): Promise<string> {
  const { token } = await world.db
    .transaction()
    .execute(tx => makeApiToken(tx, { userId: id, name: 'cli', now: world.clock.now() }))
  return token
}

/** Somebody who takes part, with a token. */
async function entered(given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  return { competition, user, token: await makeToken(user) }
}

/** A further file of a dataset, under whatever name. */
async function addFile(to: { id: number; versionId: number }, name: string, content: Buffer) {
  const stored = await world.storage.put(Readable.from([content]), { maxBytes: 1e9 })
  const { id } = await world.db
    .insertInto('dataset_file')
    .values({
      dataset_id: to.id,
      version_id: to.versionId,
      name,
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      row_count: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, content }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe('the client', () => {
  test('comes from the site with its address, and helps in the language of the terminal', async () => {
    const { body, headers } = await world.app.inject({ url: '/cli/leitai.mjs' })
    expect(headers['content-type']).toContain('javascript')
    const same = await world.app.inject({
      url: '/cli/leitai.mjs',
      headers: { 'if-none-match': headers.etag },
    })
    expect(same.statusCode).toBe(304)
    const own = join(folder, 'leitai.mjs')
    writeFileSync(own, body)
    const help = (LANG: string) =>
      execFileSync(process.execPath, [own, '--help'], { env: { LANG }, encoding: 'utf8' })
    expect(help('C')).toContain(`Usage: leitai <command>`)
    expect(help('C')).toContain(`${world.settings.publicUrl}/users/v2/setting-tokens`)
    expect(help('zh_CN.UTF-8')).toContain('用法：leitai <命令>')
  })

  test.each([
    'competitions remove',
    'competitions list --nonsense',
    'competitions files train.csv',
    'competitions list --site ftp://x',
  ])('tells wrong usage of %s by its code', async args => {
    const { code, out } = await leitai(args)
    expect([code, out]).toEqual([2, ''])
  })

  test('tells a site that is not there by its code', async () => {
    const { code, err } = await leitai('datasets list', { env: { LEITAI_SITE: 'http://127.0.0.1:2' } })
    expect(code).toBe(3)
    expect(err).toContain('Could not reach http://127.0.0.1:2')
  })

  test('lists competitions for people and programs, and shows no sign that a terminal obeys', async () => {
    const title = `list${randomBytes(4).toString('hex')}`
    const { id } = await makeCompetition(world, {
      competition: { title_zh: title, title_en: `${title}\u001b[2J` },
    })
    const all = await leitai('competitions list')
    expect(all.out).toContain(`${id}\t${title}\ufffd[2J\tOpen to join\t`)
    const found = await leitai(`c list --json --search ${title}`)
    expect(found.out).not.toContain('\u001b')
    expect(found.code).toBe(0)
  })

  test('keeps a token that the site knows, for this site and for nobody else to read', async () => {
    const { competition, token, user } = await entered()
    const wrong = await leitai('config set lt_wrong')
    expect([wrong.code, wrong.err]).toEqual([1, 'The token is not valid, or was revoked.\n'])
    const kept = await leitai('config set', { input: `${token}\n` })
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining(user.name)])
    const file = join(folder, 'settings/leitai/config.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await leitai('config view')).out).not.toContain(token)
    expect((await leitai(`competitions submissions ${competition.id}`)).code).toBe(0)
    const elsewhere = await leitai(`config view --json`, { env: { LEITAI_SITE: 'https://other.example' } })
    expect(JSON.parse(elsewhere.out).token).toBeNull()
  })
})

describe('downloading', () => {
  /** A competition's dataset with a file that is large enough to be cut, and who may download it. */
  async function withData() {
    const { competition, user, token } = await entered()
    const dataset = await makeDataset(world, { competition_id: competition.id, title_en: 'Prices' })
    const large = await addFile(dataset, 'train/large.bin', randomBytes(600_000))
    return { competition, user, token, dataset, large, get: `competitions download ${competition.id}` }
  }

  test('waits for the terms, which nobody accepts by the way, and checks what it saves', async () => {
    const { token, get, large, competition } = await withData()
    const refused = await leitai(get, { token })
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(`${line.site}/competitions/${competition.id}/datasets`)
    const nameless = await leitai(get, { env: { LANG: 'zh_CN.UTF-8' } })
    expect([nameless.code, nameless.err]).toEqual([1, expect.stringContaining('请先登录')])
    const { code } = await leitai(`${get} --accept-terms -p data`, { token })
    expect(code).toBe(0)
    expect(readFileSync(join(folder, 'data/train/large.bin'))).toEqual(large.content)
    expect(readFileSync(join(folder, 'data/训练 "1".csv'), 'utf8')).toBe(datasetContent)
    // Accepted for good; and what one has is not fetched again, nor what one has changed replaced.
    writeFileSync(join(folder, 'data/train/large.bin'), 'my own')
    line.seen.length = 0
    const again = await leitai(`${get} -p data`, { token })
    expect([again.code, again.out]).toEqual([1, 'data/训练 "1".csv is up to date\n'])
    expect(line.seen.filter(({ url }) => url.includes('/files/'))).toEqual([])
    expect((await leitai(`${get} -p data --force -f large.bin`, { token })).code).toBe(0)
    expect(readFileSync(join(folder, 'data/train/large.bin'))).toEqual(large.content)
  })

  test('goes on where the line was cut, and where an earlier run was killed', async () => {
    const { token, get, large } = await withData()
    const ranges = () =>
      line.seen.filter(({ url }) => url.endsWith(`/${large.id}`)).map(one => one.headers.range)
    line.trouble({ of: new RegExp(`/files/${large.id}$`), answerAfter: 300_000, ending: 'hang' })
    const first = start([...get.split(' '), '--accept-terms', '-f', 'large.bin'], { token })
    const parts = () => (existsSync(join(folder, 'train')) ? readdirSync(join(folder, 'train')) : [])
    await vi.waitFor(
      () => expect(statSync(join(folder, 'train', parts()[0] ?? '')).size).toBe(300_000),
      20_000,
    )
    first.child.kill('SIGKILL')
    await first.ended
    expect(parts()).toEqual([`large.bin.${sha256(large.content).slice(0, 8)}.part`])

    line.trouble({ of: new RegExp(`/files/${large.id}$`), answerAfter: 100_000, ending: 'cut' })
    const second = await leitai(`${get} -f large.bin`, { token })
    expect([second.code, second.out]).toEqual([0, 'Saved train/large.bin\n'])
    expect(ranges()).toEqual([undefined, 'bytes=300000-', 'bytes=400000-'])
    expect(parts()).toEqual(['large.bin'])
    expect(readFileSync(join(folder, 'train/large.bin'))).toEqual(large.content)
  })

  test('saves nothing outside of the folder, whatever files are called', async () => {
    const { token, get, dataset } = await withData()
    const hostile = [
      '../outside',
      '/tmp/leitai-outside',
      'a/../../outside',
      'a\\b',
      'two\nlines',
      'x\u001b]0;y',
    ]
    // Neither calls nor the database take such names: whoever answers in their place might give them.
    for (const [index, name] of hostile.entries()) await addFile(dataset, `file-${index}`, Buffer.from(name))
    line.trouble({
      of: /part=datasets/,
      rewrite: text =>
        text.replace(/"file-(\d)"/g, (_, index: string) => JSON.stringify(hostile[Number(index)])),
    })
    await addFile(dataset, '.profile', Buffer.from('a setting'))
    const { code, err, out } = await leitai(`${get} --accept-terms -p in`, { token })
    expect(code).toBe(1)
    expect(err.match(/^Not saved/gm)).toHaveLength(hostile.length)
    expect(err + out).not.toContain('\u001b')
    expect(readdirSync(folder).filter(name => name !== 'settings')).toEqual(['in'])
    expect(readdirSync(join(folder, 'in')).toSorted()).toEqual(['_profile', 'train', '训练 "1".csv'])
    expect(existsSync('/tmp/leitai-outside')).toBe(false)
    expect(safePath('in', 'nul.csv', true)).toBeUndefined()
    expect(safePath('in', 'a:b', true)).toBeUndefined()
  })

  test('of a dataset is by its own terms', async () => {
    const { id } = await makeDataset(world)
    const token = await makeToken(await makeUser(world))
    expect((await leitai(`datasets download ${id}`, { token })).err).toContain(`${line.site}/datasets/${id}`)
    expect((await leitai(`datasets download ${id} --accept-terms --json`, { token })).out).toContain(
      '"state": "saved"',
    )
    expect((await leitai(`datasets files ${id}`)).out).toContain('训练 "1".csv\t10 B\t3\t')
  })
})

describe('submitting', () => {
  const submissionsOf = (scheduleId: number) =>
    world.db
      .selectFrom('submission')
      .select(['id', 'sha256', 'note'])
      .where('schedule_id', '=', scheduleId)
      .execute()

  test('waits for the score and tells it, with unknown labels, the rank and what is left', async () => {
    const { competition, token } = await entered()
    await world.db
      .updateTable('answer_file')
      .set({ labels: json({ label: ['a', 'b'] }) })
      .where('schedule_id', '=', competition.scheduleId)
      .execute()
    writeFileSync(join(folder, 'result.csv'), rightResult.replace('4,b', '4,plum'))
    const { said, ended } = start(
      ['competitions', 'submit', String(competition.id), '-f', 'result.csv', '-m', '基线', '--wait'],
      { token },
    )
    await vi.waitFor(() => expect(said.err).toContain('Submitted as'), 20_000)
    const [made] = await submissionsOf(competition.scheduleId)
    expect(made).toMatchObject({ note: '基线' })
    await scoreNow(made?.id ?? 0)
    expect(await ended).toMatchObject({
      code: 0,
      out: [
        'Score: 0.750000',
        '  Column “label”: 1 of 4 rows have unknown labels, such as plum. Known labels include a, b.',
        'Best score: 0.750000 (first score)\nRank: 1 of 1\n4 submissions left today\n',
      ].join('\n'),
    })
    const listed = await leitai(`competitions submissions ${competition.id}`, { token })
    expect(listed.out).toMatch(
      new RegExp(`^${made?.id}\t.*\tresult.csv\tScored\t0.750000\t\tbest, unknown labels\t基线\n$`),
    )
    const board = await leitai(`competitions leaderboard ${competition.id} --csv`)
    expect(board.out).toMatch(/^rank,team,score,submissions,last_scored\r\n1,[^,]+,0.750000,1,2026-/)
    // As of people who can read the answers, whose teams are no baselines.
    await world.db
      .updateTable('ranking_entry')
      .set({ is_ranked: false })
      .where('schedule_id', '=', competition.scheduleId)
      .execute()
    expect((await leitai(`competitions leaderboard ${competition.id}`)).out).toMatch(/^organizer\t/)
  })

  test('counts once although the answer was lost, within a run and between two', async () => {
    const { competition, token } = await entered()
    writeFileSync(join(folder, 'result.csv'), halfRightResult)
    const lose = () => line.trouble({ of: /^POST .*\/uploads$/, answerAfter: 0, ending: 'cut' })
    const submit = `competitions submit ${competition.id} -f result.csv`
    lose()
    expect((await leitai(submit, { token })).code).toBe(0)
    expect(await submissionsOf(competition.scheduleId)).toHaveLength(1)
    for (let times = 0; times < 4; times++) lose()
    expect((await leitai(submit, { token })).code).toBe(3)
    expect(await submissionsOf(competition.scheduleId)).toHaveLength(2)
    expect((await leitai(submit, { token })).code).toBe(0)
    expect(await quotaOf(world, competition.scheduleId)).toMatchObject({ accepted: 2 })
    // What was answered is over: the same file once more is another submission.
    expect((await leitai(submit, { token })).code).toBe(0)
    expect(await quotaOf(world, competition.scheduleId)).toMatchObject({ accepted: 3 })
  })

  test('sends a large file in pieces, and goes on after a cut', async () => {
    const { competition, token } = await entered({ schedule: { max_bytes: 20_000_000 } })
    const content = Buffer.alloc(17_000_000, 'id,label\n')
    writeFileSync(join(folder, 'large.csv'), content)
    line.trouble({ of: /^PATCH /, requestAfter: 1_000_000 })
    const { code } = await leitai(`competitions submit ${competition.id} -f large.csv`, { token })
    expect(code).toBe(0)
    expect(await submissionsOf(competition.scheduleId)).toMatchObject([{ sha256: sha256(content) }])
  })

  test('is refused in the words of the site', async () => {
    const competition = await makeCompetition(world)
    const token = await makeToken(await makeUser(world))
    writeFileSync(join(folder, 'result.csv'), rightResult)
    const submit = `competitions submit ${competition.id} -f result.csv`
    const refused = await leitai(submit, { token })
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('Please join the competition first.'),
    ])
    const nameless = await leitai(submit, { env: { LANG: 'zh_CN.UTF-8' } })
    expect([nameless.code, nameless.err]).toEqual([1, expect.stringContaining('请先登录。\n需要访问令牌。')])
  })
})

test('a table stands straight with Chinese in it', () => {
  expect(
    table(
      [{ head: '队伍' }, { head: 'N', isNumber: true }],
      [
        ['a', '10'],
        ['数据', '9'],
      ],
    ),
  ).toBe('队伍   N\na     10\n数据   9\n')
})
