import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../../..')

/** What the product's processes run, by the name of the process. */
export const programs = {
  all: 'platform/src/all.ts',
  api: 'platform/src/api.ts',
  worker: 'platform/src/worker.ts',
  sso: 'sso/src/main.ts',
} as const
export type Program = keyof typeof programs

/** Where `scripts/bundle-server.ts` puts each of them in one file. */
export const programsFolder = join(repository, 'platform/build-programs')

/** The source of a program. */
export const sourceOf = (name: Program): string => join(repository, programs[name])

/** A program as it was built, which loads in a third of the time. */
export const builtOf = (name: Program): string => join(programsFolder, `${name}.mjs`)

/** The file that a process starts for another program: as built if it was built itself, for which the bundler sets the variable. */
export const fileOf = process.env.LEITAI_BUNDLED ? builtOf : sourceOf

/** Matches the command of a process that runs this program, from its source or as it was built. */
export const runs = (name: Program): RegExp => new RegExp(`${programs[name]}|/build-programs/${name}\\.mjs`)
