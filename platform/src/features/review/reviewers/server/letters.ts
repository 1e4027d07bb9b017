import type { PlainLetter } from '../../../people/notices/server/public.ts'
import { codeMinutes } from '../rules.ts'

// Whose language it is nobody knows yet: both stand in one letter.

export const codeLetter = (address: string, code: string): PlainLetter => ({
  address,
  subject: `评审系统登录验证码 ${code} · Your sign-in code`,
  paragraphs: [
    `你的登录验证码是 ${code}，${codeMinutes} 分钟内有效。如果不是你本人在登录，请联系组织方。`,
    `Your sign-in code is ${code}. It is valid for ${codeMinutes} minutes. If you are not signing in, please tell the organiser.`,
  ],
})

export const linkLetter = (address: string, name: string, href: string, until: string): PlainLetter => ({
  address,
  subject: '邀请你评审项目 · An invitation to review',
  paragraphs: [
    `${name}，您好：请通过下面的个人链接进入评审系统。链接仅供您本人使用，${until} 前有效，请勿转发。`,
    `Dear ${name}, please enter the review by the personal link below. It is yours alone and valid until ${until}: do not pass it on.`,
  ],
  link: { text: '进入评审 · Enter the review', href },
})
