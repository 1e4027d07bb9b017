// Runs the parts of `npm test` beside each other, as many at once as there is room for, and tells of each when it ended.

/**
 * A part: `name`, `room` (how many processors it keeps busy), `after` (names of parts that must have passed) and
 * `work`, which gives how many tests passed and one text for each that failed.
 *
 * A part that throws has failed, and so has one whose `after` did not pass: what did not run is never taken for passed.
 * The parts are begun in their order, but one that waits for another lets later ones go first. `after` counts only what
 * stands before it in the list, so that no two can wait for each other, and what was left out of the list is not waited for.
 *
 * `changed` is called when parts have begun or ended, with all, those that run (and when each began) and those that wait;
 * `ended` with a part, its result, when it began and when it ended. Moments are milliseconds since 1970.
 */
export async function runParts(parts, { room, changed = () => {}, ended = () => {} }) {
  const results = new Map()
  const running = new Map()
  const settle = (part, result, began, end) => {
    results.set(part.name, result)
    ended(part, result, began, end)
  }
  const run = async (part, began) => {
    let result
    try {
      result = await part.work()
    } catch (error) {
      result = failed(`${part.name}: ${error?.stack ?? error}`)
    }
    running.delete(part)
    settle(part, result, began, Date.now())
  }

  /** Begins a part, or ends one that cannot be run, if its turn has come; tells whether it still waits. */
  const waits = part => {
    const now = Date.now()
    const lost = neededBy(part, parts).find(({ name }) => results.get(name)?.failures.length > 0)
    if (lost) settle(part, failed(`${part.name}: not run, as "${lost.name}" failed`), now, now)
    if (lost) return false
    if (!mayBegin(part, parts, one => results.has(one.name), [...running.keys()], room)) return true
    running.set(part, { began: now, end: run(part, now) })
    return false
  }

  let waiting = parts
  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter(waits)
    if (running.size === 0) continue
    changed({ parts, running: new Map([...running].map(([part, { began }]) => [part, began])), waiting })
    await Promise.race([...running.values()].map(({ end }) => end))
  }
  return parts.map(({ name }) => results.get(name))
}

const failed = told => ({ passed: 0, failures: [told] })

const neededBy = (part, parts) =>
  parts.slice(0, parts.indexOf(part)).filter(({ name }) => part.after?.includes(name))

function mayBegin(part, parts, hasEnded, running, room) {
  const taken = running.reduce((sum, one) => sum + one.room, 0)
  // What needs more room than there is runs alone.
  const fits = running.length === 0 || taken + part.room <= room
  return fits && neededBy(part, parts).every(hasEnded)
}

/**
 * Seconds until the last of the parts ends if each takes as long as it did before. `seconds` says how long by name, and
 * `elapsed` how long those that run have run by now. Undefined while one of them was never timed.
 */
export function timeLeft({ parts, waiting, elapsed, seconds, room }) {
  const unended = [...elapsed.keys(), ...waiting]
  if (unended.some(({ name }) => seconds[name] === undefined)) return undefined
  const ends = new Map([...elapsed].map(([part, past]) => [part, Math.max(0, seconds[part.name] - past)]))
  let [now, queue] = [0, waiting]
  const hasEnded = part => !queue.includes(part) && !ends.has(part)
  while (queue.length > 0 || ends.size > 0) {
    for (const part of queue)
      if (mayBegin(part, parts, hasEnded, [...ends.keys()], room)) {
        ends.set(part, now + seconds[part.name])
        queue = queue.filter(other => other !== part)
      }
    now = Math.min(...ends.values())
    for (const [part, end] of ends) if (end <= now) ends.delete(part)
  }
  return now
}

/** The last line of a run. No test at all is a failure, however it came. */
export function sumUp(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failures = results.flatMap(result => result.failures)
  return { passed, failures, isGood: failures.length === 0 && passed > 0 }
}
