import { pixel } from '../platform/test/pixel.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    area: '分类与机构',
    organisations: '主办机构',
    nameZh: '名称 · 中文',
    nameEn: '名称 · 英文',
    code: '代码',
    under: '上级方向',
    add: '添加',
    added: (name: string) => `已添加“${name}”`,
    twice: '已经有同名的条目',
    up: (name: string) => `将“${name}”上移`,
    place: (name: string) => new RegExp(`“${name}”现在排在第 \\d+ 位`),
    url: '网站',
    logo: '标志 · 选择图片',
    logoAlt: '当前的标志',
    save: '保存',
    saved: '已保存',
    used: '正在使用：1 个竞赛。',
    cannot: '还有 1 个竞赛在使用，不能删除。',
    hide: '停用',
    hidden: '已停用',
    remove: '删除',
    into: '合并到',
    merge: '合并',
    theirs: '查看最新内容',
    changed: '有人在你编辑期间保存了新的内容',
    title: '标题',
    zh: '中文',
    en: '英文',
    make: '创建草稿',
    unused: '目前没有地方用到它。',
    takeOff: (name: string) => `移除“${name}”`,
    noMatch: '没有这个名称的条目。',
  },
  'en-US': {
    area: 'Categories and organizations',
    organisations: 'Organizations',
    nameZh: 'Name · Chinese',
    nameEn: 'Name · English',
    code: 'Code',
    under: 'Parent topic',
    add: 'Add',
    added: (name: string) => `“${name}” added`,
    twice: 'Another entry already has this name.',
    up: (name: string) => `Move “${name}” up`,
    place: (name: string) => new RegExp(`“${name}” is now number \\d+`),
    url: 'Website',
    logo: 'Logo · Choose image',
    logoAlt: 'Current logo',
    save: 'Save',
    saved: 'Saved',
    used: '1 competition.',
    cannot: 'Used by 1 competition, so it cannot be removed.',
    hide: 'Hide',
    hidden: 'Hidden',
    remove: 'Remove',
    into: 'Merge into',
    merge: 'Merge',
    theirs: 'See the saved version',
    changed: 'Someone else saved a change while you were editing',
    title: 'Title',
    zh: 'Chinese',
    en: 'English',
    make: 'Create draft',
    unused: 'Not used anywhere.',
    takeOff: (name: string) => `Remove “${name}”`,
    noMatch: 'No match.',
  },
} as const

const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pixel }

// They put the same lists in order: one after the other.
test.describe.configure({ mode: 'default' })

for (const lang of walkedIn('en-US')) {
  test(`an administrator keeps the lists that competitions choose from (${lang})`, async ({ page }) => {
    test.setTimeout(150_000)
    const words = said[lang]
    const unique = `${Date.now()}${lang.slice(0, 2)}`
    const name = (what: string, language = lang) => `${what} ${unique}${language === 'zh-CN' ? ' 机构' : ''}`
    const add = async (what: string) => {
      await page.getByLabel(words.nameZh).fill(name(what, 'zh-CN'))
      await page.getByLabel(words.nameEn).fill(name(what, 'en-US'))
      await page.getByLabel(words.nameEn).press('Enter')
    }
    const save = async () => {
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${words.saved}$`) })).toBeVisible()
    }
    const row = (what: string) => page.getByRole('listitem').filter({ hasText: name(what) })
    await signIn(page, 'admin@demo.leitai.example')
    await speak(page, lang)

    await page.goto('/admin')
    await page.getByRole('link', { name: words.area }).first().click()
    await page.waitForURL('**/admin/catalogue')
    const tab = page.getByRole('link', { name: new RegExp(`^${words.organisations}`) })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')

    // One after another by keyboard alone; what was typed stays when it is refused.
    await add('Lab')
    await expect(page.getByText(words.added(name('Lab')))).toBeVisible()
    await expect(page.getByLabel(words.nameZh)).toBeFocused()
    await add('School')
    await expect(page.getByText(words.added(name('School')))).toBeVisible()
    await page.getByLabel(words.nameZh).fill(name('Third', 'zh-CN'))
    await page.getByLabel(words.nameEn).fill(name('lab  ', 'en-US'))
    await page.getByLabel(words.nameEn).press('Enter')
    await expect(page.getByRole('alert')).toContainText(words.twice)
    await expect(page.getByLabel(words.nameZh)).toHaveValue(name('Third', 'zh-CN'))
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel(words.nameZh)).toHaveValue(name('Third', 'zh-CN'))
    await page.getByLabel(words.nameEn).fill(name('Third', 'en-US'))
    await page.getByLabel(words.nameEn).press('Enter')
    await expect(page.getByText(words.added(name('Third')))).toBeVisible()

    // The focus goes along with what is moved.
    const up = page.getByRole('button', { name: words.up(name('School')) })
    await up.press('Enter')
    await expect(page.getByText(words.place(name('School')))).toBeAttached()
    await expect(up).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: unique }).first()).toContainText(name('School'))
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/admin/catalogue/organisations')
        const { data } = (await answer.json()) as { data: { entries: { value: { nameEn: string } }[] } }
        const names = data.entries.map(entry => entry.value.nameEn)
        return names.indexOf(name('School', 'en-US')) < names.indexOf(name('Lab', 'en-US'))
      })
      .toBe(true)

    await row('Lab').getByRole('link').click()
    await page.waitForURL(/\/admin\/catalogue\/organisations\/\d+$/)
    const lab = page.url()
    await page.getByLabel(words.url).fill('https://lab.example.org/')
    await page.getByLabel(words.logo).setInputFiles(logo)
    await expect(page.getByRole('img', { name: words.logoAlt })).toBeVisible()
    await expect(page.getByText(words.unused)).toBeVisible()
    await save()
    await expectAccessible(page)

    // A competition chooses it: now it is in use.
    await page.goto('/admin/competitions/new')
    await page.getByLabel(/^(中文和英文|Chinese and English)$/).check()
    await page.getByLabel(`${words.title} · ${words.zh}`).fill(`竞赛 ${unique}`)
    await page.getByLabel(`${words.title} · ${words.en}`).fill(`Competition ${unique}`)
    await page.getByRole('button', { name: words.make }).click()
    await page.waitForURL(/\/admin\/competitions\/\d+$/)
    const basics = `${page.url()}/basics`
    await page.goto(basics)
    // Found by a part of its name, chosen by keyboard, taken off again and chosen by the other language's name.
    const organisations = page.getByRole('combobox', { name: words.organisations })
    const chosen = (what: string) => page.getByRole('button', { name: words.takeOff(name(what)) })
    const option = (what: string) => page.getByRole('option', { name: name(what) })
    await organisations.fill(`lab ${unique}`)
    await expect(option('School')).toHaveCount(0)
    await organisations.press('Enter')
    await expect(chosen('Lab')).toBeVisible()
    await organisations.press('Escape')
    await organisations.press('Backspace')
    await expect(chosen('Lab')).toHaveCount(0)
    await organisations.fill('nobody has this name')
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await organisations.fill(name('Lab', lang === 'zh-CN' ? 'en-US' : 'zh-CN'))
    await option('Lab').click()
    await organisations.press('Escape')
    await expectAccessible(page)
    await save()
    await page.goto(lab)
    await expect(page.getByText(words.used)).toBeVisible()
    await expect(page.getByRole('link', { name: unique })).toBeVisible()
    await expect(page.getByRole('button', { name: words.remove, exact: true }).last()).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByText(words.cannot).last()).toBeVisible()

    // Hidden, it stays with the competition that has it and is offered to no other.
    await page.getByLabel(words.hide, { exact: true }).check()
    await save()
    await expect(page.getByText(words.hidden, { exact: true })).toBeVisible()
    await page.goto(basics)
    await expect(chosen('Lab')).toBeVisible()
    await page.goto('/admin/competitions/1001/basics')
    await organisations.fill(unique)
    await expect(option('School')).toBeVisible()
    await expect(option('Lab')).toHaveCount(0)

    // Of two who edit at once the second is told, and nothing of his is lost.
    const second = await page.context().newPage()
    await second.goto(lab)
    await page.goto(lab)
    await page.getByLabel(words.url).fill('https://one.example.org/')
    await save()
    await second.getByLabel(words.url).fill('https://two.example.org/')
    await second.getByRole('button', { name: words.save, exact: true }).click()
    await expect(second.getByRole('alert')).toContainText(words.changed)
    await expect(second.getByLabel(words.url)).toHaveValue('https://two.example.org/')
    await expect(second.getByRole('link', { name: words.theirs })).toBeVisible()
    await second.close({ runBeforeUnload: false })
    await page.evaluate(() => localStorage.clear())

    // Merged into another one, whose competition it now is.
    await page.goto(lab)
    await page.getByLabel(words.into).selectOption({ label: name('School') })
    await page.getByRole('button', { name: words.merge, exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: words.merge, exact: true }).click()
    await page.waitForURL(address => address.href !== lab)
    await expect(page.getByRole('heading', { name: name('School'), level: 1 })).toBeVisible()
    await expect(page.getByText(words.used)).toBeVisible()
    await page.goto(basics)
    await expect(chosen('School')).toBeVisible()

    await removeTopic(page, words, unique)
  })
}

/** Topics stand under one another; what nothing uses goes for good. */
async function removeTopic(page: Page, words: (typeof said)['zh-CN' | 'en-US'], unique: string) {
  await page.goto('/admin/catalogue/tags')
  await page.getByLabel(words.nameZh).fill(`图学习 ${unique}`)
  await page.getByLabel(words.nameEn).fill(`Graphs ${unique}`)
  await expect(page.getByLabel(words.code)).toHaveValue(`graphs-${unique}`)
  await page.getByLabel(words.under).selectOption('vision')
  await page.getByRole('button', { name: words.add, exact: true }).click()
  await page.getByRole('link', { name: `graphs-${unique}` }).click()
  await page.waitForURL(`**/tags/graphs-${unique}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click()
  await page.waitForURL('**/admin/catalogue/tags')
  await expect(page.getByRole('link', { name: `graphs-${unique}` })).toHaveCount(0)
}
