/** What somebody is certified as: by an identity of the mainland, by one from overseas, or for a company. */
export const kinds = ['mainland', 'overseas', 'enterprise'] as const
export type Kind = (typeof kinds)[number]
export const certificateTypes = ['id_card', 'passport', 'credit_code'] as const
export type CertificateType = (typeof certificateTypes)[number]
export const states = ['reviewing', 'success', 'rejected'] as const
export type State = (typeof states)[number]

/** What the spec calls them by: a way of certification, and how far it is. */
export const authTypes = { mainland: 1, overseas: 2 } as const
export const statusNumbers: Record<State | 'none', number> = {
  none: 0,
  success: 1,
  reviewing: 2,
  rejected: 3,
}

/** The photos that each kind asks for. */
export const photoParts = ['photo', 'licence', 'proof'] as const
export type PhotoPart = (typeof photoParts)[number]
export const photosOf: Record<Kind, readonly PhotoPart[]> = {
  mainland: ['photo'],
  overseas: ['photo'],
  enterprise: ['licence', 'proof'],
}

export const nameLimit = 60
export const companyLimit = 100
export const numberLimit = 40

/** A number as it is compared and kept: without width, case and the spaces that people put between digits. */
export const plainNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s·-]/g, '')
    .toUpperCase()

/** Of the first two digits: provinces, and Hong Kong, Macao and Taiwan. */
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|81|82|83)/
const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A resident's number by GB 11643-1999: place, a day on which somebody alive may have been born, and the check digit (ISO 7064, MOD 11-2). */
export function isIdNumber(number: string, now: Date): boolean {
  if (!/^\d{17}[\dX]$/.test(number) || !provinces.test(number)) return false
  if (!isDay(number.slice(6, 14), now)) return false
  const sum = idWeights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return '10X98765432'[sum % 11] === number[17]
}

function isDay(digits: string, now: Date): boolean {
  const iso = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  const day = new Date(`${iso}T00:00:00Z`)
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().slice(0, 10) === iso &&
    iso >= '1900-01-01' &&
    day <= now
  )
}

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** A unified social credit code by GB 32100-2015: 18 signs without I, O, S, V and Z, the last of which checks the others (MOD 31). */
export function isCreditCode(code: string): boolean {
  if (!/^[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}$/.test(code)) return false
  const sum = creditWeights.reduce(
    (total, weight, index) => total + weight * creditSigns.indexOf(code[index] ?? ''),
    0,
  )
  return creditSigns[(31 - (sum % 31)) % 31] === code[17]
}

/** Passports and foreign identity cards have no check that holds everywhere: letters and digits as ICAO 9303 allows. */
export const isForeignNumber = (number: string): boolean => /^(?=.*\d)[A-Z\d]{5,20}$/.test(number)

/** Whether a number in its plain form can be one of this kind of certificate. */
export function isNumber({ kind, number }: { kind: Kind; number: string }, now: Date): boolean {
  if (kind === 'mainland') return isIdNumber(number, now)
  return kind === 'enterprise' ? isCreditCode(number) : isForeignNumber(number)
}

/** What each kind may be proved with. */
export const typesOf: Record<Kind, readonly CertificateType[]> = {
  mainland: ['id_card'],
  overseas: ['passport', 'id_card'],
  enterprise: ['credit_code'],
}

export const photoFormats = ['jpg', 'png', 'bmp'] as const
export type PhotoFormat = (typeof photoFormats)[number]

/** What a photo is by its first bytes, whatever it is called. */
export function photoFormatOf(head: Uint8Array): PhotoFormat | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg'
  if (head[0] === 0x89 && head[1] === 0x50 && head[2] === 0x4e && head[3] === 0x47) return 'png'
  return head[0] === 0x42 && head[1] === 0x4d ? 'bmp' : undefined
}

/** Two letters of ISO 3166-1, of which browsers and Node know the names. */
export const countries =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )

/** What a certifier may say at a press; both languages stand in the phrases. */
export const rejectReasons = ['blurred', 'mismatch', 'notHeld', 'expired', 'partly'] as const

export const perPage = 20
