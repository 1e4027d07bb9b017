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
    agree: '我已阅读并同意',
    terms: '服务条款',
    and: '和',
    privacy: '隐私政策',
    bindsToo: {
      email: '建议用邮箱注册：本站需要绑定邮箱，用手机号注册之后还要再绑定一次。',
      phone: '建议用手机号注册：本站需要绑定手机号，用邮箱注册之后还要再绑定一次。',
      both: '本站需要绑定邮箱和手机号，注册之后再绑定另一个。',
    },
    submit: '完成注册',
    haveAccount: '已有账号？',
    login: '登录',
  },
  bind: {
    title: {
      email: '绑定邮箱',
      phone: '绑定手机号',
      either: '绑定邮箱或手机号',
      both: '绑定手机号和邮箱',
    },
    why: {
      email: '继续之前需要绑定邮箱，用来接收竞赛通知和找回账号。',
      phone: '继续之前需要绑定手机号，用来联系参赛者和找回账号。',
      either: '继续之前需要绑定其中一个，用来接收竞赛通知和找回账号。',
      both: '继续之前需要绑定手机号和邮箱，用来接收竞赛通知和找回账号。',
    },
    email: '邮箱',
    phone: '手机号',
    either: '邮箱或手机号',
    submit: '绑定',
    doneEmail: '邮箱已绑定',
    donePhone: '手机号已绑定',
  },
  phone: {
    country: '国家/地区代码',
    why: '手机号用来登录、找回账号和接收必要的通知，不会展示给其他用户。',
    code: '手机号默认 +86，其他国家或地区请带上代码，例如 +852。',
  },
  waits: {
    login: (what: string) => `登录后就能${what}。`,
    register: (what: string) => `注册后就能${what}。`,
    what: {
      join: '继续报名这个竞赛',
      submits: '提交结果，查看评分和提交记录',
      teams: '查看自己的队伍，找队友、邀请和合并队伍',
      appeal: '提出申诉，查看处理进度',
      thread: '在讨论区发帖',
      code: '用访问码进入这个竞赛',
      data: '同意数据使用协议并下载数据',
      ownData: '上传和管理自己的数据集',
      messages: '查看和发送私信',
      notices: '查看报名、组队和评分的通知',
      settings: '设置个人资料、隐私、通知和账号安全',
      profile: '查看和编辑个人主页',
      guide: '填写个人信息，获得竞赛推荐',
      expert: '申请成为专家',
      challenges: '发布需求，查看收到的方案',
      proposal: '报名试点项目，填写和提交方案',
      method: '说明自己的方法，登上基准榜单',
    },
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
    again: '再试一次',
    back: '回到首页',
    unreadable: '这个请求无法识别，请回到首页重试。',
    later: '系统暂时出了问题，请稍后再试。',
    tooMany: '操作太频繁，请稍后再试。',
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
    unsuitableName: '昵称里有看不见、与别的文字外形相同或影响排版的字符，请换一个。',
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
/** The same, with any words. */
type Any<T> = T extends string
  ? string
  : T extends (...given: never) => unknown
    ? T
    : { [K in keyof T]: Any<T[K]> }
type Words = Any<typeof zh>

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
    agree: 'I have read and accept the ',
    terms: 'terms of service',
    and: ' and the ',
    privacy: 'privacy policy',
    bindsToo: {
      email:
        'Best use your email: this site needs a verified one, so with a phone number you would verify twice.',
      phone:
        'Best use your phone: this site needs a verified number, so with an email you would verify twice.',
      both: 'This site needs a verified email and phone number: you verify the other one afterwards.',
    },
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
  },
  bind: {
    title: {
      email: 'Verify your email',
      phone: 'Verify your phone',
      either: 'Verify your email or phone',
      both: 'Verify your phone and email',
    },
    why: {
      email:
        'You need a verified email to go on. It is for news of your competitions and for recovering your account.',
      phone:
        'You need a verified phone number to go on. It is for reaching participants and for recovering your account.',
      either:
        'You need one of them to go on. It is for news of your competitions and for recovering your account.',
      both: 'You need both to go on. They are for news of your competitions and for recovering your account.',
    },
    email: 'Email',
    phone: 'Phone',
    either: 'Email or phone',
    submit: 'Verify',
    doneEmail: 'Email verified',
    donePhone: 'Phone verified',
  },
  phone: {
    country: 'Country code',
    why: 'Your phone number is for signing in, recovering your account and necessary notifications. Other users never see it.',
    code: 'Phone numbers are taken as +86. For other countries and regions, include the code, such as +44.',
  },
  waits: {
    login: what => `Sign in to ${what}.`,
    register: what => `Create an account to ${what}.`,
    what: {
      join: 'join this competition',
      submits: 'make submissions and see your scores and past submissions',
      teams: 'see your team, find teammates, and invite or merge',
      appeal: 'file an appeal and follow what comes of it',
      thread: 'start a discussion',
      code: 'enter this competition with your access code',
      data: 'accept the data use terms and download the data',
      ownData: 'upload and manage your own datasets',
      messages: 'read and send messages',
      notices: 'see notifications about competitions, teams and scores',
      settings: 'set your profile, privacy, notifications and account security',
      profile: 'see and edit your profile',
      guide: 'tell us about yourself and get suggestions of competitions',
      expert: 'apply to be an expert',
      challenges: 'post challenges and read the proposals for them',
      proposal: 'register for pilot projects and write your proposal',
      method: 'explain your method and enter the benchmark',
    },
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
    again: 'Try again',
    back: 'Back to home',
    unreadable: 'This request could not be read. Go back to the home page and try again.',
    later: 'Something went wrong on our side. Please try again later.',
    tooMany: 'Too many requests. Please try again in a moment.',
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
    unsuitableName:
      'This name has characters that are invisible, look like others or disturb the text around it. Choose another one.',
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
export type Waits = keyof Words['waits']['what']
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
