import { expect, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    blocked: '现在不能提交',
    first: '请先报名。',
    notOpen: '竞赛暂未开放报名。',
    past: '提交记录',
  },
  'en-US': {
    blocked: 'You cannot submit now',
    first: 'Please join the competition first.',
    notOpen: 'The competition is not open to join.',
    past: 'Submissions',
  },
} as const

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`before signup opens nobody is sent to sign up (${lang})`, async ({ page }) => {
    await signIn(page, 'competitor@demo.leitai.example')
    await speak(page, lang)
    await page.goto('/competitions/1004/submits')
    const reason = page.getByRole('listitem').filter({ hasText: words.first })
    await expect(page.getByText(words.blocked)).toBeVisible()
    await expect(reason).toContainText(words.notOpen)
    await expect(reason.getByRole('link')).toHaveCount(0)
  })

  test(`a round that is over shows what was handed in, and does not ask for more (${lang})`, async ({
    page,
  }) => {
    await signIn(page, 'captain@demo.leitai.example')
    await speak(page, lang)
    await page.goto('/competitions/1003/submits')
    await expect(page.getByRole('heading', { name: words.past, level: 2 })).toBeVisible()
  })
}
