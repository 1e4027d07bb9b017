import { readTarget, type Lang, type Target } from './accounts.ts'

/** Countries and regions to choose from beside a phone number; others are typed with their own code. */
const codes = [
  ['CN', '+86'],
  ['HK', '+852'],
  ['MO', '+853'],
  ['TW', '+886'],
  ['SG', '+65'],
  ['MY', '+60'],
  ['JP', '+81'],
  ['KR', '+82'],
  ['TH', '+66'],
  ['VN', '+84'],
  ['ID', '+62'],
  ['PH', '+63'],
  ['IN', '+91'],
  ['AE', '+971'],
  ['AU', '+61'],
  ['NZ', '+64'],
  ['GB', '+44'],
  ['DE', '+49'],
  ['FR', '+33'],
  ['IT', '+39'],
  ['ES', '+34'],
  ['NL', '+31'],
  ['CH', '+41'],
  ['SE', '+46'],
  ['RU', '+7'],
  ['US', '+1'],
  ['CA', '+1'],
  ['BR', '+55'],
] as const

export const homeCode = '+86'

/** As people here call them, where the language's own list says otherwise. */
const called: Record<Lang, Record<string, string>> = {
  'zh-CN': { CN: '中国大陆', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  'en-US': { CN: 'Mainland China', HK: 'Hong Kong, China', MO: 'Macao, China', TW: 'Taiwan, China' },
}

/** Each code once, with whom it is of. */
export function countryChoices(lang: Lang): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' })
  const nameOf = (region: string) => called[lang][region] ?? names.of(region) ?? region
  return [...Map.groupBy(codes, ([, code]) => code)].map(([code, regions]) => ({
    code,
    name: regions.map(([region]) => nameOf(region)).join(' / '),
  }))
}

/** Whether what was typed is a number without a code of its own, so that one is chosen beside it. */
export const looksLikeNumber = (typed: string): boolean =>
  /^\d[\d\s()-]*$/.test(typed.normalize('NFKC').trim())

/** A number as typed beside the chosen country, in full. One that brings a code of its own keeps it. */
function withCountry(typed: string, country: string | undefined): string {
  const text = typed.normalize('NFKC').trim()
  // Numbers of mainland China are known without their code, and held to their own form that way.
  if (!country || country === homeCode || !codes.some(([, code]) => code === country)) return text
  return looksLikeNumber(text) ? country + text.replace(/^0/, '') : text
}

/** The address typed in a form: an e-mail address, or a number with the code chosen beside it. */
export const targetIn = (values: Record<string, string>): Target | undefined =>
  readTarget(withCountry(values.account ?? '', values.country))
