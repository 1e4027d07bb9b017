import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { makeAdministrator } from '../bench/product.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { runs } from '../platform/src/base/programs.ts'
import { openFileStorage } from '../platform/src/base/storage/file-storage.ts'
import { makeCompetition, multipart, type TestUser } from '../platform/test/factories.ts'
import { idNumber } from '../platform/test/identity-numbers.ts'
import { pixel } from '../platform/test/pixel.ts'
import { rowsOf, waitsInQueue } from '../platform/test/rows.ts'
import { makeTeam } from '../platform/test/teams.ts'
import { usePlace } from './place.ts'
import { repository } from './product.ts'

const place = usePlace()
const patience = { timeout: 60_000, interval: 50 }

/** The commands that docs/operating.md gives, in their order: to make a copy, and to put it back. */
const guide = readFileSync(join(repository, 'docs/operating.md'), 'utf8')
const chapter = guide.slice(guide.indexOf('## Backup and restore'), guide.indexOf('## Commands for'))
const [backup = '', restore = ''] = [...chapter.matchAll(/```sh\n([^]*?)```/g)].map(match => match[1])

/** Runs commands in a shell, as an operator in the clone does. */
async function follow(commands: string): Promise<{ code: number; said: string; complained: string }> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, LEITAI_DATA: place.dataDir, BACKUP: join(place.folder, 'backup') }
  const shell = spawn('sh', ['-ec', commands], { cwd: repository, env })
  const [said, complained, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, 'exit'),
  ])
  return { code: code as number, said, complained }
}

const ask = (path: string, { as, ...init }: RequestInit & { as?: TestUser } = {}) =>
  fetch(`http://127.0.0.1:${place.ports[0]}${path}`, {
    ...init,
    headers: { ...as?.headers, origin: `http://localhost:${place.ports[0]}`, ...init.headers },
  })

/** Every kept file, secret and key by name, each with its hash. */
function files(): string[] {
  const found = ['files/sha256', 'secrets', 'identity'].flatMap(folder =>
    readdirSync(join(place.dataDir, folder), { recursive: true, withFileTypes: true }),
  )
  return found
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => {
      const hash = createHash('sha256').update(readFileSync(join(parentPath, name)))
      return `${name} ${hash.digest('hex')}`
    })
    .toSorted()
}

/** Two competitions in a running product, with teams whose files its worker has scored. */
async function withScores(url: string) {
  const { db, close } = openDatabase(url, { size: 4, log: makeLog('test', 'silent'), name: 'test' })
  const storage = openFileStorage(join(place.dataDir, 'files'))
  const at = { db, storage, clock: { now: () => new Date() } }
  const submissions: { id: number; captain: TestUser }[] = []
  const competitions: number[] = []
  for (const results of [
    ['abab', 'abaa', 'bbbb'],
    ['baba', 'abab', 'abba', 'aaaa'],
  ]) {
    const { id } = await makeCompetition(at)
    competitions.push(id)
    for (const labels of results) {
      const { captain } = await makeTeam(at, id)
      const content = `id,label\n${[...labels].map((label, row) => `${row + 1},${label}\n`).join('')}`
      const form = multipart({}, [{ field: 'file', name: 'r.csv', content }])
      const answer = await ask(`/api/competitions/${id}/uploads`, {
        as: captain,
        method: 'POST',
        headers: form.headers,
        body: form.payload,
      })
      submissions.push({ id: (await answer.json()).data.submission.id, captain })
    }
  }
  await vi.waitFor(async () => {
    const left = await db.selectFrom('submission').select('id').where('state', '!=', 'scored').execute()
    expect(left).toEqual([])
    // Nor a notice that is still to be written.
    expect(await waitsInQueue(db)).toBe(0)
  }, patience)
  const administrator = await makeAdministrator(db)
  await close()
  return { competitions, submissions, administrator }
}

/** Somebody tells who they are, with a photo. Answers what nobody may find. */
async function applyAs(as: TestUser | undefined): Promise<string[]> {
  const fields = { realName: '司马不可见', idNumber: idNumber() }
  const form = multipart(fields, [{ field: 'photo', name: 'card.png', content: pixel }])
  const answer = await ask('/api/v2/users/iden', {
    ...(as ? { as } : {}),
    method: 'POST',
    headers: { ...form.headers, 'idempotency-key': 'an-application' },
    body: form.payload,
  })
  expect(answer.status).toBe(200)
  return Object.values(fields)
}

/** Every file below a folder. */
function* contentsOf(folder: string): Generator<Buffer> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield readFileSync(join(entry.parentPath, entry.name))
}

/** Those of these that stand anywhere, as they are or in Base64 or hexadecimal digits. */
function foundIn(secrets: readonly string[], contents: Iterable<Buffer>): string[] {
  const found = new Set<string>()
  for (const content of contents)
    for (const secret of secrets)
      if (
        [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')].some(form =>
          content.includes(form),
        )
      )
        found.add(secret)
  return [...found]
}

/** What people see of it: the boards, and their own files. */
async function seen({ competitions, submissions }: Awaited<ReturnType<typeof withScores>>) {
  const boards = competitions.map(async id => {
    const { data } = await (await ask(`/api/competitions/${id}?part=rankings`)).json()
    const { updatedAt: _askedAt, ...board } = data.rankings
    return board
  })
  const own = submissions.map(async ({ id, captain }) =>
    (await ask(`/api/submissions/${id}/file`, { as: captain })).text(),
  )
  return { boards: await Promise.all(boards), own: await Promise.all(own) }
}

/** Somebody who adds organisations until told to stop; with pauses, as a fast machine would fill their list before a copy is made. */
function addMeanwhile(headers: Record<string, string>) {
  const added: string[] = []
  const end = new AbortController()
  const ended = (async () => {
    while (!end.signal.aborted) {
      const nameEn = `Organisation ${added.length}`
      const answer = await ask('/api/admin/catalogue/organisations', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ nameZh: nameEn, nameEn, code: null, parentCode: null }),
      })
      expect(answer.status).toBe(200)
      added.push(nameEn)
      await pause(100)
    }
  })()
  return {
    added,
    async stop() {
      end.abort()
      await ended
    },
  }
}

async function organisations(headers: Record<string, string>): Promise<string[]> {
  const { data } = await (await ask('/api/admin/catalogue/organisations', { headers })).json()
  return data.entries.map((entry: { value: { nameEn: string } }) => entry.value.nameEn)
}

test('a copy that was made as the guide says, while people work, gives back every row, file and rank', async () => {
  place.copyData()
  const first = place.start({ env: { LOG_LEVEL: 'trace' } })
  await first.ready()
  const server = await startEmbeddedPostgres({ dataDir: place.dataDir })
  const url = databaseUrl(server.url, 'leitai')
  const made = await withScores(url)
  const secrets = await applyAs(made.submissions[0]?.captain)
  const shown = await seen(made)
  // So that the comparison is of something.
  expect(shown.boards.map(board => board.total)).toEqual([3, 4])
  expect(shown.own[0]).toContain('1,a')
  // Its recurring jobs would write beside those whose rows are compared.
  first.signal(runs('worker'), 'SIGSTOP')
  const before = { rows: await rowsOf(url), files: files() }
  const writer = addMeanwhile(made.administrator)
  await vi.waitFor(() => expect(writer.added.length).toBeGreaterThan(5), patience)
  const acknowledged = [...writer.added]
  const done = await follow(backup)
  expect([done.code, done.complained]).toEqual([0, ''])
  // Who somebody is stands in no log and, without the keys that are kept apart, in no copy.
  expect(first.stdout()).toContain('/api/v2/users/iden')
  expect(foundIn(secrets, [Buffer.from(first.stdout() + first.stderr())])).toEqual([])
  expect(foundIn(secrets, contentsOf(join(place.folder, 'backup')))).toEqual([])
  expect(writer.added.length).toBeGreaterThan(acknowledged.length)
  await writer.stop()
  // A second copy over the first would mix the two.
  expect(await follow(backup)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is there already'),
  })
  const after = await rowsOf(url)
  const atRest = [...before.rows].filter(([name, sum]) => after.get(name) === sum)
  expect(atRest.length).toBeGreaterThan(80)
  expect(atRest.length).toBeLessThan(after.size)

  await first.kill()
  expect(await follow(restore)).toEqual({ code: 0, said: '', complained: '' })
  const restored = await startEmbeddedPostgres({ dataDir: place.dataDir })
  const found = await rowsOf(databaseUrl(restored.url, 'leitai'))
  await restored.stop()
  expect([...found.keys()]).toEqual([...before.rows.keys()])
  expect(atRest.map(([name]) => [name, found.get(name)])).toEqual(atRest)
  expect(before.files.some(line => line.startsWith('master-1.key'))).toBe(true)
  expect(files()).toEqual(before.files)

  const again = place.start()
  await again.ready()
  expect(await seen(made)).toEqual(shown)
  const kept = await organisations(made.administrator)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
  await again.stop()
})

test('commands for the embedded database say that it does not run, and start none', async () => {
  for (const words of ['demo:token -- competitor', 'leitai -- replay 1', 'leitai -- backup "$BACKUP"'])
    expect(await follow(`npm run -s ${words}`)).toEqual({
      code: 1,
      said: '',
      complained: `The embedded database of ${place.dataDir} does not run. Start Leitai first: npm start.\n`,
    })
  expect(readdirSync(place.folder)).toEqual([])
})
