import { afterAll, beforeAll } from 'vitest'
import { makeStage, type Stage } from './stage.ts'
import { makeWorld, type Frozen, type World } from './world.ts'

/** A stage that is made once for a file of tests, and given again as it was after something was written. */
export function useFrozenStage(prepare: (stage: Stage) => Promise<void> = async () => undefined) {
  let frozen: Frozen
  let made: Omit<Stage, 'world'>
  let world: World | undefined
  /** The next one is as it was made. */
  const leave = async () => {
    await world?.close()
    world = undefined
  }
  beforeAll(async () => {
    const stage = await makeStage(await makeWorld({ LOG_LEVEL: 'error' }))
    await prepare(stage)
    const { world: source, ...rest } = stage
    made = rest
    frozen = await source.freeze()
  })
  afterAll(async () => {
    await leave()
    frozen?.remove()
  })
  return {
    leave,
    async stage(): Promise<Stage> {
      world ??= await frozen.thaw()
      return { ...made, world }
    },
  }
}
