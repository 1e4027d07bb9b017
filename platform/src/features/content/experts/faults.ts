import { defineFaults } from '../../../base/contract/failure.ts'

export const expertFaults = defineFaults({
  notFound: { code: 'e404350', status: 404, zh: '没有这位专家。', en: 'There is no such expert.' },
  incomplete: {
    code: 'e409350',
    status: 409,
    zh: '还不能公开：姓名、职务、单位和简介的中英文都要写全，并至少选一个领域。',
    en: 'This cannot be shown yet: name, position, organisation and summary are needed in both languages, and one field of work.',
  },
  unknownField: { code: 'e400351', status: 400, zh: '没有这个领域。', en: 'There is no such field of work.' },
  unknownAccount: { code: 'e400352', status: 400, zh: '没有这个用户。', en: 'There is no such user.' },
  accountTaken: {
    code: 'e409351',
    status: 409,
    zh: '这个账号在该类专家里已有一位。',
    en: 'This account has an expert of this kind already.',
  },
  applicationWaiting: {
    code: 'e409352',
    status: 409,
    zh: '你已提交过该类专家的申请，正在等待审核。',
    en: 'You have applied for this already; the application waits for its review.',
  },
  alreadyExpert: {
    code: 'e409353',
    status: 409,
    zh: '你已是该类专家。',
    en: 'You are an expert of this kind already.',
  },
  noApplication: { code: 'e404351', status: 404, zh: '没有这份申请。', en: 'There is no such application.' },
  decided: {
    code: 'e409354',
    status: 409,
    zh: '这份申请已经处理过了。',
    en: 'This application has been decided already.',
  },
  own: {
    code: 'e409355',
    status: 409,
    zh: '这是你自己的专家资格，请由其他编辑处理。',
    en: 'This is about yourself as an expert: somebody else decides it.',
  },
  reasonMissing: {
    code: 'e400353',
    status: 400,
    zh: '不通过时需要写明理由，申请人会看到。',
    en: 'Declining needs a reason, which the applicant is shown.',
  },
})
