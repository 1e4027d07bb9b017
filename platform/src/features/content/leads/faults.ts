import { defineFaults } from '../../../base/contract/failure.ts'

export const leadFaults = defineFaults({
  notFound: { code: 'e404370', status: 404, zh: '没有这条合作意向。', en: 'Inquiry not found.' },
  contactMissing: {
    code: 'e400370',
    status: 400,
    zh: '邮箱和电话至少留一个，我们才能联系你。',
    en: 'Enter an email address or a phone number so that we can reach you.',
  },
  riddleUnsolved: {
    code: 'e400371',
    status: 400,
    zh: '没能确认这是由浏览器发出的，请重新提交一次。',
    en: 'We could not verify that a browser sent this. Please try again.',
  },
  riddleSpent: {
    code: 'e409370',
    status: 409,
    zh: '这份表单已经提交过了。',
    en: 'This form has been sent already.',
  },
})
