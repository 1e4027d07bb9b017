import { defineFaults } from '../../../base/contract/failure.ts'

export const registrationFaults = defineFaults({
  notOpen: {
    code: 'e40921',
    status: 409,
    zh: '竞赛暂未开放报名。',
    en: 'The competition is not open to join.',
  },
  expired: {
    code: 'e40922',
    status: 409,
    zh: '竞赛已经结束，不能再报名。',
    en: 'The competition has ended and can no longer be joined.',
  },
  already: {
    code: 'e40923',
    status: 409,
    zh: '你已经报名了这个竞赛。',
    en: 'You have already joined this competition.',
  },
  agreementChanged: {
    code: 'e40924',
    status: 409,
    zh: '参赛协议已更新，请阅读最新版本后再同意。',
    en: 'The agreement has changed. Please read and accept the latest version.',
  },
  pending: {
    code: 'e40361',
    status: 403,
    zh: '你的报名正在等待主办方审核。',
    en: 'Your request to join is waiting for approval.',
  },
  refused: {
    code: 'e40362',
    status: 403,
    zh: '你的报名没有通过主办方的审核。',
    en: 'The organizers declined your request to join.',
  },
})

/** Of deciding about signups. */
export const participantFaults = defineFaults({
  notFound: {
    code: 'e40414',
    status: 404,
    zh: '其中有人没有报名这个竞赛。',
    en: 'Someone selected has not joined this competition.',
  },
  reasonMissing: {
    code: 'e40013',
    status: 400,
    zh: '拒绝报名时请写明理由，报名者会看到。',
    en: 'Enter a reason for refusing. The person will see it.',
  },
})
