import type { Localized } from '../../../base/web/language.ts'

export type Licence = { id: string; name: string; gives: Localized }

const free: Localized = { zh: '可自由使用，放弃权利', en: 'Free use, rights waived' }
const name: Localized = { zh: '署名', en: 'Attribution' }
const alike: Localized = { zh: '署名，以相同方式共享', en: 'Attribution, share alike' }

/** Licences fit for data, by their SPDX identifiers (https://spdx.org/licenses/, list 3.27), openest first. */
export const licences: readonly Licence[] = [
  { id: 'CC0-1.0', name: 'Creative Commons Zero v1.0 Universal', gives: free },
  { id: 'PDDL-1.0', name: 'Open Data Commons Public Domain Dedication & License 1.0', gives: free },
  { id: 'CC-BY-4.0', name: 'Creative Commons Attribution 4.0 International', gives: name },
  { id: 'ODC-By-1.0', name: 'Open Data Commons Attribution License v1.0', gives: name },
  { id: 'CDLA-Permissive-2.0', name: 'Community Data License Agreement Permissive 2.0', gives: name },
  { id: 'MulanPSL-2.0', name: 'Mulan Permissive Software License, Version 2', gives: name },
  { id: 'Apache-2.0', name: 'Apache License 2.0', gives: name },
  { id: 'MIT', name: 'MIT License', gives: name },
  { id: 'CC-BY-SA-4.0', name: 'Creative Commons Attribution Share Alike 4.0 International', gives: alike },
  { id: 'ODbL-1.0', name: 'Open Data Commons Open Database License v1.0', gives: alike },
  { id: 'CDLA-Sharing-1.0', name: 'Community Data License Agreement Sharing 1.0', gives: alike },
  {
    id: 'CC-BY-ND-4.0',
    name: 'Creative Commons Attribution No Derivatives 4.0 International',
    gives: { zh: '署名，禁止演绎', en: 'Attribution, no derivatives' },
  },
  {
    id: 'CC-BY-NC-4.0',
    name: 'Creative Commons Attribution Non Commercial 4.0 International',
    gives: { zh: '署名，非商业性使用', en: 'Attribution, non-commercial' },
  },
  {
    id: 'CC-BY-NC-SA-4.0',
    name: 'Creative Commons Attribution Non Commercial Share Alike 4.0 International',
    gives: { zh: '署名，非商业性使用，以相同方式共享', en: 'Attribution, non-commercial, share alike' },
  },
  {
    id: 'CC-BY-NC-ND-4.0',
    name: 'Creative Commons Attribution Non Commercial No Derivatives 4.0 International',
    gives: { zh: '署名，非商业性使用，禁止演绎', en: 'Attribution, non-commercial, no derivatives' },
  },
]

/** The known licence that a text or an address names; people write them in several ways. */
export function licenceNamed(text: string): Licence | undefined {
  const said = text.trim().toLowerCase().replace(/\/$/, '')
  return licences.find(({ id, name: full }) =>
    [
      id,
      full,
      `https://spdx.org/licenses/${id}`,
      `https://spdx.org/licenses/${id}.html`,
      `spdx:${id}`,
      ...addresses(id),
    ]
      .map(known => known.toLowerCase())
      .includes(said.replace(/^http:/, 'https:').replace(/\/(legalcode|deed)(\.\w+)?$/, '')),
  )
}

/** Creative Commons are often named by the address of their text. */
function addresses(id: string): string[] {
  if (id === 'CC0-1.0')
    return ['https://creativecommons.org/publicdomain/zero/1.0', 'CC0 1.0 Universal', 'CC0 1.0', 'CC0']
  const parts = /^CC-(BY[A-Z-]*)-(4\.0)$/.exec(id)
  if (!parts) return []
  const [, terms = '', version = ''] = parts
  return [`https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}`, `CC ${terms} ${version}`]
}

/** Where a licence's text stands, when it is one that we know. */
export const licenceAddress = (licence: string): string | null => {
  const known = licenceNamed(licence)
  return known ? `https://spdx.org/licenses/${known.id}.html` : null
}
