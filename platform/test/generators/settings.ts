import { isAtLength } from '../length.ts'

/** How many are made: few in every run of the tests, many at length, and as many as the environment asks for. */
const count = (name: string, usual: number): number => Number(process.env[name] ?? usual)

export const generatedFiles = count('GENERATED_FILES', isAtLength ? 10_000 : 200)
export const generatedRequests = count('GENERATED_REQUESTS', isAtLength ? 20_000 : 600)

/** The same one makes the same files and requests again. */
export const seed = count('SEED', 20261124)

export const longest = 3 * 3_600_000
