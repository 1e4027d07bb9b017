import type { Page } from '@playwright/test'
import { expect, expectAccessible, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew, putNextStepsAway } from './new-user.ts'

const said = {
  'zh-CN': {
    signup: '报名参赛',
    agree: '我已阅读并同意参赛协议',
    teamName: '队伍名称（可选）',
    confirm: '同意并报名',
    link: '邀请链接',
    make: '生成链接',
    close: '关闭',
    join: '加入队伍',
    search: '队伍名称或 ID',
    searchButton: '搜索',
    merge: '申请合并',
    reason: '申请理由',
    required: '请填写申请理由。',
    send: '发送申请',
    waiting: '等待处理',
    accept: '同意',
    acceptMerge: '同意合并',
    size: '3/5 人',
    history: '队伍动态',
    captain: '队长',
    makeCaptain: '设为队长',
    handOver: '转让队长',
    quit: '退出队伍',
    hello: '我们两队的模型很不一样，一起吧。',
  },
  'en-US': {
    signup: 'Join competition',
    agree: 'I have read the agreement and accept it',
    teamName: 'Team name (optional)',
    confirm: 'Accept and join',
    link: 'Invitation link',
    make: 'Create link',
    close: 'Close',
    join: 'Join the team',
    search: 'Team name or ID',
    searchButton: 'Search',
    merge: 'Ask to merge',
    reason: 'Reason',
    required: 'Please give a reason.',
    send: 'Send request',
    waiting: 'Waiting',
    accept: 'Accept',
    acceptMerge: 'Accept merge',
    size: '3/5',
    history: 'Team history',
    captain: 'Captain',
    makeCaptain: 'Make captain',
    handOver: 'Transfer captaincy',
    quit: 'Leave team',
    hello: 'Our models differ a lot. Let us join.',
  },
} as const

type Words = (typeof said)['zh-CN' | 'en-US']
const teams = '/competitions/1001/teams'

async function signUp(page: Page, words: Words, teamName: string): Promise<void> {
  await page.getByRole('button', { name: words.signup, exact: true }).click()
  await page.getByLabel(words.agree).check()
  await page.getByLabel(words.teamName).fill(teamName)
  await page.getByRole('button', { name: words.confirm }).click()
  await putNextStepsAway(page)
  await expect(page.getByRole('dialog')).toBeHidden()
}

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`two captains make one team, and hand it on (${lang})`, async ({ page: ours, browser }) => {
    test.setTimeout(120_000)
    const tag = `${lang.slice(0, 2)}${Date.now() % 100_000}`
    const [theirs, guests] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ]
    for (const page of [ours, theirs, guests]) await speak(page, lang)
    const [aurora, borealis] = [`Aurora ${tag}`, `Borealis ${tag}`]

    await arriveAsNew(ours, teams, { name: `Ann ${tag}`, lang })
    await signUp(ours, words, aurora)
    await arriveAsNew(theirs, teams, { name: `Bob ${tag}`, lang })
    await signUp(theirs, words, borealis)

    // Bob's link brings Cleo into his team, by way of registering and signing up.
    await theirs.getByRole('button', { name: words.link }).click()
    await theirs.getByRole('button', { name: words.make }).click()
    const link = await theirs.getByLabel(words.link).inputValue()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: words.close }).click()
    const { pathname, search } = new URL(link)
    await arriveAsNew(guests, pathname + search, { name: `Cleo ${tag}`, lang })
    await signUp(guests, words, `Cleo ${tag}`)
    await guests.getByRole('button', { name: words.join }).click()
    await expect(guests.getByRole('status').filter({ hasText: borealis })).toBeVisible()
    await expectAccessible(guests)

    // Bob finds Ann's team and asks; what was typed survives closing the dialog.
    await theirs.reload()
    await theirs.getByLabel(words.search).fill(aurora)
    await theirs.getByRole('button', { name: words.searchButton, exact: true }).click()
    const ask = theirs.getByRole('button', { name: `${words.merge} ${aurora}` })
    await ask.click()
    await theirs.getByRole('button', { name: words.send }).click()
    await expect(theirs.getByRole('alert')).toHaveText(words.required)
    await theirs.getByLabel(words.reason).fill(words.hello)
    await expectAccessible(theirs)
    await theirs.keyboard.press('Escape')
    await ask.click()
    await expect(theirs.getByLabel(words.reason)).toHaveValue(words.hello)
    await theirs.getByRole('button', { name: words.send }).click()
    await expect(
      theirs.getByRole('listitem').filter({ hasText: aurora }).getByText(words.waiting).first(),
    ).toBeVisible()

    // Ann says yes: one team of three, and she is its captain.
    await ours.reload()
    await expect(ours.getByText(words.hello)).toBeVisible()
    await expectAccessible(ours)
    await ours.getByRole('button', { name: `${words.accept} Bob ${tag}` }).click()
    await ours.getByRole('button', { name: words.acceptMerge }).click()
    await expect(ours.getByRole('heading', { name: words.size })).toBeVisible()
    await ours.locator('summary').filter({ hasText: words.history }).click()
    await expect(ours.getByText(borealis).last()).toBeVisible()

    // She makes Bob the captain, and may go now.
    await ours.getByRole('button', { name: `${words.makeCaptain} Bob ${tag}` }).click()
    await ours.getByRole('button', { name: words.handOver }).click()
    await expect(
      ours
        .getByRole('listitem')
        .filter({ hasText: `Bob ${tag}` })
        .getByText(words.captain)
        .first(),
    ).toBeVisible()
    await ours.getByRole('button', { name: words.quit }).click()
    await ours.getByRole('dialog').getByRole('button', { name: words.quit }).click()
    await expect(ours.getByRole('heading', { name: words.size })).toBeHidden()
    await expectAccessible(ours)
  })
}
