type Line = { saveData?: boolean; effectiveType?: string }

/** Whether nothing should be fetched ahead: the reader saves data, or the line is slow. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
