import { expect, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    phases: '赛程',
    alone: /^\d{4}\/\d\d\/\d\d \d\d:\d\d$/,
    yours: '你的时间',
    zone: '你在 America/Los_Angeles 时区',
  },
  'en-US': {
    phases: 'Schedule',
    alone: /^\d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d GMT\+8$/,
    yours: 'your time',
    zone: 'yours is America/Los_Angeles',
  },
} as const

for (const lang of walkedIn('en-US'))
  test.describe(lang, () => {
    const words = said[lang]

    test.describe('a reader in another zone', () => {
      test.use({ timezoneId: 'America/Los_Angeles' })

      test('sees the competition’s times and their own', async ({ page }) => {
        await speak(page, lang)
        await page.goto('/competitions/1001')
        const times = page.getByRole('list', { name: words.phases }).getByRole('time')
        await expect(times).toHaveCount(2)
        for (const time of await times.all()) {
          await expect(time).toContainText(words.yours)
          const at = new Date((await time.getAttribute('datetime')) ?? '')
          const clockIn = (timeZone: string) =>
            at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
          await expect(time).toContainText(clockIn('Asia/Shanghai'))
          await expect(time).toContainText(clockIn('America/Los_Angeles'))
        }
        await expect(page.getByText(words.zone)).toBeVisible()
      })
    })

    test.describe('a reader in the competition’s zone', () => {
      test.use({ timezoneId: 'Asia/Shanghai' })

      test('sees each time once', async ({ page }) => {
        await speak(page, lang)
        await page.goto('/competitions/1001')
        const times = page.getByRole('list', { name: words.phases }).getByRole('time')
        await expect(times.first()).toHaveText(words.alone)
        await expect(page.getByRole('main')).not.toContainText(words.yours)
      })
    })
  })

test.describe('signed in from another zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a captain sees when the day’s submissions begin anew, on both clocks', async ({ page }) => {
    await signIn(page, 'captain@demo.leitai.example')
    await page.goto('/competitions/1001/submits')
    await expect(page.getByText(/00:00 \(你的时间 .*1[78]:00\)/)).toBeVisible()
    await expect(page.getByRole('table').getByRole('time').first()).toContainText('你的时间')
  })
})
