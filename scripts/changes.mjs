// Where files changed since the last commit, for `npm test -- quick`.
import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { root } from './install.mjs'

/** Paths from the repository's root, of new files as well. */
export function changedFiles() {
  const git = (...args) => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  )
}

/**
 * The folders of changed files in one part of the repository, from there, as Vitest takes them for a choice of tests. A
 * file of a feature yields the folder of the feature.
 */
export function foldersOfChanges(files, part) {
  const inPart = files.filter(file => file.startsWith(`${part}/`)).map(file => file.slice(part.length + 1))
  const folders = inPart.map(
    file => /^src\/features\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? `${posix.dirname(file)}/`,
  )
  return [...new Set(folders)].filter(folder => folder !== './').toSorted()
}
