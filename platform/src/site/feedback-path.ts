/** The form for feedback, about a page and, where that failed, about what its log knows of it. */
export const feedbackPath = (from: string, log?: string): string =>
  '/feedback?from=' + encodeURIComponent(from) + (log ? `&log=${log}` : '')
