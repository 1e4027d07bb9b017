import { arriveAsNew, putNextStepsAway } from './new-user.ts'
import { chooseAccuracy, csv, day, makeDraft, publish, save, wall, writeTexts } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']
const half = ['id,label', '1,cat', '2,cat', '3,cat', '4,cat']

test('an organiser makes a competition, says how it is scored and publishes it; somebody enters and is scored', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const title = `Cats and dogs ${Date.now()}`
  await signIn(page, 'organiser@demo.leitai.example')

  const { home, id } = await makeDraft(page, `${title} 中文`, title)
  await expect(page.getByText('还有必需的内容没有完成。').first()).toBeVisible()

  await page.goto(`${home}/basics`)
  await page.getByLabel('一句话简介 · 中文').fill('分清猫和狗。')
  await page.getByLabel('一句话简介 · 英文').fill('Tell cats from dogs.')
  await save(page)
  await writeTexts(page, home)

  await page.goto(`${home}/scoring`)
  await expect(page.getByText('还没有轮次')).toBeVisible()
  await page.getByRole('link', { name: '去添加轮次' }).click()
  await page.waitForURL('**/rounds')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: '添加轮次' }).click()
  await expectAccessible(page)
  await save(page)

  // What is wrong with answers is told; sound ones say what result files look like.
  await page.goto(`${home}/scoring?part=answers`)
  await page.getByLabel('选择或拖入答案文件').setInputFiles(csv('wrong.csv', [...answers, '1,dog']))
  await page.getByRole('button', { name: '检查并上传' }).click()
  await expect(page.getByRole('alert')).toContainText('第 6 行：ID“1”重复出现。')
  await page.getByLabel('选择或拖入答案文件').setInputFiles(csv('answers.csv', answers))
  await page.getByRole('button', { name: '检查并上传' }).click()
  await expect(page.getByText('已接受，共 4 行。')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row').filter({ hasText: 'answers.csv' })).toContainText('使用中')
  await expectAccessible(page)
  await page.goto(`${home}/scoring?part=file`)
  await expect(page.getByLabel('ID 列')).toHaveValue('id')
  await expect(page.getByLabel('第 1 列 · 列名')).toHaveValue('label')
  await expectAccessible(page)

  // The trial scores with the metric that is chosen, saved or not.
  await chooseAccuracy(page, home)
  await expect(page.getByRole('region', { name: '公式' }).locator('math')).toBeVisible()
  await page.getByLabel('选择或拖入一个结果文件').setInputFiles(csv('half.csv', half))
  await page.getByRole('button', { name: '试评' }).click()
  await expect(page.getByRole('status').filter({ hasText: '成绩' })).toContainText('0.5', { timeout: 60_000 })
  await expectAccessible(page)
  await save(page)

  await page.goto(`${home}/access`)
  await page.getByRole('button', { name: '添加问题' }).click()
  await page.getByLabel('问题 1 · 中文').fill('学校')
  await page.getByLabel('问题 1 · 英文').fill('School')
  await page.getByLabel('代号').fill('school')
  await save(page)

  await page.goto(`${home}/baselines`)
  await page.getByLabel('名称').fill('All cats')
  await page.getByLabel('选择或拖入结果文件').setInputFiles(csv('baseline.csv', half))
  await page.getByRole('button', { name: '提交并评分' }).click()
  await expect(page.getByText('已提交，正在评分。')).toBeVisible()
  await expectAccessible(page)

  await publish(page, home)

  const theirs = await browser.newContext({ locale: 'en-US' })
  try {
    const other = await theirs.newPage()
    await speak(other, 'en-US')
    await arriveAsNew(other, `/competitions/${id}/submits`, { name: 'Newcomer', lang: 'en-US' })
    await expect(other.getByRole('heading', { name: title }).first()).toBeVisible()
    await other.getByRole('button', { name: 'Join competition' }).click()
    await other.getByLabel('I have read the agreement and accept it').check()
    await other.getByRole('button', { name: 'Accept and join' }).click()
    await expect(other.getByText('Please answer this.')).toBeVisible()
    await expectAccessible(other)
    await other.getByLabel('School').fill('Harbour University')
    await other.getByRole('button', { name: 'Accept and join' }).click()
    await putNextStepsAway(other)
    await other
      .getByLabel('Choose a submission file, or drop it here')
      .setInputFiles(csv('mine.csv', [...half.slice(0, 2), '2,dog', '3,cat', '4,cat']))
    await other.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(other.getByRole('status').filter({ hasText: 'Scored' })).toBeVisible({ timeout: 90_000 })
    await other.getByRole('link', { name: 'See your row' }).click()
    await expect(other.getByRole('row').filter({ hasText: 'Your team' })).toContainText('0.75')
    const baseline = other.getByRole('row').filter({ hasText: 'All cats' })
    await expect(baseline).toContainText('Baseline')
    await expect(baseline).toContainText('0.5')

    // A newer agreement keeps from submitting until it is accepted, on whichever page one stands.
    await page.goto(`${home}/agreement`)
    await page.getByLabel('协议内容 · 中文').fill('公平竞赛，尊重数据。')
    await page.getByLabel('协议内容 · 英文').fill('Play fair and respect the data.')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
    await other.goto(`/competitions/${id}/submits`)
    await expect(other.getByText('You cannot submit now')).toBeVisible()
    await other.getByRole('button', { name: 'Read and accept' }).click()
    await expect(other.getByRole('dialog')).toContainText('respect the data')
    await expect(other.getByLabel('School')).toHaveValue('Harbour University')
    await expectAccessible(other)
    await other.getByLabel('I have read the agreement and accept it').check()
    await other.getByRole('button', { name: 'Accept and save' }).click()
    await expect(other.getByText('You cannot submit now')).toBeHidden()
    await page.goto(`${home}/participants`)
    await expect(page.getByRole('row').filter({ hasText: 'Newcomer' })).toContainText('Harbour University')
  } finally {
    await theirs.close()
  }
})

test('an organiser makes an example, sees it score, goes back without loss and finds its pages by menu and search', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions/new')
  await page.getByRole('button', { name: '创建可评分的示例草稿' }).click()
  await page.waitForURL(/draft=\d+&step=check/, { timeout: 90_000 })
  await page.getByRole('button', { name: '评分', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '成绩' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: '上一步' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'answers.csv' })).toContainText('使用中')
  await page.getByRole('link', { name: '上一步' }).click()
  await expect(page.getByLabel('指标', { exact: true })).toHaveValue('accuracy')
  await page.getByRole('link', { name: '上一步' }).click()
  await page.getByLabel('标题 · 中文').fill('会不会下雨')
  await page.getByRole('button', { name: '保存并继续' }).click()
  for (const step of ['answers', 'check', 'ready']) {
    await page.getByRole('button', { name: '下一步' }).click()
    await page.waitForURL(new RegExp(`step=${step}`))
  }
  await expect(page.getByText('发布竞赛')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '打开草稿' }).click()
  await page.waitForURL(/\/admin\/competitions\/\d+$/)

  const menu = page.getByRole('navigation', { name: '竞赛管理' })
  await expect(menu.getByRole('link', { name: '概况' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: '数据' }).click()
  await page.waitForURL('**/data')
  await expect(page.getByText('示例数据')).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('赛程')
  await page.getByRole('option', { name: '赛程' }).first().click()
  await page.waitForURL('**/rounds')
})

test('from nothing to the first score with files of one’s own takes seven fields, and minutes', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await signIn(page, 'organiser@demo.leitai.example')
  const begun = Date.now()
  let fields = 0
  const fill = async (label: string, text: string) => {
    fields += 1
    await page.getByLabel(label).fill(text)
  }
  /** One save of a page to which the draft itself leads. */
  const complete = async (missing: string, label: string) => {
    await page.goto(home)
    await page.getByRole('link', { name: `补充：${missing}` }).click()
    await fill(label, '看图片，分清猫和狗。')
    await save(page)
  }

  await page.goto('/admin/competitions/new')
  // The kinds are told apart by the keyboard too, and the one at hand is the one that a scorer scores.
  const computing = page.getByRole('radio', { name: '算法赛' })
  await expect(computing).toBeChecked()
  await computing.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '方案赛' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(computing).toBeChecked()
  await expectAccessible(page)
  await fill('标题', `猫和狗 ${begun}`)
  await fill('开始时间', wall(-day))
  await page.getByRole('button', { name: '创建并设置评测' }).click()
  await page.waitForURL(/draft=\d+&step=metric/)
  const home = `/admin/competitions/${new URL(page.url()).searchParams.get('draft')}`

  fields += 1
  await page.getByLabel('指标', { exact: true }).selectOption('accuracy')
  await save(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL(/step=answers/)
  fields += 1
  await page.getByLabel('选择或拖入答案文件').setInputFiles(csv('answers.csv', answers))
  await page.getByRole('button', { name: '检查并上传' }).click()
  await expect(page.getByText('已接受，共 4 行。')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL(/step=check/)
  await page.getByRole('button', { name: '评分', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '成绩' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL(/step=ready/)

  await complete('一句话简介', '一句话简介')
  await complete('赛题背景', '赛题背景')
  await complete('参赛协议', '协议内容')
  await publish(page, home)

  const theirs = await browser.newContext({ locale: 'zh-CN' })
  try {
    const other = await theirs.newPage()
    await arriveAsNew(other, `/competitions/${home.split('/').at(-1)}/submits`, {
      name: '第一个',
      lang: 'zh-CN',
    })
    await other.getByRole('button', { name: '报名参赛' }).click()
    await other.getByLabel('我已阅读并同意参赛协议').check()
    await other.getByRole('button', { name: '同意并报名' }).click()
    await putNextStepsAway(other)
    await other.getByLabel('选择结果文件，或拖到这里').setInputFiles(csv('half.csv', half))
    await other.getByRole('button', { name: '提交', exact: true }).click()
    await expect(other.getByRole('status').filter({ hasText: '已评分' })).toBeVisible({ timeout: 90_000 })
    await expect(other.getByRole('row').filter({ hasText: 'half.csv' })).toContainText('0.5')
  } finally {
    await theirs.close()
  }
  expect(fields).toBeLessThanOrEqual(7)
  expect(Date.now() - begun).toBeLessThan(5 * 60_000)
})

test('an administrator makes somebody an organiser, and the audit list says so', async ({ page }) => {
  await signIn(page, 'admin@demo.leitai.example')
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: '名称开头、编号或完整邮箱' }).fill('member@demo.leitai.example')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  await page.waitForURL(/search=member/)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click()
  await page.waitForURL(/\/admin\/users\/\d+$/)
  await page.getByLabel('竞赛编号').fill('1002')
  await page.getByRole('button', { name: '授予角色' }).click()
  const revoke = page.getByRole('button', { name: /^撤销 主办方/ })
  await expect(revoke).toBeVisible()
  await expectAccessible(page)
  await revoke.click()
  await expect(page.getByText('没有角色：普通用户。')).toBeVisible()
  await page.goto('/admin/audit?action=user')
  await expect(page.getByRole('row').filter({ hasText: 'user.revoke' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/health')
  await expect(page.getByRole('heading', { name: '系统状态' })).toBeVisible()
  await expectAccessible(page)
})
