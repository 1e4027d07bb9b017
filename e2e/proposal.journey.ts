import type { Page } from '@playwright/test'
import { localize } from '../platform/src/base/web/language.ts'
import { proposalForm, signupForm } from '../platform/src/demo/spic/forms.ts'
import { phrases as formsEn } from '../platform/src/features/spic/forms/phrases.en.ts'
import { phrases as formsZh } from '../platform/src/features/spic/forms/phrases.zh.ts'
import { phrases as en } from '../platform/src/features/spic/proposals/phrases.en.ts'
import { phrases as zh } from '../platform/src/features/spic/proposals/phrases.zh.ts'
import { phrases as savingEn } from '../platform/src/site/saving.en.ts'
import { phrases as savingZh } from '../platform/src/site/saving.zh.ts'
import { smallPdf } from '../platform/test/small-pdf.ts'
import { day, wall } from './authoring.ts'
import { expect, signIn, site, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

const said = { 'zh-CN': { ...zh, forms: formsZh }, 'en-US': { ...en, forms: formsEn } }
const saving = { 'zh-CN': savingZh, 'en-US': savingEn }
/** The edition of the demo that takes sign-ups. */
const edition = 3

for (const lang of walkedIn('en-US')) {
  const words = said[lang]
  const labelOf = (key: string) => {
    const field = [...signupForm, ...proposalForm].find(one => one.key === key)
    if (!field) throw new Error(`no form of the demo asks for ${key}`)
    return localize(field.label, lang)
  }
  const column = (zhName: string, enName: string) => (lang === 'zh-CN' ? zhName : enName)
  const groupOf = (page: Page, key: string) => page.getByRole('group', { name: labelOf(key) })
  const tick = (page: Page, key: string) => groupOf(page, key).getByRole('checkbox').first().check()
  const saved = (page: Page) =>
    page.getByText(new RegExp(`^${saving[lang].saved('').replace(/[ ，]*$/, '')}`))

  test(`a team writes a proposal in two sittings, through a cut connection, and submits it twice (${lang})`, async ({
    page: captain,
    browser,
  }) => {
    test.setTimeout(180_000)
    const staff = await (await browser.newContext({ baseURL: site })).newPage()
    await signIn(staff, 'admin@demo.leitai.example')
    await speak(staff, 'zh-CN')
    await staff.goto(`/admin/spic/${edition}`)
    await staff.getByLabel('提交开始').fill(wall(-day))
    await staff.getByRole('button', { name: '保存' }).click()
    await expect(staff.getByText('已保存')).toBeVisible()

    // The first sitting: the captain signs up, invites somebody and begins to write.
    const name = `Heat pumps ${lang} ${Date.now()}`
    await speak(captain, lang)
    await arriveAsNew(captain, `/spic/signup?edition=${edition}`, {
      name: `Captain ${lang} ${Date.now()}`,
      lang,
    })
    await captain.getByRole('textbox', { name: words.signup.name }).fill(name)
    await captain.getByLabel(labelOf('profile')).fill('Four engineers of a water works.')
    await captain.getByLabel(labelOf('city')).fill('Linjiang')
    await captain.getByLabel(labelOf('people')).fill('4')
    await tick(captain, 'strengths')
    await captain.getByLabel(labelOf('contact'), { exact: true }).fill('Wang')
    await captain.getByRole('button', { name: words.signup.submit }).click()
    // What was left out is marked, and nothing of the rest is gone.
    await expect(captain.getByText(words.forms.problems.required)).toBeVisible()
    await captain.getByLabel(labelOf('phone')).fill('13800000000')
    await captain.getByRole('button', { name: words.signup.submit }).click()
    await expect(captain.getByText(words.signup.done)).toBeVisible()

    await captain.goto(`/spic/signupinfo?edition=${edition}`)
    await captain.getByRole('button', { name: words.info.makeLink }).click()
    const link = new URL(await captain.getByLabel(words.info.link).inputValue())

    await captain.goto(`/spic/submit?edition=${edition}`)
    await captain.getByLabel(words.submit.name).fill('Heat from waste water')
    await captain.getByLabel(labelOf('summary')).fill('A heat pump at each of three pumping stations.')
    await expect(saved(captain)).toBeVisible()
    await captain.context().setOffline(true)
    await captain.getByLabel(labelOf('background')).fill('Warm water runs off unused all winter.')
    await expect(captain.getByText(saving[lang].offline)).toBeVisible()
    // The machine crashes while it is offline. A page that is closed can be online again for a moment, and saves.
    const dead = captain.waitForEvent('crash')
    const devtools = await captain.context().newCDPSession(captain)
    void devtools.send('Page.crash').catch(() => {})
    await dead
    await captain.close()
    await captain.context().setOffline(false)

    // The second sitting, of somebody else at another machine, while the first one’s text is not there yet.
    const mate = await (await browser.newContext({ baseURL: site })).newPage()
    await speak(mate, lang)
    await arriveAsNew(mate, link.pathname + link.search, { name: `Mate ${lang} ${Date.now()}`, lang })
    await mate.getByRole('button', { name: words.join.submit }).click()
    await mate.waitForURL('**/spic/signupinfo**')
    await mate.goto(`/spic/submit?edition=${edition}`)
    await expect(mate.getByLabel(labelOf('summary'))).toHaveValue(
      'A heat pump at each of three pumping stations.',
    )
    await expect(mate.getByLabel(labelOf('background'))).toHaveValue('')

    // Back at the first machine what was typed offline is there, and saved without being asked for.
    const again = await captain.context().newPage()
    await again.goto(`/spic/submit?edition=${edition}`)
    await expect(again.getByLabel(labelOf('background'))).toHaveValue(
      'Warm water runs off unused all winter.',
    )
    await expect(saved(again)).toBeVisible()

    // The mate’s page does not know of it: neither text is lost without being asked about.
    await mate.getByLabel(labelOf('method')).fill('Exchangers in the sewer, one pump each.')
    await expect(mate.getByText(saving[lang].team.conflict)).toBeVisible()
    await mate.getByRole('button', { name: saving[lang].team.theirs }).click()
    await expect(mate.getByLabel(labelOf('background'))).toHaveValue('Warm water runs off unused all winter.')
    await mate.getByLabel(labelOf('method')).fill('Exchangers in the sewer, one pump each.')
    await mate.getByRole('button', { name: words.submit.submit }).click()
    await expect(
      mate.getByRole('alert').or(mate.getByText(words.forms.problems.required)).first(),
    ).toBeVisible()

    await mate.getByLabel(labelOf('stage')).selectOption({ index: 2 })
    await tick(mate, 'techniques')
    await mate.getByLabel(labelOf('risks')).fill('No personal data. Exchangers lift out in a day.')
    await mate.getByLabel(labelOf('sites')).fill('3')
    await mate.getByLabel(labelOf('startOn')).fill('2027-05-01')
    const milestones = groupOf(mate, 'milestones')
    await milestones.getByRole('button', { name: words.forms.addRow }).click()
    await milestones.getByLabel(column('第几个月', 'Month')).fill('2')
    await milestones.getByLabel(column('目标', 'Goal')).fill('First station runs')
    await milestones.getByLabel(column('怎样验收', 'How it is shown')).fill('A log of one week')
    const budget = groupOf(mate, 'budget')
    await budget.getByRole('button', { name: words.forms.addRow }).click()
    await budget.getByLabel(words.forms.budget.item).fill('Exchangers')
    // Key by key: a zero behind the point is not swallowed.
    await budget.getByLabel(words.forms.budget.amount).pressSequentially('1200.05')
    await expect(budget.getByText(words.forms.budget.yuan('1,200.05'))).toBeVisible()
    const team = groupOf(mate, 'team')
    await team.getByRole('button', { name: words.forms.addMember }).click()
    await team.getByLabel(words.forms.member.name).fill('Wang')
    await team.getByLabel(words.forms.member.organisation).fill('Linjiang Water')
    await team.getByLabel(words.forms.member.title).fill('Engineer')
    await team.getByLabel(words.forms.member.task).fill('Everything')
    await groupOf(mate, 'plan')
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: await smallPdf() })
    await expect(groupOf(mate, 'plan').getByText('plan.pdf')).toBeVisible()
    await mate.getByRole('button', { name: words.submit.submit }).click()
    await expect(mate.getByText(words.submit.done('1'))).toBeVisible()

    // The captain reads what came in meanwhile, mends a word and submits once more.
    await again.reload()
    await again.getByLabel(words.submit.name).fill('Heat from waste water, at three stations')
    await expect(saved(again)).toBeVisible()
    await again.getByRole('button', { name: words.submit.submitAgain }).click()
    await expect(again.getByText(words.submit.done('2'))).toBeVisible()
    await again.getByRole('link', { name: words.submit.versions }).click()
    await expect(again.getByText(words.versions.number('2'))).toBeVisible()
    await expect(again.getByText(words.versions.number('1'))).toBeVisible()
    await expect(again.getByText(words.versions.current)).toBeVisible()
  })
}
