// Runs the parts of `npm test` beside each other, as many at once as there is room for, and tells of each when it ended.

/**
 * A part: `name`, `room` (how many processors it keeps busy), `after` (names of parts that must have passed) and
 * `work`, which gives how many tests passed and one text for each that failed.
 *
 * A part that throws has failed, and so has one whose `after` did not pass: what did not run is never taken for passed.
 * The parts are begun in their order, but one that waits for another lets later ones go first. `after` counts only what
 * stands before it in the list, so that no two can wait for each other, and what was left out of the list is not waited for.
 */
export async function runParts(parts, { room, began = () => {}, ended = () => {} }) {
  const results = new Map()
  const running = new Map()
  const settle = (part, result, seconds) => {
    results.set(part.name, result)
    ended(part, result, seconds)
  }
  const run = async part => {
    began(part)
    const started = Date.now()
    let result
    try {
      result = await part.work()
    } catch (error) {
      result = failed(`${part.name}: ${error?.stack ?? error}`)
    }
    running.delete(part)
    settle(part, result, (Date.now() - started) / 1000)
  }
  const taken = () => [...running.keys()].reduce((sum, part) => sum + part.room, 0)

  /** Begins a part, or ends one that cannot be run, if its turn has come; tells whether it still waits. */
  const waits = part => {
    const before = parts.slice(0, parts.indexOf(part)).map(({ name }) => name)
    const needed = (part.after ?? []).filter(name => before.includes(name))
    const lost = needed.find(name => results.get(name)?.failures.length > 0)
    if (lost) settle(part, failed(`${part.name}: not run, as "${lost}" failed`), 0)
    if (lost) return false
    // What needs more room than there is runs alone.
    const fits = running.size === 0 || taken() + part.room <= room
    if (!fits || !needed.every(name => results.has(name))) return true
    running.set(part, run(part))
    return false
  }

  let waiting = parts
  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter(waits)
    if (running.size > 0) await Promise.race(running.values())
  }
  return parts.map(({ name }) => results.get(name))
}

const failed = told => ({ passed: 0, failures: [told] })

/** The last line of a run. No test at all is a failure, however it came. */
export function sumUp(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failures = results.flatMap(result => result.failures)
  return { passed, failures, isGood: failures.length === 0 && passed > 0 }
}
