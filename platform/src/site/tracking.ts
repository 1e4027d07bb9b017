import { browserStore } from '../base/web/browser-store.ts'

/** What the tracking image of the spec is told of a visit; without ids where nobody is signed in. */
export type Visit = {
  hostname: string
  pathname: string
  search: string
  id?: number | undefined
  ssoId?: string | undefined
  /** A random number of this visit, not of the device: it is gone with the tab. */
  fingerprint: string
}

/** Values that say how a list was looked at. All others stay here: codes, tokens and what people search for. */
const harmless = new Set(['lang', 'tab', 'page', 'per_page', 'sort'])

/** The address of the image that tells an operator's own counter of one visit of one page. */
export function trackingAddress(
  image: string,
  { hostname, pathname, search, id, ssoId, fingerprint }: Visit,
): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, value]) => [name, harmless.has(name) ? value : '']),
  ).toString()
  const address = new URL(image)
  const told = {
    hostname,
    path: pathname,
    fullPath: query === '' ? pathname : `${pathname}?${query}`,
    userId: String(id ?? ''),
    ssoId: ssoId ?? '',
    fingerprint,
  }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}

const storeKey = 'leitai:visit'

/** Asks for the image if the reader does not object, of a visit that is as long as this tab is open. */
export function reportVisit(image: string, visit: Omit<Visit, 'fingerprint' | 'hostname'>): void {
  if (objects()) return
  const { hostname } = location
  new Image().src = trackingAddress(image, { ...visit, hostname, fingerprint: visitOfThisTab() })
}

/** Do Not Track, or its successor Global Privacy Control. */
const objects = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function visitOfThisTab(): string {
  const store = browserStore('session')
  const visit = store?.getItem(storeKey) ?? crypto.randomUUID()
  store?.setItem(storeKey, visit)
  return visit
}
