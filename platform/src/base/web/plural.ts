/** A count with its noun in English, as "1 team" and "12 teams"; words that do not end in s come with their plural. */
export const plural = (count: string | number, one: string, more = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : more}`
