import { readFile } from 'node:fs/promises'
import { translatePage } from '../platform/test/translate-page.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  signIn,
  signInAnew,
  site,
  speak,
  test,
  walkedIn,
} from './fixtures.ts'
import { arriveAsNew, putNextStepsAway } from './new-user.ts'

const said = {
  'zh-CN': {
    register: '注册',
    account: '邮箱或手机号',
    send: '获取验证码',
    code: '验证码',
    name: '昵称',
    password: '设置密码',
    agreeTerms: '我已阅读并同意服务条款和隐私政策',
    signup: '报名参赛',
    agree: '我已阅读并同意参赛协议',
    confirm: '同意并报名',
    joined: '报名成功',
    getData: '下载数据',
    data: '数据',
    agreeData: '同意并下载',
    download: '下载 sample_submission.csv',
    file: '选择结果文件，或拖到这里',
    send2: '提交',
    scored: '已评分',
    rank: '在榜上查看',
    own: '我的队伍',
    badName: '应写作“species”',
    unknownId: '有 1 个 ID 不在示例提交文件里，例如 9999。',
    matches: '与示例提交文件的 133 个 ID 一致',
    first: '第一个成绩',
    another: '再提交一个',
    missing: '缺少列',
    badId: '第 2 条（第 2 行）：“x”不是有效的 id。',
    lost: '连接中断，请检查网络后重试。',
  },
  'en-US': {
    register: 'Create account',
    account: 'Email or phone',
    send: 'Send a code',
    code: 'Code',
    name: 'Display name',
    password: 'Choose a password',
    agreeTerms: 'I have read and accept the terms of service and the privacy policy',
    signup: 'Join competition',
    agree: 'I have read the agreement and accept it',
    confirm: 'Accept and join',
    joined: 'You’re in',
    getData: 'Get the data',
    data: 'Data',
    agreeData: 'Accept and download',
    download: 'Download sample_submission.csv',
    file: 'Choose a submission file, or drop it here',
    send2: 'Submit',
    scored: 'Scored',
    rank: 'See your row',
    own: 'Your team',
    badName: 'should be written “species”',
    unknownId: '1 id is not in the sample submission, such as 9999.',
    matches: 'its ids match the 133 of the sample submission',
    first: 'Your first score',
    another: 'Submit another',
    missing: 'is missing',
    badId: 'Entry 2 (line 2): “x” is not a valid id.',
    lost: 'The connection was lost. Check it and try again.',
  },
} as const

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`a new user registers, signs up, uploads and stands on the board (${lang})`, async ({ page }) => {
    test.setTimeout(180_000)
    await speak(page, lang)
    const unique = `${Date.now()}${lang.slice(0, 2)}`
    const email = `new-${unique}@example.org`

    await page.goto('/competitions/1001')
    await page.getByRole('link', { name: words.register, exact: true }).click()
    await page.getByLabel(words.account).fill(email)
    await page.getByRole('button', { name: words.send }).click()
    await page.getByLabel(words.code, { exact: true }).fill(await codeFor(email))
    await page.getByLabel(words.name).fill(`新选手 ${lang}`)
    await page.getByLabel(words.password).fill('a long enough password')
    await page.getByLabel(words.agreeTerms).check()
    await expectAccessible(page)
    // By keyboard, as most do: not the button that sends another code.
    await page.getByLabel(words.password).press('Enter')
    await page.waitForURL('**/competitions/1001')

    // A verified email is enough to go on.
    await page.goto('/competitions/1001/submits')
    await page.locator('html[data-ready]').waitFor()

    await page.getByRole('button', { name: words.signup }).click()
    await page.getByLabel(words.agree).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.confirm }).click()
    const joined = page.getByRole('dialog', { name: words.joined })
    await expectAccessible(page)
    await joined.getByRole('link', { name: words.getData }).click()
    await expect(joined).toBeHidden()
    // Accepting begins the download of all files.
    const archive = page.waitForEvent('download')
    await page.getByRole('button', { name: words.agreeData }).click()
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: words.download }).click()
    const sample = await (await downloading).path()

    await page.goto('/competitions/1001/submits')
    await page
      .getByLabel(words.file)
      .setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from('id,Species\n1,Adelie\n') })
    await expect(page.getByRole('alert')).toContainText(words.badName)

    // A wrong id too is told before anything is spent.
    const [header, first = '', ...others] = (await readFile(sample, 'utf8')).trimEnd().split('\n')
    await page.getByLabel(words.file).setInputFiles({
      name: 'ids.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, first.replace(/^[^,]+/, '9999'), ...others].join('\n')),
    })
    await expect(page.getByRole('status').filter({ hasText: words.unknownId })).toBeVisible()
    await expectAccessible(page)

    await page
      .getByLabel(words.file)
      .setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: await readFile(sample) })
    // The server takes the file, and its answer never comes back: not one press more may make a second submission.
    const keys: (string | undefined)[] = []
    await page.route('**/api/competitions/1001/uploads', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      expect((await route.fetch()).status()).toBe(200)
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: words.send2, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(words.lost, { timeout: 30_000 })
    await expectAccessible(page)
    expect(keys).toHaveLength(4)
    await page.unroute('**/api/competitions/1001/uploads')
    const again = page.waitForRequest('**/api/competitions/1001/uploads')
    await page.getByRole('button', { name: words.send2, exact: true }).click()
    expect(new Set([...keys, (await again).headers()['idempotency-key']]).size).toBe(1)
    await expect(page.getByRole('status').filter({ hasText: words.scored })).toBeVisible({ timeout: 90_000 })
    // The form became the result, and the keyboard is there.
    await expect(page.getByRole('heading', { name: words.first })).toBeFocused()
    await expect(page.getByLabel(words.file)).toHaveCount(0)
    await expect(page).toHaveTitle(/0\.2/)
    await expect(page.getByRole('row').filter({ hasText: 'first.csv' })).toHaveCount(1)
    await expectAccessible(page)

    await page.getByRole('button', { name: words.another }).click()
    await expect(page.getByLabel(words.file)).toBeFocused()
    await page
      .getByLabel(words.file)
      .setInputFiles({ name: 'second.csv', mimeType: 'text/csv', buffer: await readFile(sample) })
    await expect(page.getByRole('status').filter({ hasText: words.matches })).toBeVisible()
    await page.getByRole('button', { name: words.send2, exact: true }).click()
    await page.getByRole('link', { name: words.rank }).click({ timeout: 90_000 })
    await expect(page).toHaveURL(/page=\d+#team-\d+$/)
    await expect(page.getByRole('row').filter({ hasText: words.own })).toContainText('0.20725')
  })
}

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test(`a file that only the server can find wrong is explained by line and column (${lang})`, async ({
    page,
  }) => {
    await speak(page, lang)
    await arriveAsNew(page, '/competitions/1001/submits', { name: `按行交 ${lang}`, lang })
    await page.getByRole('button', { name: words.signup }).click()
    await page.getByLabel(words.agree).check()
    await page.getByRole('button', { name: words.confirm }).click()
    await putNextStepsAway(page)
    await page.getByLabel(words.file).setInputFiles({
      name: 'lines.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from('{"id":1,"species":"Adelie"}\n{"id":"x","species":"Adelie"}\n'),
    })
    await page.getByRole('button', { name: words.send2, exact: true }).click()
    await expect(page.getByText(words.badId).first()).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
  })
}

test('a captain sees the team’s scores over time and makes a token', async ({ page }) => {
  await signIn(page, 'captain@demo.leitai.example')
  await page.goto('/competitions/1001/submits')
  await expect(page.getByRole('heading', { name: '提交历史' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/competitions/1001/teams')
  await page.getByRole('button', { name: '编辑' }).click()
  await expect(page.getByLabel('队伍名称', { exact: true })).toHaveValue('云舟与伙伴')
  await expectAccessible(page)
  await page.goto('/users/v2/setting-tokens')
  await page.getByLabel('名称').fill('notebook')
  await page.getByRole('button', { name: '创建令牌' }).click()
  await expect(page.getByLabel('令牌', { exact: true })).toHaveValue(/^lt_[\w-]{43}$/)
  await expectAccessible(page)
})

test.describe('on a translated page', () => {
  test('a token that is made is shown, copied and accepted as it is', async ({
    page,
    context,
    playwright,
  }) => {
    await signIn(page, 'captain@demo.leitai.example')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/users/v2/setting-tokens')
    await expect(page.locator('[data-without-code]')).toHaveCount(0)
    await page.evaluate(`(${translatePage})({ translated: text => '译' + text.toUpperCase() })`)
    await page.getByLabel('译名称').fill('translated')
    await page.getByRole('button', { name: '译创建令牌' }).click()
    await expect(page.getByText('译令牌已创建')).toBeVisible()
    await page.getByRole('button', { name: '译复制' }).click()
    await expect(page.getByRole('button', { name: '译已复制' })).toBeVisible()
    const token = await page.evaluate(() => navigator.clipboard.readText())
    expect(token).toMatch(/^lt_[\w-]{43}$/)
    await expect(page.getByLabel('译令牌', { exact: true })).toHaveValue(token)
    const api = await playwright.request.newContext({
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    })
    const answer = await api.get(`${site}/api/tokens`)
    expect(JSON.stringify(await answer.json())).toContain('"name":"translated"')
    await api.dispose()
  })
})

test('logging out ends both sessions', async ({ page }) => {
  await signInAnew(page, 'captain@demo.leitai.example')
  await page.getByRole('button', { name: /^我的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
  await page.goto('/competitions/1001/submits')
  await expect(page.getByLabel('密码')).toBeVisible()
})
