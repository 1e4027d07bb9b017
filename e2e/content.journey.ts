import { readFileSync } from 'node:fs'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    makeSite: '新建站点',
    address: '站点地址',
    siteTitle: '站点名称',
    starter: '从什么开始',
    empty: '空白站点',
    noHome: '首页还没有发布',
    make: '创建站点',
    about: '简介',
    isPublished: '发布站点',
    save: '保存',
    saved: '已保存',
    addPage: '添加页面',
    pageTitle: '页面标题',
    pageAbout: '页面简介',
    begin: '开始编辑',
    addBlock: '添加内容块',
    hero: '首屏',
    numbers: '数字',
    text: '正文',
    title: '标题',
    number: '数字',
    counts: '说明',
    zh: '中文',
    en: '英文',
    first: (name: string) => `“${name}”现在排在第 1 位，共 3 位`,
    second: (name: string) => `“${name}”现在排在第 2 位，共 3 位`,
    down: (name: string) => `将“${name}”下移`,
    savedAt: / 已保存$/,
    publish: '发布',
    published: '已发布',
    complete: '中文和英文都已写完，可以发布。',
    mine: '保留我的修改',
    nothingLost: /没有丢失/,
    board: '排行榜节选',
    competition: '竞赛',
    penguins: '帕尔默群岛企鹅分类',
    wholeBoard: '完整榜单',
  },
  'en-US': {
    makeSite: 'New site',
    address: 'Site address',
    siteTitle: 'Site name',
    starter: 'Start with',
    empty: 'An empty site',
    noHome: 'The home page is not published',
    make: 'Create site',
    about: 'About',
    isPublished: 'Publish site',
    save: 'Save',
    saved: 'Saved',
    addPage: 'Add page',
    pageTitle: 'Page title',
    pageAbout: 'Page description',
    begin: 'Start editing',
    addBlock: 'Add block',
    hero: 'Hero',
    numbers: 'Numbers',
    text: 'Text',
    title: 'Title',
    number: 'Number',
    counts: 'What it counts',
    zh: 'Chinese',
    en: 'English',
    first: (name: string) => `“${name}” is now number 1 of 3`,
    second: (name: string) => `“${name}” is now number 2 of 3`,
    down: (name: string) => `Move “${name}” down`,
    savedAt: /^Saved \d/,
    publish: 'Publish',
    published: 'Published',
    complete: 'Both languages are complete. Ready to publish.',
    mine: 'Keep my changes',
    nothingLost: /changes are still here/,
    board: 'Leaderboard',
    competition: 'Competition',
    penguins: 'Penguins of the Palmer Archipelago',
    wholeBoard: 'Full leaderboard',
  },
}

for (const lang of walkedIn('en-US')) {
  test(`an editor makes a sponsor’s site from nothing, and visitors see it (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000)
    const words = said[lang]
    const name = `made-${Date.now()}`
    await signIn(page, 'admin@demo.leitai.example')
    await speak(page, lang)

    await page.goto('/admin/content')
    await page.getByRole('button', { name: words.makeSite }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.address).fill(name)
    await dialog.getByLabel(`${words.siteTitle} · ${words.zh}`).fill('海洋赛')
    await dialog.getByLabel(`${words.siteTitle} · ${words.en}`).fill('Ocean contest')
    await dialog.getByLabel(words.starter).selectOption(words.empty)
    await dialog.getByRole('button', { name: words.make }).click()
    await page.waitForURL(/\/admin\/content\/sites\/\d+$/)
    await page.getByLabel(`${words.about} · ${words.zh}`).fill('关于海洋的竞赛')
    await page.getByLabel(`${words.about} · ${words.en}`).fill('A contest about the ocean')
    await page.getByLabel(words.isPublished).check()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${words.saved}$`) })).toBeVisible()
    await expect(page.getByText(words.noHome)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/admin/content')
    const siteName = lang === 'zh-CN' ? '海洋赛' : 'Ocean contest'
    await page
      .getByRole('button', { name: `${words.addPage} · ${siteName}` })
      .last()
      .click()
    await dialog.getByLabel(`${words.pageTitle} · ${words.zh}`).fill('首页')
    await dialog.getByLabel(`${words.pageTitle} · ${words.en}`).fill('Home')
    await dialog.getByRole('button', { name: words.begin }).click()
    await page.waitForURL(/\/admin\/content\/pages\/\d+$/)
    const editor = page.url()
    const about = page.getByLabel(`${words.pageAbout} · ${words.en}`)
    await page.getByLabel(`${words.pageAbout} · ${words.zh}`).fill('海洋赛的首页')
    await about.fill('The home of the contest')

    const head = (kind: string) => page.locator('button[aria-expanded]').filter({ hasText: kind })
    const card = (kind: string) => page.getByRole('listitem').filter({ has: head(kind) })
    const add = async (kind: string) => {
      await page.getByRole('button', { name: words.addBlock }).click()
      await dialog
        .getByRole('button')
        .filter({ has: page.getByText(kind, { exact: true }) })
        .click()
      await expect(head(kind)).toBeFocused()
    }
    const fill = async (kind: string, field: string, [zh, en]: readonly [string, string]) => {
      await card(kind).getByLabel(`${field} · ${words.zh}`, { exact: true }).fill(zh)
      await card(kind).getByLabel(`${field} · ${words.en}`, { exact: true }).fill(en)
    }
    await add(words.hero)
    // What is missing leads to its field.
    await head(words.hero).click()
    await page.getByRole('button', { name: `1 ${words.hero} · ${words.title} · ${words.zh}` }).click()
    await expect(card(words.hero).getByLabel(`${words.title} · ${words.zh}`, { exact: true })).toBeFocused()
    await fill(words.hero, words.title, ['预测海浪', 'Forecast the waves'])
    await add(words.text)
    await fill(words.text, words.text, ['参赛**说明**', 'How to **join**'])
    await add(words.numbers)
    await fill(words.numbers, words.number, ['12 万', '120k'])
    await fill(words.numbers, words.counts, ['条观测', 'observations'])
    await expect(page.getByText(words.complete)).toBeVisible()

    // Moved by keyboard alone; the focus goes along.
    await head(words.numbers).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(words.second(words.numbers))).toBeVisible()
    await expect(head(words.numbers)).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(words.first(words.numbers))).toBeVisible()
    const down = page.getByRole('button', { name: words.down(words.numbers), exact: true })
    await down.press('Enter')
    await expect(page.getByText(words.second(words.numbers))).toBeVisible()
    await expect(down).toBeFocused()
    await expect(page.getByText(words.savedAt)).toBeVisible()
    const shown = lang === 'zh-CN' ? '预测海浪' : 'Forecast the waves'
    await expect(page.frameLocator('iframe').getByRole('heading', { name: shown })).toBeVisible()
    await expectAccessible(page)

    // What is saved shows in the preview, which stays where it was scrolled to.
    const preview = page.frameLocator('iframe')
    const scrolled = (by: number) =>
      preview.locator('html').evaluate((html, top) => {
        if (top > 0) html.scrollTo({ top, behavior: 'instant' })
        return html.scrollTop
      }, by)
    const place = await scrolled(200)
    expect(place).toBeGreaterThan(0)
    await fill(words.text, words.text, ['参赛**须知**', 'How to **take part**'])
    await expect(preview.getByText(lang === 'zh-CN' ? '须知' : 'take part')).toBeVisible()
    expect(await scrolled(0)).toBe(place)

    // Another window saves meanwhile: nothing is overwritten, and nothing that was typed is lost.
    const other = await page.context().newPage()
    await other.goto(editor)
    await other.getByLabel(`${words.pageAbout} · ${words.en}`).fill('Theirs')
    await expect(other.getByText(words.savedAt)).toBeVisible()
    await other.close()
    await about.fill('Mine')
    await expect(page.getByText(words.nothingLost)).toBeVisible()
    await expect(about).toHaveValue('Mine')
    await page.getByRole('button', { name: words.mine }).click()
    await expect(page.getByText(words.savedAt)).toBeVisible()

    await add(words.board)
    await card(words.board).getByRole('combobox', { name: words.competition }).fill(words.penguins)
    await page.getByRole('option', { name: words.penguins }).click()
    await expect(page.frameLocator('iframe').getByRole('link', { name: words.wholeBoard })).toBeVisible()

    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await expect(page.getByText(words.published, { exact: true })).toBeVisible()

    const visitor = await browser.newContext()
    const seen = await visitor.newPage()
    for (const [one, heading, number] of [
      ['zh-CN', '预测海浪', '12 万'],
      ['en-US', 'Forecast the waves', '120k'],
    ] as const) {
      await seen.goto(`/special/${name}?lang=${one}`)
      await expect(seen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(seen.getByText(number)).toBeVisible()
    }
    const board = seen.getByRole('table', { name: said['en-US'].penguins })
    await expect(board.getByRole('row')).toHaveCount(6)
    await expect(seen.locator('meta[name=description]')).toHaveAttribute('content', 'Mine')
  })
}

test('an editor takes a site along as an archive, and brings it under another address', async ({ page }) => {
  await signIn(page, 'admin@demo.leitai.example')
  await speak(page, 'zh-CN')
  await page.goto('/admin/content')
  await page.getByRole('link', { name: '站点设置 · 临江开放数据大赛' }).click()
  await page.waitForURL(/\/admin\/content\/sites\/\d+$/)
  const there = page.url()
  const title = await page.getByLabel('站点名称 · 中文').inputValue()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: '导出归档' }).click()
  const archive = await (await coming).path()

  await page.goto('/admin/content')
  await page.getByRole('button', { name: '导入站点' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('站点地址').fill('linjiang')
  await dialog.getByLabel('归档文件').setInputFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(archive),
  })
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByLabel('站点地址')).toHaveAccessibleDescription(/已/)
  await dialog.getByLabel('站点地址').fill(`moved-${Date.now()}`)
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await page.waitForURL(/\/admin\/content\/sites\/\d+$/)
  expect(page.url()).not.toBe(there)
  await expect(page.getByLabel('站点名称 · 中文')).toHaveValue(title)
  await expectAccessible(page)
})

test('a picture of the library is replaced where it stands', async ({ page }) => {
  await signIn(page, 'admin@demo.leitai.example')
  await speak(page, 'zh-CN')
  await page.goto('/admin/media')
  const drawn = (x: number) => page.screenshot({ clip: { x, y: 0, width: 320, height: 200 } })
  const name = `${Date.now()}.png`
  await page.getByLabel('把文件拖到这里，或点击选择').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer: await drawn(0),
  })
  await page.getByLabel('图片内容（中文）').fill('一片蓝色')
  await page.getByLabel('图片内容（英文）').fill('A blue area')
  await page.getByRole('button', { name: '加入媒体库' }).click()
  const card = page.getByRole('listitem').filter({ hasText: name })
  const before = await card.getByRole('presentation').getAttribute('src')

  await card.getByRole('button', { name: '替换' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('把文件拖到这里，或点击选择').setInputFiles({
    name: 'other.png',
    mimeType: 'image/png',
    buffer: await drawn(300),
  })
  // What is said of it is there already.
  await expect(dialog.getByLabel('图片内容（英文）')).toHaveValue('A blue area')
  await dialog.getByLabel('图片内容（中文）').fill('一片红色')
  await dialog.getByLabel('图片内容（英文）').fill('A red area')
  await dialog.getByRole('button', { name: '替换', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('一片红色')
  await expect(card.getByRole('presentation')).not.toHaveAttribute('src', before ?? '')
})
