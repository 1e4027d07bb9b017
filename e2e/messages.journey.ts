import { expect, expectAccessible, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'
import type { Browser, Page } from '@playwright/test'

const said = {
  'zh-CN': {
    follow: (name: string) => `关注 ${name}`,
    followed: /^已关注/,
    followBack: /^互相关注/,
    write: '写私信',
    send: '发送',
    counter: '11 / 255',
    empty: '私信内容不能为空',
    tooLong: '超出 1 字，请删减后再发送。',
    unread: (count: number) => `${count} 条未读`,
    list: '对话列表',
    menu: '更多操作',
    block: '拉黑',
    blocked: '你已拉黑对方，解除后才能发私信。',
    notTaken: '对方不接收你的私信。',
    notFollowed: '对方不接受你的关注。',
    unblock: '解除拉黑',
    sent: '发送成功',
    compose: '写私信',
    receivers: '收信人',
    content: '内容',
    needReceiver: '请先选择收信人',
    isFollower: (name: string) => `${name} 关注了你`,
  },
  'en-US': {
    follow: (name: string) => `Follow ${name}`,
    followed: /^Following/,
    followBack: /^Mutual/,
    write: 'Write a message',
    send: 'Send',
    counter: '11 / 255',
    empty: 'The message cannot be empty.',
    tooLong: '1 character too long. Shorten it to send.',
    unread: (count: number) => `${count} unread`,
    list: 'Conversations',
    menu: 'More actions',
    block: 'Block',
    blocked: 'You blocked this user. Unblock them to send a message.',
    notTaken: 'This user does not accept messages from you.',
    notFollowed: 'You cannot follow this user.',
    unblock: 'Unblock',
    sent: 'Sucessfully to send.',
    compose: 'New message',
    receivers: 'To',
    content: 'Message',
    needReceiver: 'Choose a recipient first.',
    isFollower: (name: string) => `${name} follows you`,
  },
} as const

/** Somebody new in a browser of their own, and who they are. */
async function arrive(browser: Browser, name: string, lang: 'zh-CN' | 'en-US') {
  const page = await (await browser.newContext()).newPage()
  await speak(page, lang)
  await arriveAsNew(page, '/messages', { name, lang })
  const id = await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/users/sso')).json()) as { data: { id: number } }
    return data.id
  })
  return { page, id, name }
}

const lines = (page: Page) => page.getByRole('log').getByRole('listitem')

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`two people follow, write and block (${lang})`, async ({ browser }) => {
    test.setTimeout(180_000)
    const mark = Date.now().toString(36)
    const a = await arrive(browser, `小周${mark}`, lang)
    const b = await arrive(browser, `小吴${mark}`, lang)
    const field = (page: Page) => page.getByRole('textbox', { name: words.write })

    // The first message: what is typed is kept, Enter sends it.
    await a.page.goto(`/messages/${b.id}`)
    await expectAccessible(a.page)
    await a.page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(a.page.getByText(words.empty)).toBeVisible()
    await field(a.page).fill('字'.repeat(256))
    await field(a.page).press('Enter')
    await expect(a.page.getByText(words.tooLong)).toBeVisible()
    await field(a.page).fill('你好，一起组队吗？👨‍👩‍👧')
    await field(a.page).press('Shift+Enter')
    await expect(a.page.getByText(words.counter)).toBeVisible()
    await field(a.page).pressSequentially('我做过时序')
    await expect.poll(() => a.page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('时序')
    await a.page.reload()
    await expect(field(a.page)).toHaveValue('你好，一起组队吗？👨‍👩‍👧\n我做过时序')
    await field(a.page).press('Enter')
    await expect(field(a.page)).toHaveValue('')
    await expect(lines(a.page)).toHaveText([/你好，一起组队吗？/])

    // It waits in the other's list, and is read once it is looked at; an answer arrives by itself.
    await b.page.goto('/messages')
    const row = b.page
      .getByRole('navigation', { name: words.list })
      .getByRole('link', { name: new RegExp(a.name) })
    await expect(row).toContainText(words.unread(1))
    await row.click()
    await expect(lines(b.page)).toHaveText([/我做过时序/])
    await expect(row).not.toContainText(words.unread(1))
    await field(b.page).fill('好啊')
    await field(b.page).press('Enter')
    await expect(lines(a.page)).toHaveText([/你好/, /好啊/], { timeout: 15_000 })
    await expectAccessible(a.page)

    // One follows, the other is told of it and follows back.
    await a.page.getByRole('button', { name: words.follow(b.name) }).click()
    await expect(a.page.getByRole('button', { name: words.followed })).toBeVisible()
    await expect(async () => {
      await b.page.goto('/competitions')
      await b.page
        .getByRole('banner')
        .getByRole('button', { name: /消息|私信|unread/ })
        .click()
      await expect(b.page.getByText(words.isFollower(a.name))).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expectAccessible(b.page)
    await b.page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(a.name) })
      .last()
      .click()
    await b.page.waitForURL(`**/messages/${a.id}`)
    await b.page.getByRole('button', { name: words.follow(a.name) }).click()
    await expect(b.page.getByRole('button', { name: words.followBack })).toBeVisible()

    // Blocked: neither writes nor follows, and only who set it is told why.
    await b.page.getByRole('button', { name: words.menu }).click()
    await b.page.getByRole('menuitem', { name: words.block }).click()
    await expectAccessible(b.page)
    await b.page.getByRole('dialog').getByRole('button', { name: words.block }).click()
    await expect(b.page.getByText(words.blocked)).toBeVisible()
    await field(a.page).fill('还在吗')
    await field(a.page).press('Enter')
    await expect(a.page.getByText(words.notTaken)).toBeVisible()
    await a.page.reload()
    await expect(field(a.page)).toHaveCount(0)
    await b.page.getByRole('button', { name: words.unblock }).click()
    await expect(field(b.page)).toBeVisible()
    await a.page.reload()
    // What was typed is not lost.
    await expect(field(a.page)).toHaveValue('还在吗')
  })
}

test('a message to several people is sent from any page', async ({ browser }) => {
  const words = said['zh-CN']
  const mark = Date.now().toString(36)
  const a = await arrive(browser, `小郑${mark}`, 'zh-CN')
  const b = await arrive(browser, `小王${mark}`, 'zh-CN')
  const c = await arrive(browser, `小冯${mark}`, 'zh-CN')
  await a.page.goto('/competitions')
  await a.page
    .getByRole('banner')
    .getByRole('button', { name: /消息|私信/ })
    .click()
  await a.page.getByRole('button', { name: words.compose }).click()
  const dialog = a.page.getByRole('dialog')
  await expect(dialog.getByText(words.needReceiver)).toBeVisible()
  for (const person of [b, c]) {
    await dialog.getByLabel(words.receivers).fill(person.name)
    await a.page.getByRole('option', { name: person.name }).click()
  }
  await expectAccessible(a.page)
  await dialog.getByLabel(words.content).fill('周末有空吗？')
  await dialog.getByRole('button', { name: words.send, exact: true }).click()
  await expect(a.page.getByText(words.sent)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  for (const person of [b, c]) {
    await person.page.goto(`/messages/${a.id}`)
    await expect(lines(person.page)).toHaveText([/周末有空吗？/])
  }
})
