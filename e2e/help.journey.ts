import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    search: '在帮助与条款里搜索',
    go: '搜索',
    words: '阶梯榜',
    question: '分数变高了，A 榜上的成绩为什么没有变？',
    documents: '帮助与条款',
    terms: '服务条款',
    versions: '历史版本',
    first: /^第 1 版/,
    older: '你正在阅读旧版本',
    present: '查看现行版本',
    feedback: '意见反馈',
    report: '反馈这个问题',
    body: '内容',
    page: '相关页面',
    send: '提交反馈',
    sent: '已收到，谢谢你的反馈。',
    reply: '答复',
    answer: '发送答复',
    answered: '已答复',
    zh: '中文',
    en: '英文',
    text: '正文 · 中文',
    note: '更新说明',
    save: '保存',
    saved: '已保存',
    publish: '发布',
    published: '新版本已发布。',
  },
  'en-US': {
    search: 'Search help and terms',
    go: 'Search',
    words: 'ladder',
    question: 'My score was higher. Why did the public leaderboard not move?',
    documents: 'Help and terms',
    terms: 'Terms of service',
    versions: 'All versions',
    first: /^Version 1/,
    older: 'This is an older version',
    present: 'View current version',
    feedback: 'Feedback',
    report: 'Report this problem',
    body: 'Message',
    page: 'Page',
    send: 'Send feedback',
    sent: 'Thank you for your feedback.',
    reply: 'Reply',
    answer: 'Send reply',
    answered: 'Answered',
    zh: 'Chinese',
    en: 'English',
    text: 'Body · Chinese',
    note: 'What changed',
    save: 'Save',
    saved: 'Saved',
    publish: 'Publish',
    published: 'New version published.',
  },
} as const

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`a visitor finds an answer, and the terms as they were (${lang})`, async ({ page }) => {
    await speak(page, lang)
    await page.goto('/help')
    await page.getByRole('searchbox', { name: words.search }).fill(words.words)
    await page.getByRole('main').getByRole('button', { name: words.go }).click()
    await page.getByRole('link', { name: words.question }).click()
    await expect(page).toHaveURL(/\/help\/faq#part-\d+$/)
    await expect(page.getByRole('heading', { name: words.question })).toBeInViewport()

    await page
      .getByRole('navigation', { name: words.documents })
      .getByRole('link', { name: words.terms })
      .click()
    await page.getByText(words.versions, { exact: true }).click()
    await page.getByRole('link', { name: words.first }).click()
    await expect(page.getByText(words.older)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.present }).click()
    await expect(page.getByText(words.older)).toHaveCount(0)
  })

  test(`what failed is reported from where it failed, and answered (${lang})`, async ({ page, browser }) => {
    await signIn(page, 'captain@demo.leitai.example')
    await speak(page, lang)
    await page.goto('/competitions/999999')
    await page.getByRole('link', { name: words.report }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.feedback)
    await expect(page.getByLabel(words.page)).toHaveValue('/competitions/999999')
    const text = `${lang} ${Date.now()}`
    await page.getByLabel(words.body).fill(text)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.sent)).toBeVisible()

    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, 'admin@demo.leitai.example')
    await speak(staff, lang)
    await staff.goto('/admin/feedback')
    const message = staff.getByRole('article').filter({ hasText: text })
    await message.getByLabel(words.reply).fill(`ok ${text}`)
    await message.getByRole('button', { name: words.answer }).click()
    await expect(message).toHaveCount(0)
    await page.goto('/feedback')
    const own = page.getByRole('article').filter({ hasText: text })
    await expect(own.first()).toContainText(`ok ${text}`)
    await expect(own.first()).toContainText(words.answered)
    await staff.context().close()
  })

  test(`an editor publishes a new version, which readers have at once (${lang})`, async ({ page }) => {
    await signIn(page, 'admin@demo.leitai.example')
    await speak(page, lang)
    await page.goto('/admin/help/privacy')
    const field = page.getByLabel(words.text)
    const text = `${lang} ${Date.now()}`
    await field.fill(`${await field.inputValue()}\n\n${text}`)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${words.saved}$`) })).toBeVisible()
    await page.getByLabel(`${words.note} · ${words.zh}`).fill(text)
    await page.getByLabel(`${words.note} · ${words.en}`).fill(text)
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await expect(page.getByText(words.published)).toBeVisible()
    // It asks for no consent: that would hold up every other journey.
    await speak(page, 'zh-CN')
    await page.goto('/help/privacy')
    await expect(page.getByRole('main')).toContainText(text)
  })
}
