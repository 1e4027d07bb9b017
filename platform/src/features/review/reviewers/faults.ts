import { defineFaults } from '../../../base/contract/failure.ts'

export const reviewerFaults = defineFaults({
  signInFirst: { code: 'e401560', status: 401, zh: '请先登录。', en: 'Please sign in first.' },
  wrongPassword: {
    code: 'e401561',
    status: 401,
    zh: '账号或密码不正确；输错 5 次后，最多需等待 15 分钟再试。忘记密码请联系组织方。',
    en: 'The account or the password is wrong. After five wrong tries you have to wait for up to 15 minutes. If you forgot it, ask the organizer.',
  },
  wrongCode: {
    code: 'e401562',
    status: 401,
    zh: '验证码不正确或已过期。请重新登录，获取新的验证码。',
    en: 'The code is wrong or has expired. Sign in again to get a new one.',
  },
  badLink: {
    code: 'e404560',
    status: 404,
    zh: '这个链接无效、已过期或已被撤销。',
    en: 'This link is not valid, has expired or was revoked.',
  },
  weakPassword: {
    code: 'e400560',
    status: 400,
    zh: '密码太短或太常见：至少 10 个字符。',
    en: 'This password is too short or too common: use at least 10 characters.',
  },
  notFound: {
    code: 'e404561',
    status: 404,
    zh: '没有这个评审账号。',
    en: 'There is no such reviewer.',
  },
  taken: {
    code: 'e409560',
    status: 409,
    zh: '这个账号已经存在。',
    en: 'This account exists already.',
  },
  wrongYear: {
    code: 'e400561',
    status: 400,
    zh: '账号的第二段必须是本届的年份。',
    en: 'The second part of an account must be the year of the edition.',
  },
  badList: {
    code: 'e400562',
    status: 400,
    zh: '名单有误，没有创建任何账号。请修改标出的各行后重试。',
    en: 'The list has mistakes; no account was made. Correct the marked lines and try again.',
  },
  noEmail: {
    code: 'e409561',
    status: 409,
    zh: '有评审专家没有填写邮箱，无法收到验证码：请先补全。',
    en: 'Some reviewers have no email address and could not get a code: fill them in first.',
  },
  disabled: {
    code: 'e409562',
    status: 409,
    zh: '账号已停用，请先恢复。',
    en: 'This account is disabled: enable it first.',
  },
})
