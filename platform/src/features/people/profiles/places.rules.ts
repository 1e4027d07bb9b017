import { provinceList } from './provinces.data.ts'

/** ISO 3166-1 of all countries but China, whose provinces stand in a list of their own. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

export const china = 'CN'
export const countryCodes: readonly string[] = [china, ...codes.split(' ')]

export type Place = { country: string | null; province: string; city: string }

type Named = { nameCn: string; nameEn: string }
type Province = Named & { cities: readonly Named[] }

export const provinces: readonly Province[] = provinceList.map(([nameCn, nameEn, cities]) => ({
  nameCn,
  nameEn,
  cities: cities.split(', ').map(city => {
    const [zh = '', en = ''] = city.split('|')
    return { nameCn: zh, nameEn: en }
  }),
}))

const provinceOf = new Map(provinces.map(province => [province.nameCn, province]))

/** The names that CLDR gives a country. */
const named = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en-US', { type: 'region' }),
}
const countryName = (code: string): Named => ({
  nameCn: named.zh.of(code) ?? code,
  nameEn: named.en.of(code) ?? code,
})
export const countries = countryCodes.map(code => ({ code, ...countryName(code) }))

/** Whether there is such a place, as far as it is chosen from lists: of other countries only the country is. */
export function isPlace({ country, province, city }: Place): boolean {
  if (country === null) return true
  if (country !== china) return countryCodes.includes(country)
  if (province === '') return city === ''
  const known = provinceOf.get(province)
  return known !== undefined && (city === '' || known.cities.some(({ nameCn }) => nameCn === city))
}

/** Who names a province of China need not name the country. */
export const withCountry = (place: Place): Place =>
  place.country === null && place.province !== '' && isPlace({ ...place, country: china })
    ? { ...place, country: china }
    : place

/** The names of a place in both languages, in the order in which each says them; empty where nothing is known. */
export function placeName({ country, province, city }: Place): Named {
  const known = provinceOf.get(province)
  const area: Named = known ?? { nameCn: province, nameEn: province }
  const town: Named = known?.cities.find(({ nameCn }) => nameCn === city) ?? { nameCn: city, nameEn: city }
  const abroad = country === null || country === china ? undefined : countryName(country)
  // From the large to the small in Chinese; a city that is a province is said once.
  const parts = [abroad, area, town].filter(
    (part, index, all) => part !== undefined && part.nameCn !== '' && part.nameCn !== all[index - 1]?.nameCn,
  ) as Named[]
  return {
    nameCn: parts.map(part => part.nameCn).join(' '),
    nameEn: parts
      .map(part => part.nameEn)
      .toReversed()
      .join(', '),
  }
}
