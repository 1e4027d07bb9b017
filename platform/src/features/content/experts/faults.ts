import { defineFaults } from '../../../base/contract/failure.ts'

export const expertFaults = defineFaults({
  notFound: { code: 'e404350', status: 404, zh: '没有这位专家。', en: 'Expert not found.' },
  incomplete: {
    code: 'e409350',
    status: 409,
    zh: '还不能公开：姓名、职务、单位和简介的中英文都要写全，并至少选一个领域。',
    en: 'It cannot be published yet: name, position, organization and summary are required in both languages, and at least one field.',
  },
  unknownField: { code: 'e400351', status: 400, zh: '没有这个领域。', en: 'Field not found.' },
  unknownAccount: { code: 'e400352', status: 400, zh: '没有这个用户。', en: 'User not found.' },
  accountTaken: {
    code: 'e409351',
    status: 409,
    zh: '这个账号在该类专家里已有一位。',
    en: 'This account already has an expert of this type.',
  },
  applicationWaiting: {
    code: 'e409352',
    status: 409,
    zh: '你已提交过该类专家的申请，正在等待审核。',
    en: 'You have already applied. Your application is waiting for review.',
  },
  alreadyExpert: {
    code: 'e409353',
    status: 409,
    zh: '你已是该类专家。',
    en: 'You are already an expert of this type.',
  },
  noApplication: { code: 'e404351', status: 404, zh: '没有这份申请。', en: 'Application not found.' },
  decided: {
    code: 'e409354',
    status: 409,
    zh: '这份申请已经处理过了。',
    en: 'This application has already been decided.',
  },
  own: {
    code: 'e409355',
    status: 409,
    zh: '这是你自己的专家资格，请由其他编辑处理。',
    en: 'This concerns you, so another editor must decide.',
  },
  reasonMissing: {
    code: 'e400353',
    status: 400,
    zh: '不通过时需要写明理由，申请人会看到。',
    en: 'Declining needs a reason, which the applicant is shown.',
  },
})
