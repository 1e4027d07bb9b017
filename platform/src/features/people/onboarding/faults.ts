import { defineFaults } from '../../../base/contract/failure.ts'

/** The spec's three checks before protected actions. Where they are mended comes as their hint. */
export const onboardingFaults = defineFaults({
  basicMissing: {
    code: 'e403210',
    status: 403,
    zh: '请完善用户信息后重试。',
    en: 'Complete your basic information, then try again.',
  },
  careerMissing: {
    code: 'e403211',
    status: 403,
    zh: '请完善职业信息后重试。',
    en: 'Complete your career information, then try again.',
  },
  identityMissing: {
    code: 'e403212',
    status: 403,
    zh: '请完成实名认证后重试。',
    en: 'Verify your identity, then try again.',
  },
})

/** Of the guide itself. */
export const guideFaults = defineFaults({
  notOfRole: {
    code: 'e400210',
    status: 400,
    zh: '请先选择身份，再填写对应的信息。',
    en: 'Choose your role first, then fill in what belongs to it.',
  },
  alreadyCertified: {
    code: 'e409210',
    status: 409,
    zh: '你已经通过实名认证，不能再更换认证方式。',
    en: 'Your identity is already verified; the verification type can no longer be changed.',
  },
})
