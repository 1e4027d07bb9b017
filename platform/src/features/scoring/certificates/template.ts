import { z } from 'zod'
import { anyText, line } from '../../../base/contract/call.ts'
import { ownPicture } from '../../../base/contract/saved.ts'
import { longestBody, mostAwards, mostSigners } from './limits.rules.ts'

const award = z.object({
  /** The last rank that gets it; the first is the one after the award before. */
  upTo: z.number().int().min(1).max(100_000),
  zh: line(30),
  en: line(60),
})

const signer = z.object({
  picture: ownPicture(),
  nameZh: line(40),
  nameEn: line(60),
})

const ascending = (awards: readonly { upTo: number }[]) =>
  awards.every((one, index) => index === 0 || one.upTo > (awards[index - 1]?.upTo ?? 0))

/** What an organiser decides of certificates; what they say, in the languages of the competition at least. */
export const template = z.object({
  isOn: z.boolean(),
  logo: ownPicture(),
  seal: ownPicture(),
  titleZh: line(30),
  titleEn: line(60),
  /** With `{name}`, `{team}`, `{rank}`, `{competition}`, `{award}` and `{date}`. */
  bodyZh: anyText(longestBody),
  bodyEn: anyText(longestBody),
  issuerZh: line(60),
  issuerEn: line(100),
  signers: z.array(signer).max(mostSigners),
  awards: z
    .array(award)
    .max(mostAwards)
    .refine(ascending, { params: { code: 'out_of_order' } }),
  /** What those below the last award get. */
  restZh: line(30),
  restEn: line(60),
})
export type Template = z.output<typeof template>

/** How certificates are until somebody decides. */
export const usualTemplate: Template = {
  isOn: true,
  logo: null,
  seal: null,
  titleZh: '荣誉证书',
  titleEn: 'Certificate of Achievement',
  bodyZh: '在“{competition}”中，所在队伍“{team}”获得第 {rank} 名。特发此证，以资鼓励。',
  bodyEn: 'has placed {rank} in “{competition}” as a member of the team “{team}”.',
  issuerZh: '',
  issuerEn: '',
  signers: [],
  awards: [],
  restZh: '参赛证明',
  restEn: 'Participation',
}
