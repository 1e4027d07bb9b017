import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { CityResponse, Reader } from 'mmdb-lib'
import type { Settings } from '../../../../base/config/settings.ts'
import type { Log } from '../../../../base/log/log.ts'
import { china, countryCodes, placeName } from '../places.rules.ts'

/** What tables in this form say, as far as it is asked here: some name the country flatly, some in an object. */
type Found = Partial<CityResponse> & { country_code?: string }
type Table = Pick<Reader<Found & CityResponse>, 'get'>

let opened: { path: string; table: Promise<Table | null> } | undefined

/** Read when the first person is asked about: most installations have none, and it takes a few megabytes. */
function openTable(path: string, log: Log): Promise<Table | null> {
  if (opened?.path === path) return opened.table
  const table = Promise.all([import('mmdb-lib'), readFile(path)])
    .then(([{ Reader }, content]): Table => new Reader(content))
    .catch((error: Error) => {
      log.warn({ reason: error.message, path }, 'the table of territories cannot be read')
      return null
    })
  opened = { path, table }
  return table
}

export const unknownTerritory = { nameCn: '未知', nameEn: 'Unknown' }

/** To which country, or province of China, an address belongs; null where nobody knows. Never nearer than that. */
export async function territoryOf(
  settings: Pick<Settings, 'IP_TERRITORY_FILE'>,
  address: string,
  log: Log,
): Promise<{ nameCn: string; nameEn: string } | null> {
  const path = settings.IP_TERRITORY_FILE
  if (path === undefined || isIP(address) === 0) return null
  const found = (await openTable(path, log))?.get(address)
  return found ? nameOf(found) : null
}

export function nameOf(found: Found): { nameCn: string; nameEn: string } | null {
  const code = found.country_code ?? found.country?.iso_code
  // These stand among the provinces, as everywhere on this site.
  const region = code && { HK: '香港', MO: '澳门', TW: '台湾' }[code]
  if (region) return placeName({ country: china, province: region, city: '' })
  if (code === undefined || !countryCodes.includes(code)) return null
  if (code !== china) return placeName({ country: code, province: '', city: '' })
  const province = (found.subdivisions?.[0]?.names?.['zh-CN'] ?? '').replace(
    /(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)$/,
    '',
  )
  return province === ''
    ? { nameCn: '中国', nameEn: 'China' }
    : placeName({ country: china, province, city: '' })
}
