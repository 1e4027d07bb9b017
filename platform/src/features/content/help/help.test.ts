import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { textsOf } from '../../../../test/leaving.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { ownDataJobs } from '../../people/own-data/server/jobs.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

type Texts = { zh: string; en?: string }

async function save(tab: string, { zh, en = zh }: Texts) {
  const { data } = await ask(world, `GET /api/admin/help/${tab}`, { as: editor })
  const value = { ...data.value, bodyZh: zh, bodyEn: en }
  return ask(world, `PUT /api/admin/help/${tab}`, { as: editor, body: { value, tag: data.tag } })
}

async function publish(tab: string, texts: Texts, asksConsent = false) {
  const { data } = await save(tab, texts)
  const body = { noteZh: '更新', noteEn: 'Changed', asksConsent, tag: data.tag }
  return ask(world, `POST /api/admin/help/${tab}/versions`, { as: editor, body })
}

const write = (as: TestUser) => ask(world, 'POST /api/tokens', { as, body: { name: 'x' } })
const consents = async (as: TestUser) => (await ask(world, 'GET /api/users/consents', { as })).data
const agree = (as: TestUser, versionIds: readonly number[]) =>
  ask(world, 'POST /api/users/consents', { as, body: { versionIds } })
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('documents', () => {
  test('readers see what was published, in their language, and every older version', async () => {
    expect((await ask(world, 'GET /api/help/about')).errno).toBe('e404356')
    await publish('about', { zh: '第一版', en: 'First' })
    await save('about', { zh: '草稿', en: 'Draft' })
    const read = async (path: string, lang: 'zh-CN' | 'en-US' = 'zh-CN') =>
      (await ask(world, `GET /api/help/${path}`, { lang })).data
    expect((await read('about', 'en-US')).html).toContain('First')
    await publish('about', { zh: '## 第二版', en: '## Second' })
    const present = await read('about')
    expect(present).toMatchObject({
      number: 2,
      note: '更新',
      contents: [{ id: 'part-1', text: '第二版' }],
      versions: [{ number: 2 }, { number: 1 }],
    })
    expect((await read('about?version=1')).html).toContain('第一版')
    expect((await ask(world, 'GET /api/help/about?version=3')).errno).toBe('e404357')
    expect((await ask(world, 'GET /api/help/nothing')).status).toBe(404)
  })

  test('what is published is complete, new, and what its editor saw', async () => {
    const { data: draft } = await save('faq', { zh: '问', en: '' })
    const body = { noteZh: '一', noteEn: '1', asksConsent: false, tag: draft.tag }
    const post = (change: object) =>
      ask(world, 'POST /api/admin/help/faq/versions', { as: editor, body: { ...body, ...change } })
    const incomplete = await post({})
    expect([incomplete.errno, incomplete.paths]).toEqual(['e409359', ['body.value.bodyEn']])
    const { data: complete } = await save('faq', { zh: '问', en: 'Q' })
    expect((await post({})).errno).toBe('e40991')
    expect((await post({ tag: complete.tag, asksConsent: true })).errno).toBe('e400361')
    expect((await post({ tag: complete.tag })).status).toBe(200)
    expect((await post({ tag: complete.tag })).errno).toBe('e409360')
  })

  test('a published version never changes, and stays', async () => {
    const refused = /never changes/
    await expect(world.db.updateTable('help_version').set({ body_zh: 'x' }).execute()).rejects.toThrow(
      refused,
    )
    await expect(world.db.deleteFrom('help_version').execute()).rejects.toThrow(refused)
  })

  test('who saved and published what is in the audit list', async () => {
    const rows = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('action', '=', 'help.publish')
      .where('actor_id', '=', editor.id)
      .execute()
    expect(rows.map(row => row.detail)).toContainEqual({
      tab: 'about',
      number: 2,
      asksConsent: false,
      note: '更新',
    })
  })
})

describe('search', () => {
  const search = async (q: string, lang: 'zh-CN' | 'en-US') =>
    (await ask(world, `GET /api/help/search?${new URLSearchParams({ q })}`, { lang })).data.found

  test('finds the parts that hold all words, in the reader’s language, those with one in the heading first', async () => {
    await publish('faq', {
      zh: '## 怎样提交\n\n打开页面，选择文件。\n\n## 次数\n\n每天的提交次数是**整支队伍**的。\n\n| 状态 | 次数 |\n|---|---|\n| 失败 | 退还 |',
      en: '## How to submit\n\nOpen the page and choose a file.\n\n## Quota\n\nSubmissions a day are of the whole team.',
    })
    const found = await search('提交', 'zh-CN')
    expect(found.map((one: { heading: string; part: string }) => [one.heading, one.part])).toEqual([
      ['怎样提交', 'part-1'],
      ['次数', 'part-2'],
    ])
    expect(found[1].excerpt).toContainEqual({ text: '提交', isFound: true })
    expect(await search('整支队伍的 退还', 'zh-CN')).toHaveLength(1)
    expect((await search('WHOLE team', 'en-US')).map((one: { tab: string }) => one.tab)).toEqual(['faq'])
    expect(await search('提交', 'en-US')).toEqual([])
    expect(await search('', 'zh-CN')).toEqual([])
  })

  test('knows nothing of drafts and of what no longer holds', async () => {
    await publish('faq', { zh: '新的问答', en: 'New questions' })
    await save('faq', { zh: '没有发布的问答' })
    expect(await search('提交', 'zh-CN')).toEqual([])
    expect(await search('没有发布', 'zh-CN')).toEqual([])
  })
})

describe('consent', () => {
  test('nothing is asked as long as no version asks', async () => {
    const person = await makeUser(world)
    await publish('service', { zh: '条款一' })
    expect(await consents(person)).toEqual({ pending: [], agreed: [] })
    expect((await write(person)).status).toBe(200)
  })

  test('a version that asks holds back what people write until they agree, and nothing else', async () => {
    const person = await makeUser(world)
    const other = await makeUser(world)
    const made = (await write(person)).data.id
    await publish('service', { zh: '条款二' }, true)
    const refused = await write(person)
    expect([refused.status, refused.errno, refused.hint]).toEqual([403, 'e403355', '/help/service'])
    expect((await ask(world, 'PUT /api/admin/help/faq', { as: editor })).errno).toBe('e403355')

    expect((await ask(world, 'GET /api/tokens', { as: person })).status).toBe(200)
    expect((await ask(world, `DELETE /api/tokens/${made}`, { as: person })).status).toBe(200)
    expect((await ask(world, 'POST /api/own-data/downloads', { as: person })).status).toBe(200)
    // Refused for another reason: whoever leaves proves first who they are.
    expect((await ask(world, 'POST /api/own-data/deletion', { as: person })).errno).not.toBe('e403355')
    expect((await ask(world, 'DELETE /sso/proxy/api/logout', { as: await makeUser(world) })).status).toBe(200)

    const { pending } = await consents(person)
    expect(pending).toMatchObject([{ tab: 'service', number: 2, title: '服务条款', note: '更新' }])
    expect((await agree(person, idsOf(pending))).data).toMatchObject({ pending: [], agreed: [{ number: 2 }] })
    expect((await write(person)).status).toBe(200)
    expect((await write(other)).errno).toBe('e403355')
    // Twice is once.
    expect((await agree(person, idsOf(pending))).data.agreed).toHaveLength(1)
  })

  test('what is agreed to is what holds: all of it, and nothing that was replaced meanwhile', async () => {
    const person = await makeUser(world)
    await agree(editor, idsOf((await consents(editor)).pending))
    const before = idsOf((await consents(person)).pending)
    await publish('privacy', { zh: '隐私二' }, true)
    await agree(editor, idsOf((await consents(editor)).pending))
    expect((await agree(person, before)).errno).toBe('e409358')
    await publish('service', { zh: '条款三' }, true)
    await agree(editor, idsOf((await consents(editor)).pending))
    const after = idsOf((await consents(person)).pending)
    expect(after).toHaveLength(2)
    expect((await agree(person, [...before, ...after])).errno).toBe('e409358')
    expect((await write(person)).errno).toBe('e403355')
    expect((await agree(person, after)).status).toBe(200)
    expect((await write(person)).status).toBe(200)
  })

  test('a later version that does not ask changes nothing for anybody', async () => {
    const person = await makeUser(world)
    const { pending } = await consents(person)
    await publish('service', { zh: '条款三，改了错字' })
    expect(await consents(person)).toMatchObject({ pending: idsOf(pending).map(id => ({ id })) })
    expect((await agree(person, idsOf(pending))).status).toBe(200)
    expect((await write(person)).status).toBe(200)
  })

  test('who agreed to what and when is kept, told to editors as a number, and in one’s own data', async () => {
    const person = await makeUser(world)
    const { pending } = await consents(person)
    await agree(person, idsOf(pending))
    expect(
      await world.db
        .selectFrom('help_consent')
        .select(['version_id', 'agreed_at'])
        .where('user_id', '=', person.id)
        .orderBy('version_id')
        .execute(),
    ).toEqual(
      idsOf(pending)
        .toSorted((a, b) => a - b)
        .map(version_id => ({ version_id, agreed_at: world.clock.now() })),
    )
    const { data } = await ask(world, 'GET /api/admin/help/privacy', { as: editor })
    expect(data.versions[0]).toMatchObject({ asksConsent: true, publishedBy: editor.name })
    expect(data.versions[0].agreed).toBeGreaterThan(1)

    const { data: asked } = await ask(world, 'POST /api/own-data/downloads', { as: person })
    await workOff(world, ownDataJobs)
    const { rawPayload } = await world.app.inject({
      method: 'GET',
      url: `/api/own-data/downloads/${asked.id}`,
      headers: person.headers,
    })
    const kept = JSON.parse(textsOf(rawPayload)['help_consent.user_id.json'] ?? '')
    expect(kept.map((row: { version_id: number }) => row.version_id).toSorted()).toEqual(
      idsOf(pending).toSorted(),
    )
  })
})
