import { defineFaults } from '../../../base/contract/failure.ts'

export const certificateFaults = defineFaults({
  notFound: {
    code: 'e404252',
    status: 404,
    zh: '没有这个编号的证书。请核对证书上的网址或二维码。',
    en: 'Certificate not found. Check the URL or the QR code on it.',
  },
  notYours: {
    code: 'e403253',
    status: 403,
    zh: '证书只能由本人下载。',
    en: 'A certificate can be downloaded by its owner only.',
  },
  revoked: {
    code: 'e409254',
    status: 409,
    zh: '这份证书已被撤销，不能下载。',
    en: 'This certificate was revoked and cannot be downloaded.',
  },
  awardsFixed: {
    code: 'e409255',
    status: 409,
    zh: '最终名次已经确认，奖项已印在证书上。要修改奖项，请先撤回最终名次。',
    en: 'The final ranks are confirmed and certificates bear the awards. Withdraw the final ranks before changing awards.',
  },
  busy: {
    code: 'e503256',
    status: 503,
    zh: '正在制作的证书太多，请稍后再试。',
    en: 'Many certificates are being generated. Try again in a moment.',
  },
  noSuchPerson: {
    code: 'e404257',
    status: 404,
    zh: '没有这个用户，或者他没有公开竞赛经历。',
    en: 'User not found, or their competitions are private.',
  },
})
