/** Organisers may ask for a page of their competition as a visitor would get it. */
export const previewOf = (url: URL): { as?: 'visitor' } =>
  url.searchParams.get('as') === 'visitor' ? { as: 'visitor' } : {}
