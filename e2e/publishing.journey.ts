import { wall } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    clone: '复制',
    title: '标题 · 中文',
    other: '标题 · 英文',
    create: '创建副本',
    draft: '还没有发布，访客看不到。',
    time: '发布时间',
    later: '定时发布',
    noTime: '请先选择时间。',
    planned: /^将于 .+ 自动发布。$/,
    now: '立即发布',
    public: /^已于 .+ 发布。$/,
    withdraw: '撤回为草稿',
    cancel: '取消',
  },
  'en-US': {
    clone: 'Clone',
    title: 'Title · Chinese',
    other: 'Title · English',
    create: 'Create copy',
    draft: 'Not published. Visitors cannot see it.',
    time: 'Publishing time',
    later: 'Schedule',
    noTime: 'Choose a time first.',
    planned: /^Will be published /,
    now: 'Publish now',
    public: /^Published \d/,
    withdraw: 'Unpublish',
    cancel: 'Cancel',
  },
} as const

for (const lang of walkedIn('en-US'))
  test(`a copy is made, planned, published and taken back to a draft, in ${lang}`, async ({ page }) => {
    const words = said[lang]
    await signIn(page, 'organiser@demo.leitai.example')
    await speak(page, lang)
    await page.goto('/admin/competitions/1001')
    await page.getByRole('button', { name: words.clone, exact: true }).click()
    const dialog = page.getByRole('dialog')

    // What is wrong stands at its field, which then has the focus.
    await dialog.getByLabel(words.title).fill('')
    await dialog.getByRole('button', { name: words.create }).click()
    await expect(dialog.getByLabel(words.title)).toBeFocused()
    await expect(dialog.getByLabel(words.title)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    const title = `Copy ${lang} ${Date.now()}`
    for (const label of [words.title, words.other]) await dialog.getByLabel(label).fill(title)
    await dialog.getByRole('button', { name: words.create }).click()
    await page.waitForURL(
      url => /\/admin\/competitions\/\d+$/.test(url.pathname) && !url.pathname.endsWith('/1001'),
    )
    const main = page.getByRole('main')
    await expect(main.getByText(words.draft)).toBeVisible()

    await expect(main.getByText(words.noTime)).toBeVisible()
    await main.getByLabel(words.time).fill(wall(1_440))
    await main.getByRole('button', { name: words.later }).click()
    await expect(main.getByText(words.planned)).toBeVisible()
    await main.getByRole('button', { name: words.now }).click()
    await expect(main.getByText(words.public)).toBeVisible()

    // Asked once more before it is taken back; who thinks better of it has lost nothing.
    await main.getByRole('button', { name: words.withdraw }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(main.getByText(words.public)).toBeVisible()
    await main.getByRole('button', { name: words.withdraw }).click()
    await dialog.getByRole('button', { name: words.withdraw }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(words.draft)).toBeVisible()
  })
