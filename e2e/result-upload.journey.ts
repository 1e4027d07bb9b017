import { createHash } from 'node:crypto'
import { layLine } from './broken-line.ts'
import { withDatabase } from './database.ts'
import { expect, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew, putNextStepsAway } from './new-user.ts'

const said = {
  'zh-CN': {
    signup: '报名参赛',
    agree: '我已阅读并同意参赛协议',
    confirm: '同意并报名',
    file: '选择结果文件，或拖到这里',
    submit: '提交',
    offline: '网络中断，正在重试…',
    lost: '连接中断，请检查网络后重试。',
  },
  'en-US': {
    signup: 'Join competition',
    agree: 'I have read the agreement and accept it',
    confirm: 'Accept and join',
    file: 'Choose a submission file, or drop it here',
    submit: 'Submit',
    offline: 'Connection lost. Retrying…',
    lost: 'The connection was lost. Check it and try again.',
  },
} as const

/** More than a file may have that is sent in one piece. */
const content = Buffer.from(`{"id":1,"species":"Adelie"}${' '.repeat(17 * 1024 ** 2)}\n`)

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`a large result file whose line is cut is submitted once (${lang})`, async ({ browser }) => {
    test.setTimeout(180_000)
    await withDatabase(db =>
      db
        .updateTable('schedule')
        .set({ max_bytes: 64 * 1024 ** 2 })
        .where('competition_id', '=', 1001)
        .execute(),
    )
    const line = await layLine()
    const context = await browser.newContext({ proxy: { server: line.address, bypass: '<-loopback>' } })
    try {
      const page = await context.newPage()
      await speak(page, lang)
      await arriveAsNew(page, '/competitions/1001/submits', { name: `断线 ${lang}`, lang })
      await page.getByRole('button', { name: words.signup }).click()
      await page.getByLabel(words.agree).check()
      await page.getByRole('button', { name: words.confirm }).click()
      await putNextStepsAway(page)
      await expect(page.getByLabel(words.file)).toBeVisible()
      line.cutAfter(content.length * 0.5)
      await page
        .getByLabel(words.file)
        .setInputFiles({ name: 'large.jsonl', mimeType: 'text/plain', buffer: content })
      // All of it arrives, and what says that it is a submission now does not come back.
      line.swallow(/^\/api\/competitions\/1001\/uploads$/)
      await page.getByRole('button', { name: words.submit, exact: true }).click()
      await expect.poll(line.cuts, { timeout: 60_000 }).toBe(1)
      await expect(page.getByText(words.offline)).toBeVisible()
      line.cutAfter(Number.POSITIVE_INFINITY)
      await expect(page.getByRole('alert')).toContainText(words.lost, { timeout: 60_000 })
      line.swallow(null)
      await page.getByRole('button', { name: words.submit, exact: true }).click()
      await expect(page.getByRole('row').filter({ hasText: 'large.jsonl' })).toHaveCount(1)
      // It went on and did not begin anew, nor was it sent again.
      expect(line.carried()).toBeLessThan(content.length * 1.3)
      const submits = await page.evaluate(async () => {
        type Submits = { list: { sha256: string; size: number }[] }
        const { data } = (await (await fetch('/api/competitions/1001?part=submits')).json()) as {
          data: { submits: Submits }
        }
        return data.submits.list.map(one => [one.sha256, one.size])
      })
      const sha256 = createHash('sha256').update(content).digest('hex')
      expect(submits).toEqual([[sha256, content.length]])
    } finally {
      await context.close()
      await line.close()
    }
  })
}
