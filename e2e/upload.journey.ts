import { createHash, randomBytes } from 'node:crypto'
import { layLine } from './broken-line.ts'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    title: '标题 (中文)',
    begin: '创建草稿',
    files: '选择文件',
    offline: '网络中断，恢复后会自动继续。',
  },
  'en-US': {
    title: 'Title (Chinese)',
    begin: 'Create draft',
    files: 'Choose files',
    offline: 'Connection lost. Uploads resume automatically when it is back.',
  },
} as const

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`a file whose connection is cut again and again arrives whole (${lang})`, async ({ browser }) => {
    test.setTimeout(120_000)
    const line = await layLine()
    // Chromium goes round a proxy to its own machine unless told not to.
    const context = await browser.newContext({ proxy: { server: line.address, bypass: '<-loopback>' } })
    try {
      const page = await context.newPage()
      await signIn(page, 'captain@demo.leitai.example')
      await speak(page, lang)
      await page.goto('/datasets/edit')
      await page.getByLabel(words.title).fill(`断线 ${lang} ${Date.now()}`)
      await page.getByRole('button', { name: words.begin }).click()
      await page.waitForURL(/\/datasets\/edit\/\d+$/)
      await page.locator('html[data-ready]').waitFor()
      const id = /\d+$/.exec(page.url())?.[0] ?? ''

      const content = randomBytes(8_000_000)
      const sha256 = createHash('sha256').update(content).digest('hex')
      line.cutAfter(content.length * 0.01)
      await page
        .getByLabel(words.files, { exact: true })
        .setInputFiles({ name: 'data.bin', mimeType: 'application/octet-stream', buffer: content })
      // At 1, 50 and 99 percent: each time the page says so, and goes on by itself when the line is mended.
      for (const [cut, more] of [
        [1, 0.49],
        [2, 0.49],
        [3, Number.POSITIVE_INFINITY],
      ] as const) {
        await expect.poll(line.cuts, { timeout: 30_000 }).toBe(cut)
        await expect(page.getByText(words.offline)).toBeVisible()
        if (cut === 1) await expectAccessible(page)
        line.cutAfter(content.length * more)
      }
      const draft = () =>
        page.evaluate(async path => {
          type Files = { files: { name: string; sha256: string; size: number }[] }
          const { data } = (await (await fetch(path)).json()) as { data: Files }
          return data.files.map(file => [file.name, file.size, file.sha256])
        }, `/api/datasets/${id}/draft`)
      await expect.poll(draft, { timeout: 60_000 }).toEqual([['data.bin', content.length, sha256]])
      // It went on and did not begin anew: that would be twice as much.
      expect(line.carried()).toBeLessThan(content.length * 1.3)
      await expect(page.getByRole('main').getByText('data.bin').first()).toBeVisible()
      await expect(page.getByText(words.offline)).toBeHidden()
    } finally {
      await context.close()
      await line.close()
    }
  })
}
