import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../base/database/tables.ts'
import { makeZip } from '../../../../test/archives.ts'
import { json } from '../../../base/database/json.ts'
import { ask, send } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { allIn, packageOf } from '../../../../test/marked-files.ts'
import { pdfText } from '../../../../test/pdf-text.ts'
import { pixel, strip } from '../../../../test/pixel.ts'
import { smallPdf } from '../../../../test/small-pdf.ts'
import { queued } from '../../../../test/queue.ts'
import { makeEdition, makeEntry, proposalAnswers } from '../../../../test/spic.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { removeUnused } from '../../../base/storage/unused-files.ts'
import { currentProposals, neutralForReview, publishOutcomes, readForReview } from './server/public.ts'

let world: World
let year = 2100
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

type Made = Awaited<ReturnType<typeof makeEdition>>
async function team(given: Partial<Parameters<typeof makeEdition>[1]> = {}) {
  const edition = await makeEdition(world, { year: ++year, ...given })
  const owner = await makeUser(world)
  await ask(world, `PUT /api/spic/signup/${edition.id}`, {
    as: owner,
    body: { kind: 'team', name: '江流', trackId: edition.track, answers: { phone: '123' }, tag: 0 },
  })
  const { formTag } = (await ask(world, `GET /api/spic/signup/${edition.id}`, { as: owner })).data
  await ask(world, `POST /api/spic/signup/${edition.id}`, { as: owner, body: { tag: 1, formTag } })
  return { edition, owner }
}
async function addMember(edition: Made, owner: TestUser) {
  const member = await makeUser(world)
  const { data } = await ask(world, `POST /api/spic/signup/${edition.id}/invitation`, { as: owner })
  await ask(world, 'POST /api/spic/invitation', { as: member, body: { token: data.token } })
  return member
}
const whole = { title: '漏损定位', answers: proposalAnswers, unwanted: [] as object[] }
const save = (edition: Made, as: TestUser, tag: number, change: object = {}) =>
  ask(world, `PUT /api/spic/editions/${edition.id}/proposal`, { as, body: { ...whole, ...change, tag } })
const submit = async (edition: Made, as: TestUser, tag: number) =>
  ask(world, `POST /api/spic/editions/${edition.id}/proposal`, {
    as,
    body: { tag, formTag: (await read(edition, as)).formTag },
  })
const read = async (edition: Made, as: TestUser) =>
  (await ask(world, `GET /api/spic/editions/${edition.id}/proposal`, { as })).data
const upload = (edition: Made, as: TestUser, name: string, content: Buffer | string, field = 'papers') =>
  send(world, `POST /api/spic/editions/${edition.id}/proposal/files`, {
    as,
    fields: { field },
    file: { name, content },
  })
const close = (edition: Made) =>
  world.db
    .updateTable('spic_edition')
    .set({ submit_ends_at: world.clock.now() })
    .where('id', '=', edition.id)
    .execute()

test('all that is missing is said at once, and the last of several submissions counts', async () => {
  const { edition, owner } = await team()
  expect((await submit(edition, owner, 0)).errno).toBe('e404522')
  await save(edition, owner, 0, {
    title: '',
    answers: { stage: 'pilot' },
    unwanted: [{ name: '李', organisation: '', reason: '' }],
  })
  expect((await submit(edition, owner, 1)).paths).toEqual([
    'body.answers.summary',
    'body.answers.team',
    'body.answers.where',
    'body.title',
    'body.unwanted.0.reason',
  ])
  expect((await save(edition, owner, 1)).data).toMatchObject({ tag: 2 })
  expect((await submit(edition, owner, 2)).data).toMatchObject({ number: 1, isCurrent: true })
  expect((await submit(edition, owner, 2)).errno).toBe('e409533')
  await save(edition, owner, 2, { title: '漏损定位（修订）' })
  expect(await read(edition, owner)).toMatchObject({ hasChanges: true, stage: 'submitted' })
  expect((await submit(edition, owner, 3)).data.number).toBe(2)
  const [current] = await currentProposals(world.db, edition.id)
    .select(['version.number', 'version.title'])
    .execute()
  expect(current).toEqual({ number: 2, title: '漏损定位（修订）' })
})

test('of two who save at once one is told, and nothing of the other is lost', async () => {
  const { edition, owner } = await team()
  const member = await addMember(edition, owner)
  await save(edition, owner, 0)
  const answers = await Promise.all([
    save(edition, owner, 1, { title: '甲' }),
    save(edition, member, 1, { title: '乙' }),
  ])
  expect(answers.map(one => one.errno ?? 'ok').sort()).toEqual(['e409522', 'ok'])
  const kept = answers[0]?.status === 200 ? '甲' : '乙'
  expect(await read(edition, member)).toMatchObject({ title: kept, tag: 2 })
})

test('the deadline takes its last moment from nobody and gives it to nobody', async () => {
  const { edition, owner } = await team()
  await save(edition, owner, 0)
  await close(edition)
  expect((await save(edition, owner, 1)).errno).toBe('e409521')
  expect((await submit(edition, owner, 1)).errno).toBe('e409521')
  await world.db
    .updateTable('spic_edition')
    .set({ submit_ends_at: new Date(world.clock.now().getTime() + 1) })
    .where('id', '=', edition.id)
    .execute()
  expect((await submit(edition, owner, 1)).status).toBe(200)
})

test('whoever has the text and the files of a receipt finds its hash again', async () => {
  const { edition, owner } = await team()
  const { data: file } = await upload(edition, owner, '图.png', pixel)
  expect(file.sha256).toBe(createHash('sha256').update(pixel).digest('hex'))
  await save(edition, owner, 0, { answers: { ...proposalAnswers, papers: [file.id] } })
  const { data: version } = await submit(edition, owner, 1)
  const { proposalId } = await read(edition, owner)
  const path = `/api/spic/proposals/${proposalId}/versions/1` as const
  const { data: receipt } = await ask(world, `GET ${path}/receipt`, { as: owner })
  expect(receipt.sha256).toBe(version.sha256)
  expect(createHash('sha256').update(receipt.text, 'utf8').digest('hex')).toBe(version.sha256)
  expect(JSON.parse(receipt.text)).toMatchObject({
    files: [{ id: file.id, sha256: file.sha256 }],
    title: '漏损定位',
    answers: { stage: 'idea' },
  })
  const told = (await queued(world, 'notices.deliver')).map(job => job.payload as { text: { zh: string } })
  expect(told.some(notice => notice.text.zh.includes(version.sha256))).toBe(true)
  const pdf = await world.app.inject({ url: `${path}/pdf`, headers: owner.headers })
  const text = pdfText(pdf.rawPayload)
  for (const said of ['漏损定位', '江流', '能源', '用一句话说清方案。', '王老师', '1300.00', '图.png'])
    expect(text).toContain(said)
  expect(text.replaceAll(/\s/g, '')).toContain(version.sha256)
})

test('what was withdrawn does not count until it is submitted again', async () => {
  const { edition, owner } = await team()
  await save(edition, owner, 0)
  await submit(edition, owner, 1)
  const withdraw = () =>
    ask(world, `PUT /api/spic/editions/${edition.id}/proposal/withdrawal`, {
      as: owner,
      body: { reason: '数据有误' },
    })
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).errno).toBe('e409532')
  expect(await read(edition, owner)).toMatchObject({ stage: 'withdrawn', withdrawal: '数据有误' })
  expect(await currentProposals(world.db, edition.id).select('proposal.id').execute()).toEqual([])
  expect((await submit(edition, owner, 1)).data).toMatchObject({ number: 2, isCurrent: true })
  await close(edition)
  expect((await withdraw()).errno).toBe('e409521')
})

test('a file is taken for what it is, within its field’s limits, and by nobody else', async () => {
  const { edition, owner } = await team({ is_blind: false })
  const documentParts = {
    '[Content_Types].xml': Buffer.from('<a/>'),
    'word/document.xml': Buffer.from('<a/>'),
  }
  const pdf = await smallPdf()
  const good: [string, Buffer | string][] = [
    ['说明.pdf', pdf],
    ['说明.docx', Buffer.from(zipSync(documentParts))],
    ['图.png', pixel],
    ['图.gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['数据.zip', makeZip([{ name: 'a.csv', content: 'a' }])],
    ['数据.csv.gz', gzipSync('a,b')],
    ['旧.doc', older],
    // Whoever opens it sees what is left of it.
    ['半个.pdf', '%PDF-1.7\n'],
  ]
  for (const [name, content] of good)
    expect([name, (await upload(edition, owner, name, content)).status]).toEqual([name, 200])
  const bad: [string, Buffer | string, string][] = [
    ['说明.pdf', 'not one', 'e400522'],
    ['程序.exe', pdf, 'e400522'],
    ['图.jpg', pixel, 'e400522'],
    ['图.png', pixel.subarray(0, 20), 'e400523'],
    ['长条.png', await strip(), 'e400523'],
    // A zip that says that it is a document.
    ['说明.docx', makeZip([{ name: 'a.csv', content: 'a' }]), 'e400523'],
    ['数据.zip', makeZip([{ name: 'a.csv', content: 'a', flags: 1 }]), 'e400523'],
    ['数据.zip', makeZip([{ name: '../a.csv', content: 'a' }]), 'e400523'],
    ['数据.zip', Buffer.from('504b0304', 'hex'), 'e400523'],
    ['炸弹.gz', gzipSync(Buffer.alloc(300_000_000)), 'e400523'],
    ['炸弹.zip', Buffer.from(zipSync({ a: [Buffer.alloc(300_000_000), { level: 9 }] })), 'e400523'],
    ['半个.gz', gzipSync(Buffer.from('abc'.repeat(99))).subarray(0, 15), 'e400523'],
    ['坏.7z', Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(60)]), 'e400523'],
    ['大.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000)]), 'e41301'],
  ]
  for (const [name, content, errno] of bad)
    expect([name, (await upload(edition, owner, name, content)).errno]).toEqual([name, errno])
  expect((await upload(edition, owner, 'a.pdf', pdf, 'summary')).errno).toBe('e400521')
  const stranger = await makeUser(world)
  expect((await upload(edition, stranger, 'a.pdf', pdf)).errno).toBe('e404520')
  const { data: file } = await upload(edition, owner, 'a.pdf', pdf)
  const got = await world.app.inject({
    url: `/api/spic/proposals/files/${file.id}`,
    headers: owner.headers,
  })
  expect(got.rawPayload.equals(pdf)).toBe(true)
  expect((await ask(world, `GET /api/spic/proposals/files/${file.id}`, { as: stranger })).errno).toBe(
    'e404524',
  )
  const other = await team()
  expect((await save(other.edition, other.owner, 0, { answers: { papers: [file.id] } })).errno).toBe(
    'e404524',
  )
})

const older = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const rowOf = (fileId: number) =>
  world.db.selectFrom('spic_file').selectAll().where('id', '=', fileId).executeTakeFirst()
const opened = async (edition: Made, owner: TestUser, fileId: number) => {
  const { proposalId } = await read(edition, owner)
  const write = <T>(run: (tx: Tx) => Promise<T>) => world.db.transaction().execute(run)
  const context = { ...world, now: world.clock.now(), write }
  const file = await neutralForReview(context, { proposalId, number: 1, fileId, lang: 'zh-CN' })
  return file && { ...file, bytes: await buffer(await world.storage.read(file.key)) }
}

test('a blind edition takes only files of which a copy without names can be kept, and says what to do', async () => {
  const { edition, owner } = await team()
  const bad: [string, Buffer | string, string][] = [
    ['数据.zip', makeZip([{ name: 'a.csv', content: 'a' }]), 'e400526'],
    ['数据.csv.gz', gzipSync('a,b'), 'e400526'],
    ['旧.doc', older, 'e400524'],
    ['半个.pdf', '%PDF-1.7\n', 'e400525'],
    [
      '视频.pptx',
      packageOf({ 'ppt/slides/a.xml': '<a/>', 'ppt/media/a.mp4': Buffer.from('\0\0\0 ftyp') }),
      'e400525',
    ],
  ]
  for (const [name, content, errno] of bad)
    expect([name, await upload(edition, owner, name, content)]).toMatchObject([
      name,
      { errno, paths: ['body.file'] },
    ])
  const { data } = await upload(edition, owner, '王五.pdf', await smallPdf('SecretAuthor'))
  const kept = await rowOf(data.id)
  await save(edition, owner, 0, { answers: { ...proposalAnswers, papers: [data.id] } })
  await submit(edition, owner, 1)
  // Made once: what is sent is what was kept.
  const file = await opened(edition, owner, data.id)
  expect(file).toMatchObject({ key: kept?.neutral_key, sha256: kept?.neutral_sha256, name: '附件 1.pdf' })
  expect(file?.size).toBe(file?.bytes.length)
  expect(await allIn(file?.bytes ?? Buffer.alloc(0))).not.toContain('SecretAuthor')
})

test('the copy of a file goes with it', async () => {
  const { edition, owner } = await team()
  const { data } = await upload(edition, owner, 'a.pdf', await smallPdf('goes with it'))
  const kept = await rowOf(data.id)
  const far = new Date(world.clock.now().getTime() + 86_400_000)
  await removeUnused(world, far, AbortSignal.timeout(20_000))
  expect(await opened(edition, owner, data.id)).toBeUndefined()
  const keys = [kept?.storage_key ?? '', kept?.neutral_key ?? '']
  const isThere = () =>
    Promise.all(
      keys.map(key =>
        world.storage.read(key).then(
          async source => (await buffer(source)).length > 0,
          () => false,
        ),
      ),
    )
  expect(await isThere()).toEqual([true, true])
  await ask(world, `DELETE /api/spic/signup/${edition.id}`, { as: owner })
  expect(await rowOf(data.id)).toBeUndefined()
  const noted = await world.db
    .selectFrom('unused_file')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute()
  expect(noted.map(row => row.storage_key).sort()).toEqual(keys.sort())
})

test('a file that came before the review was blind is asked for again', async () => {
  const { edition, owner } = await team({ is_blind: false })
  const { data } = await upload(edition, owner, 'a.zip', makeZip([{ name: 'a.csv', content: 'a' }]))
  await save(edition, owner, 0, { answers: { ...proposalAnswers, papers: [data.id] } })
  await world.db.updateTable('spic_edition').set({ is_blind: true }).where('id', '=', edition.id).execute()
  expect(await submit(edition, owner, 1)).toMatchObject({ errno: 'e409537', paths: ['body.answers.papers'] })
  await save(edition, owner, 1, { answers: proposalAnswers })
  expect((await submit(edition, owner, 2)).status).toBe(200)
})

test('a file of an open edition is opened without names, or as it is where that cannot be', async () => {
  const { edition, owner } = await team({ is_blind: false })
  const [damaged, whole] = [Buffer.from('%PDF-1.7\n'), await smallPdf('SecretAuthor')]
  const put = async (content: Buffer) => (await upload(edition, owner, 'a.pdf', content)).data.id
  const ids: [number, number] = [await put(damaged), await put(whole)]
  await save(edition, owner, 0, { answers: { ...proposalAnswers, papers: ids } })
  await submit(edition, owner, 1)
  expect((await opened(edition, owner, ids[0]))?.bytes.equals(damaged)).toBe(true)
  expect(await allIn((await opened(edition, owner, ids[1]))?.bytes ?? whole)).not.toContain('SecretAuthor')
  // A copy that holds too much is made again.
  const kept = () =>
    world.db
      .selectFrom('spic_file')
      .select(['neutral_key', 'neutral_is_old'])
      .where('id', '=', ids[1])
      .executeTakeFirstOrThrow()
  const { neutral_key } = await kept()
  const own = await world.db
    .updateTable('spic_file')
    .set(eb => ({ neutral_key: eb.ref('storage_key'), neutral_is_old: true }))
    .where('id', '=', ids[1])
    .returning('storage_key')
    .executeTakeFirstOrThrow()
  expect(own.storage_key).not.toBe(neutral_key)
  expect(await allIn((await opened(edition, owner, ids[1]))?.bytes ?? whole)).not.toContain('SecretAuthor')
  expect(await kept()).toEqual({ neutral_key, neutral_is_old: false })
  // Of an edition that was blind all along there can be such a file only from before copies were kept.
  await world.db
    .updateTable('spic_file')
    .set({ neutral_key: null, neutral_sha256: null, neutral_size: null })
    .where('id', 'in', ids)
    .execute()
  await world.db.updateTable('spic_edition').set({ is_blind: true }).where('id', '=', edition.id).execute()
  await expect(opened(edition, owner, ids[0])).rejects.toThrow('e404526')
  expect(await allIn((await opened(edition, owner, ids[1]))?.bytes ?? whole)).not.toContain('SecretAuthor')
})

test('reviewers of a blind edition read nothing that says whose a proposal is', async () => {
  const { edition, owner } = await team()
  const { data: file } = await upload(edition, owner, '王老师的图.png', pixel)
  await save(edition, owner, 0, {
    answers: { ...proposalAnswers, papers: [file.id] },
    unwanted: [{ name: '李四', organisation: '江北水务', reason: '竞争关系' }],
  })
  await submit(edition, owner, 1)
  const { proposalId } = await read(edition, owner)
  const blind = await readForReview(world.db, { proposalId, number: 1, isBlind: true, lang: 'zh-CN' })
  expect(blind?.files).toEqual([{ id: file.id, name: '附件 1.png', kind: 'picture', size: pixel.length }])
  for (const said of ['王老师', '临江水务', '江流']) expect(JSON.stringify(blind)).not.toContain(said)
  const open = await readForReview(world.db, { proposalId, number: 1, isBlind: false, lang: 'zh-CN' })
  for (const said of ['王老师', '临江水务', '江流']) expect(JSON.stringify(open)).toContain(said)
})

test('what became of a proposal reaches its team', async () => {
  const { edition, owner } = await team()
  await save(edition, owner, 0)
  await submit(edition, owner, 1)
  const { proposalId } = await read(edition, owner)
  await world.db.transaction().execute(tx =>
    publishOutcomes(tx, {
      path: `/spic/signupinfo`,
      editionId: edition.id,
      now: world.clock.now(),
      decided: [
        { proposalId, outcome: 'awarded', prizeZh: '一等奖', prizeEn: 'First prize', letter: '祝贺' },
      ],
    }),
  )
  expect(await read(edition, owner)).toMatchObject({
    stage: 'decided',
    outcome: 'awarded',
    prize: '一等奖',
    letter: '祝贺',
  })
})

test('a version is read by its team alone, with the one before it', async () => {
  const { edition, owner } = await team()
  await save(edition, owner, 0)
  await submit(edition, owner, 1)
  await save(edition, owner, 1, { answers: { ...proposalAnswers, summary: '改了' } })
  await submit(edition, owner, 2)
  const { proposalId } = await read(edition, owner)
  const path = `/api/spic/proposals/${proposalId}/versions/2` as const
  expect((await ask(world, `GET ${path}`, { as: owner })).data).toMatchObject({
    numbers: [2, 1],
    answers: { summary: '改了' },
    before: { number: 1, answers: { summary: proposalAnswers.summary } },
  })
  const stranger = await makeUser(world)
  for (const what of ['', '/receipt', '/pdf'] as const)
    expect((await ask(world, `GET ${path}${what}`, { as: stranger })).errno).toBe('e404523')
})

test('who sends the same proposal again after a lost answer is told what the first was told', async () => {
  const { edition, owner } = await team()
  const { data: file } = await upload(edition, owner, '图.png', pixel)
  const unwanted = [{ name: '李四', organisation: '江北水务', reason: '竞争关系' }]
  const kept = async () => {
    const { proposalId, title, answers, unwanted: listed, tag, savedAt } = await read(edition, owner)
    const count = await world.db
      .selectFrom('spic_unwanted')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('proposal_id', '=', proposalId)
      .executeTakeFirstOrThrow()
    return { proposalId, title, answers, listed, tag, savedAt, count: Number(count.count) }
  }
  for (const [tag, title] of ['一稿', '二稿'].entries()) {
    const change = { title, answers: { ...proposalAnswers, papers: [file.id] }, unwanted }
    const first = await save(edition, owner, tag, change)
    const before = await kept()
    world.setNow(new Date(world.clock.now().getTime() + 1_000))
    const again = await save(edition, owner, tag, change)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(await kept()).toEqual(before)
    expect(before).toMatchObject({ title, tag: tag + 1, count: 1, listed: unwanted })
  }
  // The same but for whom it does not want is not the same.
  const change = { title: '二稿', answers: { ...proposalAnswers, papers: [file.id] }, unwanted: [] }
  expect((await save(edition, owner, 1, change)).errno).toBe('e409522')
  expect(await kept()).toMatchObject({ tag: 2, count: 1 })
})

test('a proposal by a form that was changed after it was shown is refused, and nothing of it is lost', async () => {
  const { edition, owner } = await team()
  await save(edition, owner, 0)
  const { formTag, fields, proposalId } = await read(edition, owner)
  const change = (fields: object[]) =>
    world.db
      .updateTable('spic_form')
      .set({ fields: json(fields) as never })
      .where('id', '=', edition.proposalForm)
      .execute()
  const [first, ...rest] = fields
  await change([{ ...first, label: { zh: '说明', en: 'About' } }, ...rest])
  const post = (formTag: string) =>
    ask(world, `POST /api/spic/editions/${edition.id}/proposal`, { as: owner, body: { tag: 1, formTag } })
  expect((await post(formTag)).errno).toBe('e409536')
  const state = await world.db
    .selectFrom('spic_form')
    .select('frozen_at')
    .where('id', '=', edition.proposalForm)
    .executeTakeFirstOrThrow()
  expect(state.frozen_at).toBeNull()
  expect(await read(edition, owner)).toMatchObject({
    proposalId,
    tag: 1,
    stage: 'writing',
    title: '漏损定位',
  })
  // Of one that asks the same again, whoever read it before may submit.
  await change(fields)
  expect((await post(formTag)).data).toMatchObject({ number: 1 })
})

test('a proposal whose entry goes to another track has changes to submit, by which that track counts', async () => {
  const { edition, owner } = await team()
  const { id: other } = await world.db
    .insertInto('spic_track')
    .values({ edition_id: edition.id, sort: 2, name_zh: '水务', name_en: 'Water' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await save(edition, owner, 0)
  await submit(edition, owner, 1)
  expect(await read(edition, owner)).toMatchObject({ hasChanges: false })
  const to = (trackId: number, tag: number) =>
    ask(world, `PUT /api/spic/signup/${edition.id}`, {
      as: owner,
      body: { kind: 'team', name: '江流', trackId, answers: { phone: '123' }, tag },
    })
  expect((await to(other, 2)).status).toBe(200)
  const counting = async () => {
    const rows = await currentProposals(world.db, edition.id)
      .select(['version.number', 'version.track_id'])
      .execute()
    return rows[0]
  }
  expect(await read(edition, owner)).toMatchObject({
    hasChanges: true,
    entry: { track: '水务' },
    abilities: { submit: { allowed: true } },
  })
  expect(await counting()).toEqual({ number: 1, track_id: edition.track })
  expect((await to(edition.track, 3)).status).toBe(200)
  expect(await read(edition, owner)).toMatchObject({ hasChanges: false })
  await to(other, 4)
  expect((await submit(edition, owner, 1)).data).toMatchObject({ number: 2 })
  expect(await counting()).toEqual({ number: 2, track_id: other })
})

test('a file for what the form does not ask is not stored; one of a proposal that was withdrawn is part of what comes next', async () => {
  const { edition, owner } = await team()
  const stored = async () => {
    const { count } = await world.db
      .selectFrom('spic_file')
      .innerJoin('spic_proposal', 'spic_proposal.id', 'spic_file.proposal_id')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('edition_id', '=', edition.id)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  // Neither does it begin a proposal.
  expect((await upload(edition, owner, '图.png', pixel, 'nothing')).errno).toBe('e400521')
  expect(await stored()).toBe(0)
  expect(await read(edition, owner)).toMatchObject({ proposalId: null, stage: 'signedUp' })
  const { data: first } = await upload(edition, owner, '一.png', pixel)
  const answers = (...papers: number[]) => ({ answers: { ...proposalAnswers, papers } })
  await save(edition, owner, 0, answers(first.id))
  await submit(edition, owner, 1)
  await ask(world, `PUT /api/spic/editions/${edition.id}/proposal/withdrawal`, {
    as: owner,
    body: { reason: '数据有误' },
  })
  const { data: second } = await upload(edition, owner, '二.png', pixel)
  expect(await read(edition, owner)).toMatchObject({ stage: 'withdrawn', files: [{ id: first.id }] })
  // Not that of another edition, though it is their own.
  const elsewhere = await makeEdition(world, { year: ++year })
  await makeEntry(world, { edition: elsewhere, name: '江流', owner: owner.id })
  const { data: foreign } = await upload(elsewhere, owner, '三.png', pixel)
  expect((await save(edition, owner, 1, answers(first.id, foreign.id))).errno).toBe('e404524')
  expect((await save(edition, owner, 1, answers(first.id, second.id))).status).toBe(200)
  expect((await submit(edition, owner, 2)).data).toMatchObject({ number: 2, isCurrent: true })
  expect(await read(edition, owner)).toMatchObject({ files: [{ id: first.id }, { id: second.id }] })
})
