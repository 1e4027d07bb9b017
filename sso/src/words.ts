import type { Lang } from './accounts.ts'

const zh = {
  brand: '数据擂台',
  tagline: '在真实数据上，同场竞技',
  promise: '一个账号，报名、提交、上榜。每个成绩都能重算。',
  otherLanguage: 'English',
  login: {
    title: '登录',
    account: '邮箱或手机号',
    password: '密码',
    submit: '登录',
    byCode: '用验证码登录',
    byPassword: '用密码登录',
    forgot: '忘记密码？',
    noAccount: '还没有账号？',
    register: '注册',
  },
  code: {
    label: '验证码',
    send: '获取验证码',
    sent: '如果这个邮箱或手机号可用，验证码已经发出，10 分钟内有效。',
  },
  register: {
    title: '注册',
    name: '昵称',
    password: '设置密码',
    passwordHint: '至少 8 个字符，不要求特殊符号',
    agree: '我已阅读并同意服务条款和隐私政策',
    submit: '完成注册',
    haveAccount: '已有账号？',
    login: '登录',
  },
  bind: {
    title: '绑定手机号和邮箱',
    why: '参加竞赛前需要绑定手机号和邮箱，用来接收竞赛通知和找回账号。',
    email: '邮箱',
    phone: '手机号',
    submit: '绑定',
    doneEmail: '邮箱已绑定',
    donePhone: '手机号已绑定',
  },
  rebind: {
    email: '更换邮箱',
    phone: '更换手机号',
    now: (target: string) => `现在绑定的是 ${target}。验证后立即生效，不用重新登录；旧的会收到一条提醒。`,
    newEmail: '新邮箱',
    newPhone: '新手机号',
    password: '当前密码',
    submit: '更换',
    back: '返回',
  },
  reset: {
    title: '重置密码',
    submit: '重置密码',
    newPassword: '新密码',
    done: '密码已重置，所有设备上的登录都已退出。请用新密码登录。',
  },
  change: {
    title: '修改密码',
    current: '当前密码',
    newPassword: '新密码',
    submit: '修改密码',
    done: '密码已修改，所有设备上的登录都已退出。请用新密码登录。',
    back: '返回',
  },
  span: {
    seconds: (count: number) => `${count} 秒`,
    minutes: (count: number) => `${count} 分钟`,
    hours: (count: number) => `${count} 小时`,
  },
  outbox: {
    title: '本机发件箱',
    note: '没有配置邮件或短信服务时，验证码显示在这里。只有本机可以查看。',
    empty: '还没有消息。',
  },
  logout: { title: '退出登录', question: '确定要退出登录吗？', yes: '退出登录', working: '正在退出…' },
  error: {
    title: '出错了',
    about: '登录没有完成：链接不完整，或已经失效。请从首页重新登录。',
    back: '回到首页',
    unreadable: '这个请求无法识别，请回到首页重试。',
    later: '系统暂时出了问题，请稍后再试。',
  },
  notFound: { title: '页面不存在', about: '请检查地址，或从首页重新登录。' },
  failures: {
    credentials: '账号或密码不正确。',
    wrongCode: '验证码不正确或已失效，请核对后重试，或重新获取。',
    target: '请输入有效的邮箱或手机号。',
    email: '请输入有效的邮箱。',
    phone: '请输入有效的手机号。',
    same: '这就是现在绑定的，请换一个。',
    password: '密码不正确。',
    current: '当前密码不正确。',
    name: '请填写昵称，最多 40 个字符。',
    agree: '请先同意服务条款和隐私政策。',
    passwordShort: '密码至少要有 8 个字符。',
    passwordLong: '密码最多 128 个字符。',
    passwordCommon: '这个密码太常见，请换一个。',
    taken: '这个邮箱或手机号已被使用。',
    wait: {
      tries: (span: string) => `尝试次数过多，请在 ${span}后再试。`,
      codes: (span: string) => `验证码获取得太频繁，请在 ${span}后再试。`,
    },
    form: '页面已过期，请重新提交。',
    notSent: '验证码没能发出，请稍后再试。',
  },
  mail: {
    subject: (code: string) => `${code} 是你的数据擂台验证码`,
    body: (code: string) => `你的验证码是 ${code}，10 分钟内有效。如果不是你本人操作，请忽略这条消息。`,
    existsSubject: '你已经有数据擂台账号',
    existsBody: '有人用这个地址注册数据擂台。你已经有账号了，可以直接登录；忘记密码时请在登录页重置。',
    changedSubject: '你的数据擂台账号更换了绑定',
    emailChanged:
      '你的数据擂台账号已改绑另一个邮箱，这个邮箱不能再用来登录。如果不是你本人操作，请马上联系网站管理员。',
    phoneChanged:
      '你的数据擂台账号已改绑另一个手机号，这个手机号不能再用来登录。如果不是你本人操作，请马上联系网站管理员。',
  },
}
type Words = {
  [K in keyof typeof zh]: (typeof zh)[K] extends string
    ? string
    : { [J in keyof (typeof zh)[K]]: (typeof zh)[K][J] extends string ? string : (typeof zh)[K][J] }
}

const en: Words = {
  brand: 'Leitai',
  tagline: 'Compete on real data',
  promise: 'One account to join, submit and climb the leaderboard. Every score is reproducible.',
  otherLanguage: '中文',
  login: {
    title: 'Sign in',
    account: 'Email or phone',
    password: 'Password',
    submit: 'Sign in',
    byCode: 'Sign in with a code',
    byPassword: 'Sign in with a password',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create account',
  },
  code: {
    label: 'Code',
    send: 'Send a code',
    sent: 'If this email or phone number is valid, a code is on its way. It expires in 10 minutes.',
  },
  register: {
    title: 'Create account',
    name: 'Display name',
    password: 'Choose a password',
    passwordHint: 'At least 8 characters; no special characters needed',
    agree: 'I have read and accept the terms of service and the privacy policy',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
  },
  bind: {
    title: 'Verify your phone and email',
    why: 'Competitions require both, to notify you and to recover your account.',
    email: 'Email',
    phone: 'Phone',
    submit: 'Verify',
    doneEmail: 'Email verified',
    donePhone: 'Phone verified',
  },
  rebind: {
    email: 'Change your email',
    phone: 'Change your phone',
    now: (target: string) =>
      `Currently ${target}. The change takes effect once the new one is verified. You stay signed in, and we notify the old one.`,
    newEmail: 'New email',
    newPhone: 'New phone',
    password: 'Current password',
    submit: 'Change',
    back: 'Back',
  },
  reset: {
    title: 'Reset your password',
    submit: 'Reset password',
    newPassword: 'New password',
    done: 'Your password was reset and you were signed out everywhere. Sign in with the new one.',
  },
  change: {
    title: 'Change your password',
    current: 'Current password',
    newPassword: 'New password',
    submit: 'Change password',
    done: 'Your password was changed and you were signed out everywhere. Sign in with the new one.',
    back: 'Back',
  },
  span: {
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => `${count} minutes`,
    hours: (count: number) => `${count} hours`,
  },
  outbox: {
    title: 'Local outbox',
    note: 'With no mail or text message service configured, codes appear here. Only this machine can read them.',
    empty: 'No messages yet.',
  },
  logout: {
    title: 'Sign out',
    question: 'Do you want to sign out?',
    yes: 'Sign out',
    working: 'Signing out…',
  },
  error: {
    title: 'Something went wrong',
    about:
      'You were not signed in: the link is incomplete or no longer valid. Sign in again from the home page.',
    back: 'Back to home',
    unreadable: 'This request could not be read. Go back to the home page and try again.',
    later: 'Something went wrong on our side. Please try again later.',
  },
  notFound: {
    title: 'Page not found',
    about: 'Check the address, or sign in again from the home page.',
  },
  failures: {
    credentials: 'Incorrect account or password.',
    wrongCode: 'The code is incorrect or has expired. Check it, or request a new one.',
    target: 'Enter a valid email address or phone number.',
    email: 'Enter a valid email address.',
    phone: 'Enter a valid phone number.',
    same: 'This is your current one. Enter a different one.',
    password: 'Incorrect password.',
    current: 'Incorrect current password.',
    name: 'Enter a display name of up to 40 characters.',
    agree: 'Please accept the terms of service and the privacy policy.',
    passwordShort: 'The password must be at least 8 characters.',
    passwordLong: 'The password must be at most 128 characters.',
    passwordCommon: 'This password is too common. Choose another one.',
    taken: 'This email or phone number is already in use.',
    wait: {
      tries: (span: string) => `Too many attempts. Try again in ${span}.`,
      codes: (span: string) => `Too many codes requested. Try again in ${span}.`,
    },
    form: 'The page has expired. Please submit it again.',
    notSent: 'The code could not be sent. Please try again in a moment.',
  },
  mail: {
    subject: (code: string) => `${code} is your Leitai code`,
    body: (code: string) =>
      `Your code is ${code}. It expires in 10 minutes. If you did not request it, ignore this message.`,
    existsSubject: 'You already have a Leitai account',
    existsBody:
      'Someone tried to create a Leitai account with this address. You already have one: sign in, or reset your password on the sign-in page.',
    changedSubject: 'Your Leitai account has changed',
    emailChanged:
      'Your Leitai account now uses a different email address. You can no longer sign in with this one. If this was not you, contact the site operators immediately.',
    phoneChanged:
      'Your Leitai account now uses a different phone number. You can no longer sign in with this one. If this was not you, contact the site operators immediately.',
  },
}

type Wait = { wait: number; after: keyof Words['failures']['wait'] }
export type Failure = Exclude<keyof Words['failures'], 'wait'> | Wait
export const wordsOf = (lang: Lang): Words => (lang === 'zh-CN' ? zh : en)
export function failureText(failure: Failure, lang: Lang): string {
  const { failures } = wordsOf(lang)
  if (typeof failure === 'string') return failures[failure]
  return failures.wait[failure.after](spanText(failure.wait, lang))
}

/** Rounded up, in the largest unit that leaves more than one: `45 seconds`, `3 minutes`, `20 hours`. */
function spanText(milliseconds: number, lang: Lang): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const { span } = wordsOf(lang)
  if (seconds > 3_600) return span.hours(Math.ceil(seconds / 3_600))
  return seconds > 60 ? span.minutes(Math.ceil(seconds / 60)) : span.seconds(seconds)
}
