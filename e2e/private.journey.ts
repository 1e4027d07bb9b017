import type { Page } from '@playwright/test'
import { expect, expectAccessible, shellHasCome, signIn, site, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

const said = {
  'zh-CN': {
    private: '私有：输入访问码才能看到',
    code: '访问码',
    save: '保存',
    saved: '已保存',
    publish: '立即发布',
    open: '报名中',
    enter: '进入竞赛',
    wrong: '访问码不正确，或者没有这个竞赛。',
    signUp: '报名参赛',
  },
  'en-US': {
    private: 'Private: visible only with a code',
    code: 'Access code',
    save: 'Save',
    saved: 'Saved',
    publish: 'Publish now',
    open: 'Open to join',
    enter: 'Enter',
    wrong: 'The code is wrong, or there is no such competition.',
    signUp: 'Join competition',
  },
} as const

const requestNumber = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What somebody finds at an address, apart from the number in it and that of the request. */
async function foundAt(page: Page, id: string) {
  const { status } = await page.goto(`/competitions/${id}`).then(answer => ({ status: answer?.status() }))
  const call = await page.request.get(`/api/competitions/${id}`)
  const { errno, message } = (await call.json()) as { errno: string; message: string }
  // It comes after the page.
  await shellHasCome(page)
  const text = await page.locator('body').innerText()
  return {
    status,
    title: await page.title(),
    text: text.replaceAll(id, '#').replaceAll(requestNumber, '#'),
    call: [call.status(), errno, message],
  }
}

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`a private competition lets in who knows its code, and nobody else knows of it (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const title = `Hush ${lang} ${Date.now()}`
    const code = `open sesame ${Date.now()}`
    await signIn(page, 'organiser@demo.leitai.example')
    await speak(page, lang)
    const cloned = await page.request.post('/api/admin/competitions/1001/clone', {
      headers: { origin: site },
      data: { titleZh: title, titleEn: title, startAt: new Date(Date.now() - 86_400_000).toISOString() },
    })
    expect(cloned.status()).toBe(200)
    const id = String(((await cloned.json()) as { data: { id: number } }).data.id)
    await page.goto(`/admin/competitions/${id}/access`)
    await page.getByLabel(words.private).check()
    await page.getByLabel(words.code, { exact: true }).fill(code)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${words.saved}$`) })).toBeVisible()
    await page.goto(`/admin/competitions/${id}`)
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.open).first()).toBeVisible()

    // Whoever has no code finds what is found where nothing is: visitors, and people who are signed in.
    const stranger = await (await browser.newContext()).newPage()
    await speak(stranger, lang)
    const nowhere = '99' + id
    expect(await foundAt(stranger, id)).toEqual(await foundAt(stranger, nowhere))
    await stranger.goto(`/competitions?search=${encodeURIComponent(title)}`)
    await expect(stranger.getByRole('link', { name: title })).toHaveCount(0)

    const guest = await (await browser.newContext()).newPage()
    await speak(guest, lang)
    const door = `/competition-private/verify?id=${id}`
    await arriveAsNew(guest, door, { name: `Guest ${lang}`, lang })
    const here = await foundAt(guest, id)
    expect(here).toMatchObject({ status: 404 })
    expect(here).toEqual(await foundAt(guest, nowhere))
    await guest.goto(door)
    for (const wrong of ['sesame', code.toUpperCase()]) {
      await guest.getByLabel(words.code, { exact: true }).fill(wrong)
      await guest.getByRole('button', { name: words.enter }).click()
      await expect(guest.getByText(words.wrong)).toBeVisible()
      await expectAccessible(guest)
    }
    await guest.getByLabel(words.code, { exact: true }).fill(code)
    await guest.getByRole('button', { name: words.enter }).click()
    await guest.waitForURL(`**/competitions/${id}`)
    await expect(guest.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(guest.getByRole('button', { name: words.signUp })).toBeVisible()
    // The door opened for one person only.
    expect(await foundAt(stranger, id)).toMatchObject({ status: 404 })
  })
}
