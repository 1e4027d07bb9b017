/** Nobody signs in as it: what no person of this site did is its. */
export const systemAccount = 100_000
