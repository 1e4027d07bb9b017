import { expect, expectAccessible, signIn, site, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': {
    menu: '主导航',
    openMenu: '打开菜单',
    main: ['竞赛', '数据集', '讨论', '资讯'],
    more: '更多',
    rest: ['训练实验室', '选手排行榜', '专家', '举办竞赛', '帮助中心'],
    brand: '数据擂台',
    homeEntry: '首页',
    login: '登录',
    register: '注册',
    follow: '关注我们',
    wechat: '微信',
    weibo: '微博',
    open: '在新标签页打开',
    phone: /联系电话/,
    feedback: '意见反馈',
    shortcuts: '快捷入口',
    top: '回到顶部',
    home: '回到首页',
    notFound: '没有找到这个页面。',
    forbidden: '你没有权限访问这个页面。',
    visitAgain: '请登录后再次访问。',
    toLogin: '去登录',
    oops: '哎呀，出错了！',
  },
  'en-US': {
    menu: 'Main',
    openMenu: 'Open menu',
    main: ['Competitions', 'Datasets', 'Discussions', 'News'],
    more: 'More',
    rest: ['Training lab', 'Global rankings', 'Experts', 'Host a competition', 'Help'],
    brand: 'Leitai',
    homeEntry: 'Home',
    login: 'Sign in',
    register: 'Create account',
    follow: 'Follow us',
    wechat: 'WeChat',
    weibo: 'Weibo',
    open: 'Open in a new tab',
    phone: /Phone/,
    feedback: 'Feedback',
    shortcuts: 'Shortcuts',
    top: 'Back to top',
    home: 'Back to home',
    notFound: 'This page could not be found.',
    forbidden: 'You do not have access to this page.',
    visitAgain: 'Please log in and visit again.',
    toLogin: 'Sign in',
    oops: 'Oops !!!',
  },
} as const
const targets = {
  main: ['/competitions', '/datasets', '/discussions', '/information'],
  rest: ['/education', '/users/ranking', '/experts', '/cooperation', '/help'],
}

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`the header has every entry of the menu, wide and narrow (${lang})`, async ({ page }) => {
    await speak(page, lang)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/competitions')
      const header = page.getByRole('banner')
      const links = page.getByRole('navigation', { name: words.menu }).getByRole('link')
      const isWide = width > 390
      if (isWide) {
        await expect(links).toHaveText(words.main)
        await header.getByRole('button', { name: words.more }).press('Enter')
      } else await header.getByRole('button', { name: words.openMenu }).click()
      await expect(links).toHaveText([...(isWide ? [] : [words.homeEntry]), ...words.main, ...words.rest])
      expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
        ...(isWide ? [] : ['/']),
        ...targets.main,
        ...targets.rest,
      ])
      await expect(header.getByRole('link', { name: words.brand })).toHaveAttribute('href', '/')
      for (const [name, screen] of [
        [words.login, ''],
        [words.register, '&screen=register'],
      ])
        await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/${lang}/login2?return=%2Fcompetitions${screen}`,
        )
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: words.menu })).toHaveCount(0)
  })

  test(`the side bar shows how the operator is reached (${lang})`, async ({ page }) => {
    await speak(page, lang)
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/competitions')
    const side = page.getByRole('complementary', { name: words.shortcuts })
    await expect(side.getByRole('link', { name: words.phone })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(side.getByRole('link', { name: words.feedback })).toHaveAttribute(
      'href',
      '/feedback?from=%2Fcompetitions',
    )

    await side.getByRole('button', { name: words.follow }).press('Enter')
    const codes = page.getByRole('dialog', { name: words.follow })
    await expect(codes.getByRole('tab')).toHaveText([words.wechat, words.weibo])
    for (const [name, address] of [
      [words.wechat, site],
      [words.weibo, `${site}/information`],
    ]) {
      const panel = codes.getByRole('tabpanel', { name })
      await expect(panel.getByRole('link', { name: words.open })).toHaveAttribute('href', address ?? '')
      await panel.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
      await codes.getByRole('tab', { name }).press('ArrowRight')
      await page.keyboard.press('Enter')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(codes).toHaveCount(0)
    await expect(side.getByRole('button', { name: words.follow })).toBeFocused()
  })

  test(`the error page has its four kinds (${lang})`, async ({ page }) => {
    await speak(page, lang)
    for (const [code, title, text] of [
      [404, words.notFound, ''],
      [403, words.forbidden, ''],
      [401, '', words.visitAgain],
      [500, words.oops, ''],
      [418, words.oops, ''],
    ] as const) {
      const answer = await page.goto(`/error?code=${code}`)
      expect(answer?.status()).toBe(code)
      const main = page.getByRole('main')
      if (title) await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      if (text) await expect(main).toContainText(text)
      await expect(main.getByRole('link', { name: words.home })).toHaveCount(code === 401 ? 0 : 1)
      await expect(main.getByRole('link', { name: words.toLogin, exact: true })).toHaveCount(
        code === 401 ? 1 : 0,
      )
    }
  })
}

test('whoever logs in from the error page comes back and goes on', async ({ page }) => {
  await page.goto('/error?code=401&return=/datasets')
  const login = page.getByRole('main').getByRole('link', { name: '去登录' })
  const address = new URL((await login.getAttribute('href')) ?? '', site)
  expect(address.pathname).toBe('/zh-CN/login2')
  expect(decodeURIComponent(address.searchParams.get('return') ?? '')).toBe(
    '/error?code=401&return=/datasets',
  )
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/error?code=401&return=/datasets')
  await expect(page).toHaveURL(`${site}/datasets`)
  await page.goto('/error?code=401&return=https://evil.example/')
  await expect(page).toHaveURL(`${site}/`)
})

test('the landing header turns opaque after 8 pixels, and the way up appears after 300', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  const top = page.getByRole('button', { name: '回到顶部' })
  const scrollTo = (y: number) => page.evaluate(to => window.scrollTo(0, to), y)
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await scrollTo(9)
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await scrollTo(8)
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await scrollTo(301)
  await expect(top).toBeVisible()
  await scrollTo(300)
  await expect(top).toHaveCount(0)
  await scrollTo(301)
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('older addresses of people lead to where their pages stand today', async ({ page }) => {
  for (const [from, to] of [
    ['/user/7', '/users/7'],
    ['/user/7/competition-history', '/users/7'],
    ['/user/7/following?page=2', '/users/7/followings?page=2'],
  ] as const) {
    const answer = await page.request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  }
  for (const path of ['/users', '/user/-/profile']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.headers().location).toBe(`/zh-CN/login2?return=${encodeURIComponent(path)}`)
  }
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/users')
  await expect(page).toHaveURL(/\/users\/\d+$/)
  const id = page.url().split('/').at(-1)
  await page.goto('/user/-/profile?from=menu')
  await expect(page).toHaveURL(`${site}/users/v2/setting-userinfo`)
  await page.goto('/user/-/following')
  await expect(page).toHaveURL(`${site}/users/${id}/followings`)
  await page.goto('/users/settings')
  await expect(page).toHaveURL(`${site}/users/settings-v2`)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '更多' }).click()
  const work = menu.getByRole('link', { name: '我的竞赛' })
  await expect(work).toHaveAttribute('href', `/users/${id}`)
})
