import { defineFaults } from '../../../base/contract/failure.ts'

export const inviteFaults = defineFaults({
  notFound: {
    code: 'e40434',
    status: 404,
    zh: '没有这个邀请活动。',
    en: 'Referral program not found.',
  },
  nameTaken: {
    code: 'e40988',
    status: 409,
    zh: '这个代号已被别的邀请活动使用。',
    en: 'Another referral program already uses this name.',
  },
  inUse: {
    code: 'e40989',
    status: 409,
    zh: '已经有人通过这个活动报名，不能取消。可以提前它的结束时间。',
    en: 'People have joined through this referral program, so it cannot be removed. Set an earlier end instead.',
  },
  endBeforeStart: {
    code: 'e40072',
    status: 400,
    zh: '结束时间必须晚于开始时间。',
    en: 'The end must be after the start.',
  },
})
