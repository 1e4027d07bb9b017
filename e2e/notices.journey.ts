import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, site, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

const said = {
  'zh-CN': {
    bell: /(\d+) 条未读消息/,
    one: '你的主题有了新回复',
    readAll: '全部标为已读',
    delete: '删除',
    empty: '已经全部读过了',
    unsubscribe: '确认退订',
    unsubscribed: '已经退订',
  },
  'en-US': {
    bell: /(\d+) unread messages and notifications/,
    one: 'Replies to your discussions',
    readAll: 'Mark all as read',
    delete: 'Delete',
    empty: 'You are all caught up',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You will no longer get',
  },
}

for (const lang of walkedIn('zh-CN'))
  test(`in ${lang}, a reply is heard of in a second window, leads to the post, and is read by that`, async ({
    page,
    browser,
  }) => {
    const words = said[lang]
    await speak(page, lang)
    // Somebody whom no other journey tells anything meanwhile.
    await arriveAsNew(page, '/', { name: '提问的人', lang })
    const title = `特征怎么做归一化 ${Date.now()}`
    const posted = await page.request.post('/api/competitions/1001/discussions', {
      data: { title, body: '训练集和测试集的分布不一样。' },
      headers: { origin: site },
    })
    const { data: thread } = (await posted.json()) as { data: { id: number } }
    await page.goto('/notices')
    await expectAccessible(page)
    const home = await page.context().newPage()
    await home.goto('/')
    const unread = async () => {
      const bell = home.getByRole('banner').getByRole('button', { name: words.bell })
      return Number(words.bell.exec((await bell.textContent()) ?? '')?.[1])
    }
    const before = await unread()

    const other = await browser.newContext({ baseURL: site })
    const writer = await other.newPage()
    await signIn(writer, 'captain@demo.leitai.example')
    const reply = () =>
      writer.request.post(`/api/discussions/${thread.id}/posts`, {
        data: { body: '先按训练集的均值和方差。' },
        headers: { origin: site },
      })
    await reply()
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText(words.one)
    await expect.poll(unread).toBeGreaterThan(before)
    const heard = await unread()

    await row.getByRole('link', { name: new RegExp(title) }).click()
    await expect(page).toHaveURL(new RegExp(`/competitions/1001/discuss/${thread.id}`))
    await expect(page.getByText('先按训练集的均值和方差。')).toBeVisible()
    await home.goto('/')
    expect(await unread()).toBeLessThan(heard)

    await page.goto('/notices')
    await row.getByRole('button', { name: words.delete }).click()
    await expect(row).toBeHidden()
    const readAll = page.getByRole('button', { name: words.readAll })
    if ((await readAll.getAttribute('aria-disabled')) === null) await readAll.click()
    await expect(readAll).toHaveAccessibleDescription(words.empty)
    await other.close()
  })

for (const lang of walkedIn('en-US'))
  test(`in ${lang}, the link of a mail ends mails of its kind, for whoever has it`, async ({
    page,
    browser,
  }) => {
    const words = said[lang]
    await signIn(page, 'member@demo.leitai.example')
    const asked = { headers: { origin: site } }
    const mailed = await page.request.post('/api/v2/users/notices/ignore-setting', {
      ...asked,
      data: { settings: [{ kind: 'discussion.reply', site: true, mail: 'now' }] },
    })
    expect(mailed.status()).toBe(200)
    const title = `Which seed ${Date.now()}`
    const posted = await page.request.post('/api/competitions/1001/discussions', {
      ...asked,
      data: { title, body: 'Is it fixed?' },
    })
    const { data: thread } = (await posted.json()) as { data: { id: number } }
    const writer = await (await browser.newContext({ baseURL: site })).newPage()
    await signIn(writer, 'captain@demo.leitai.example')
    await writer.request.post(`/api/discussions/${thread.id}/posts`, { ...asked, data: { body: 'It is.' } })

    let link: string | undefined
    const found = () =>
      withDatabase(db =>
        db
          .selectFrom('mail')
          .select('unsubscribe')
          .where('body_text', 'like', `%${title}%`)
          .executeTakeFirst(),
      )
    await expect
      .poll(async () => (link = (await found())?.unsubscribe ?? undefined), { timeout: 60_000 })
      .toContain('/unsubscribe/')

    const reader = await (await browser.newContext({ baseURL: site })).newPage()
    await speak(reader, lang)
    await reader.goto(link ?? '')
    await expectAccessible(reader)
    await reader.getByRole('button', { name: words.unsubscribe }).click()
    await expect(reader.getByRole('status')).toContainText(words.unsubscribed)
    const { data } = await (await page.request.get('/api/v2/users/notices/ignore-setting')).json()
    expect(data.settings).toContainEqual(expect.objectContaining({ kind: 'discussion.reply', mail: 'off' }))
  })
