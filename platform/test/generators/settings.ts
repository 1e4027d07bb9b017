/** How many are made: few in every run of the tests, many where the environment asks for it (`npm run test:slow`). */
const count = (name: string, usual: number): number => Number(process.env[name] ?? usual)

export const generatedFiles = count('GENERATED_FILES', 300)
export const generatedRequests = count('GENERATED_REQUESTS', 1_200)

/** The same one makes the same files and requests again. */
export const seed = count('SEED', 20261124)

export const longest = 3 * 3_600_000
