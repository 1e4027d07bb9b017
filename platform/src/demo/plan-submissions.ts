import { makeRandom } from './random.ts'
import type { Entry, Task } from './tasks/task.ts'

export type PlannedSubmission = { team: number; at: Date; fileName: string; content: string }

const day = 86_400_000

/**
 * Who hands in what and when: each team starts with something weak and moves on, a few times a day, within the
 * window; now and then a file is faulty in a way that people's files are.
 */
export function planSubmissions(
  task: Task,
  ask: {
    seed: number
    teams: number
    from: Date
    to: Date
    perTeam: [number, number]
    strengths?: readonly number[] | undefined
  },
): PlannedSubmission[] {
  const planned: PlannedSubmission[] = []
  const span = ask.to.getTime() - ask.from.getTime()
  for (let team = 0; team < ask.teams; team++) {
    const random = makeRandom(ask.seed * 1_000 + team)
    const count = ask.perTeam[0] + random.integer(ask.perTeam[1] - ask.perTeam[0] + 1)
    const strength = ask.strengths?.[team]
    const ceiling =
      2 +
      (strength === undefined
        ? random.integer(task.models.length - 2)
        : Math.round(strength * (task.models.length - 3)))
    const joined = random.next() * 0.6
    for (let step = 0; step < count; step++) {
      // Evenly over the days since joining, so that no team hands in more than the day allows.
      const share = joined + ((step + random.next() * 0.8) / count) * (1 - joined)
      const at = new Date(ask.from.getTime() + share * (span - day / 48))
      const model = Math.min(
        ceiling,
        // Whoever hands in once hands in what they have.
        Math.floor((count === 1 ? 1 : step / (count - 1)) * ceiling + random.next() * 1.5),
      )
      const entry = task.models[model] as Entry
      const content = entry.predict(random)
      planned.push({
        team,
        at,
        fileName: entry.name,
        content: random.next() < 0.05 ? spoil(content, random.integer(3)) : content,
      })
    }
  }
  return planned.sort((a, b) => a.at.getTime() - b.at.getTime())
}

function spoil(content: string, way: number): string {
  const lines = content.trimEnd().split('\n')
  if (way === 0) return `${lines.slice(0, -7).join('\n')}\n`
  if (way === 1) return `${lines.with(0, (lines[0] as string).toUpperCase()).join('\n')}\n`
  const fields = (lines[12] as string).split(',')
  return `${lines.with(12, [fields[0], ...fields.slice(1).map(() => '')].join(',')).join('\n')}\n`
}
