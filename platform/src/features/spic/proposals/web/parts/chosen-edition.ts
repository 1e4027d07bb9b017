import type { SiteApi } from '../../../../../calls.ts'

/** The edition that the address names, else the one that is shown first; null while there is none. */
export async function chosenEdition(api: SiteApi, request: Request): Promise<number | null> {
  const asked = Number(new URL(request.url).searchParams.get('edition'))
  return Number.isSafeInteger(asked) && asked > 0 ? asked : (await api('GET /api/spic')).currentId
}

/** The same page of one edition. */
export const ofEdition = (path: string, editionId: number): string => `${path}?edition=${editionId}`
