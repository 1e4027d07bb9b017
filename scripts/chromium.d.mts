/** The program, or undefined on a machine that has none; CHROMIUM names another. */
export function findChromium(): string | undefined
