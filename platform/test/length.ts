/** Tests that draw at random, at length (`npm run test:slow`) or in a short form that is the same in every run. */
export const isAtLength = process.env.AT_LENGTH === 'true'

const given = process.env.SEED === undefined ? undefined : Number(process.env.SEED)

/** How many are drawn, and by which seed; at length by another one each time unless SEED names it. */
export function drawn(short: number, long: number): { numRuns: number; seed?: number } {
  const seed = given ?? (isAtLength ? undefined : 20261124)
  return { numRuns: isAtLength ? long : short, ...(seed === undefined ? {} : { seed }) }
}

/** How long a test may take: as long as it wants at length. */
export const patience = (milliseconds: number) => (isAtLength ? 3 * 3_600_000 : milliseconds)
