import { consentMissing } from './client.ts'
import { defineFaults } from './failure.ts'

/** Failures that any call can have. */
export const baseFaults = defineFaults({
  outdatedClient: {
    code: 'e30200',
    status: 400,
    zh: '页面版本已过期，正在为你刷新。',
    en: 'This page is out of date and will reload.',
  },
  invalidInput: {
    code: 'e40001',
    status: 400,
    zh: '请求内容有误，请检查标出的各项。',
    en: 'Please check the marked fields.',
  },
  malformed: { code: 'e40002', status: 400, zh: '请求格式无法识别。', en: 'The request could not be read.' },
  unrenderable: {
    code: 'e40010',
    status: 400,
    zh: '这段文字的结构太复杂，无法显示。请减少嵌套或公式后再试。',
    en: 'This text is too complex to display. Use less nesting or fewer formulas.',
  },
  pageTooLarge: {
    code: 'e50010',
    status: 400,
    zh: '每页最多 50 条。',
    en: 'A page holds at most 50 entries.',
  },
  foreignIdentity: {
    code: 'e40003',
    status: 403,
    zh: '请求中的用户与当前登录的用户不一致。',
    en: 'The user in the request is not the one signed in.',
  },
  signInFirst: { code: 'e40101', status: 401, zh: '请先登录。', en: 'Please sign in first.' },
  forbidden: {
    code: 'e40301',
    status: 403,
    zh: '你没有权限执行此操作。',
    en: 'You are not allowed to do this.',
  },
  unbound: {
    code: 'UNBOUND_PHONE_OR_EMAIL',
    status: 403,
    zh: '请先绑定手机号和邮箱。',
    en: 'Please verify your phone number and email first.',
  },
  consentMissing: {
    code: consentMissing,
    status: 403,
    zh: '平台的条款有更新，请先阅读并同意。',
    en: 'Our terms have changed. Please read and accept them first.',
  },
  crossSite: {
    code: 'e40302',
    status: 403,
    zh: '请求不是从本站发出的，已拒绝。',
    en: 'The request did not come from this site and was rejected.',
  },
  notFound: {
    code: 'e40401',
    status: 404,
    zh: '你访问的内容不存在。',
    en: 'What you asked for does not exist.',
  },
  wrongMethod: {
    code: 'e40501',
    status: 405,
    zh: '不支持这种请求方式。',
    en: 'This method is not supported here.',
  },
  keyReused: {
    code: 'e40901',
    status: 409,
    zh: '同一个幂等键已用于另一个请求。',
    en: 'This idempotency key was already used for another request.',
  },
  badKey: {
    code: 'e40004',
    status: 400,
    zh: 'Idempotency-Key 无效：应为 8 到 100 个字母、数字、“-”或“_”。',
    en: 'This Idempotency-Key is not valid: use 8 to 100 letters, digits, “-” or “_”.',
  },
  tooSlow: {
    code: 'e40801',
    status: 408,
    zh: '请求发送得太慢，没有收完整。请再试一次。',
    en: 'The request did not arrive whole in time. Please try again.',
  },
  headersTooLarge: {
    code: 'e43101',
    status: 431,
    zh: '请求头过大。清除本站的 Cookie 后再试一次。',
    en: 'The request headers are too large. Clear this site’s cookies and try again.',
  },
  tooLarge: {
    code: 'e41301',
    status: 413,
    zh: '发送的内容超出大小限制。',
    en: 'The request is larger than allowed.',
  },
  wrongType: {
    code: 'e41501',
    status: 415,
    zh: '不支持这种内容类型。',
    en: 'This content type is not supported.',
  },
  gone: {
    code: 'e49901',
    status: 499,
    zh: '连接已断开，处理已停止。',
    en: 'The connection was closed, and the work for it was stopped.',
  },
  unsatisfiable: {
    code: 'e41601',
    status: 416,
    zh: '请求的文件区间不存在。',
    en: 'The requested range of the file does not exist.',
  },
  tooMany: {
    code: 'e42901',
    status: 429,
    zh: '操作太频繁，请稍后再试。',
    en: 'Too many requests. Please try again in a moment.',
  },
  internal: {
    code: 'e50001',
    status: 500,
    zh: '服务器出错了，我们已经记录下来。请稍后再试。',
    en: 'Something went wrong on our side. It has been recorded; please try again.',
  },
  diskFull: {
    code: 'e50701',
    status: 507,
    zh: '服务器的磁盘已满，没有保存。请联系管理员，稍后再试。',
    en: 'The server’s disk is full and nothing was saved. Please contact the site operator and try again later.',
  },
  busy: {
    code: 'e50301',
    status: 503,
    zh: '服务器繁忙，请稍后再试。',
    en: 'The server is busy. Please try again shortly.',
  },
})
