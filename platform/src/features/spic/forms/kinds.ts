// Apart from the schemas, so that a browser that needs these loads none of those.
export const fieldKinds = [
  'heading',
  'text',
  'longText',
  'number',
  'choice',
  'date',
  'table',
  'file',
  'members',
  'budget',
] as const
/** Kinds of files, each with the endings and the first bytes that a file of it must have. */
export const fileKinds = ['pdf', 'office', 'picture', 'archive'] as const
export type FileKind = (typeof fileKinds)[number]
export const mostFileBytes = 50 * 1024 * 1024
export const mostFields = 100
export const mostBudgetRows = 100
