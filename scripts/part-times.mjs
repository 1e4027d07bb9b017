// How long the parts of `npm test` took: kept for the next run, and told at the end of this one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const folder = join(root, 'test-results')
const file = join(folder, 'seconds.json')

/** By kind of run (all tests, or those of changes), seconds by part. Empty on a new clone. */
export function readSeconds() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

export function keepSeconds(kind, seconds) {
  const kept = readSeconds()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...kept, [kind]: { ...kept[kind], ...seconds } }, undefined, 2))
}

/** One line of progress: names of the parts that run, and seconds left, if they can be told. */
export function progress({ done, all, running, left }) {
  const end =
    left === undefined
      ? 'no estimate yet'
      : left === 0
        ? 'longer than last time'
        : `about ${rough(left)} left`
  return `── ${done} of ${all} parts done, running: ${running.join(', ')} (${end})`
}

const rough = seconds =>
  seconds < 90 ? `${Math.max(5, 5 * Math.round(seconds / 5))} s` : `${Math.round(seconds / 60)} min`

/** A table of parts: seconds until each began, that it took, and that processors worked for it. */
export function tableOfParts(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const cell = value => (typeof value === 'number' ? `${value.toFixed(1)} s` : (value ?? '–')).padStart(11)
  const line = ({ name, waited, took, processor }) =>
    `${name.padEnd(width)}${cell(waited)}${cell(took)}${cell(processor)}`
  return [{ name: '', waited: 'began after', took: 'took', processor: 'processors' }, ...rows].map(line)
}
