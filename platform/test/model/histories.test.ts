import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../factories.ts'
import { drawn } from '../length.ts'
import { makeWorld, type World } from '../world.ts'
import { aimed } from './choose.ts'
import { expectSame, expectShown } from './compare.ts'
import { everybodySignsUp, everything } from './everything.ts'
import { moveTo, open, take, type Product } from './product.ts'
import { Model, plan, type Rule } from './state.ts'
import { meanings, type Kind, type Step } from './steps.ts'

/** `HISTORIES=5000` plays as many; the ordinary run plays a few, always the same. */
const draw = drawn(25, Number(process.env.HISTORIES ?? 500))
const histories = draw.numRuns

let world: World
let people: TestUser[]
beforeAll(async () => {
  world = await makeWorld()
  people = []
  for (let n = 0; n < plan.people; n++) people.push(await makeUser(world))
})
afterAll(() => world.close())

/** How often each was done and refused, over all random histories. */
const seen = new Map<Kind, { done: number; refused: number }>()
const kinds = Object.keys(meanings) as Kind[]

class Command implements fc.AsyncCommand<Model, Product> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check = () => true
  toString = () => JSON.stringify(this.step)

  run = (m: Model, product: Product) => takeBoth(m, product, this.step)
}

/** Takes a step in the product and in the model, and finds both in the same place. */
async function takeBoth(m: Model, product: Product, drawn: Step): Promise<void> {
  const step = aimed(m, drawn)
  const did = await take(product, m, step)
  const isAllowed = meanings[step.do](m, step)
  expect([step, did !== false]).toEqual([step, isAllowed])
  const counts = seen.get(step.do) ?? { done: 0, refused: 0 }
  seen.set(step.do, counts)
  counts[isAllowed ? 'done' : 'refused']++
  if (did !== false && did.id !== undefined) nameMade(m, step.do, did.id)
  if (step.do === 'clock') moveTo(product, m)
  await expectSame(product, m)
}

/** Gives what the model just made the number that the product gave it. */
function nameMade(m: Model, kind: Kind, id: number): void {
  const made = { ask: m.requests, submit: m.submissions }[kind as 'ask'] ?? m.teams
  const last = made.at(-1)
  if (last) last.id = id
}

const often: Partial<Record<Kind, number>> = {
  submit: 8,
  score: 8,
  ask: 5,
  accept: 6,
  transfer: 3,
  quit: 3,
  remove: 2,
  void: 2,
  restore: 2,
  clock: 2,
}
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...kinds.flatMap(kind => Array<Kind>(often[kind] ?? 1).fill(kind))),
  who: fc.nat(plan.people - 1),
  whom: fc.nat(plan.people - 1),
  pick: fc.nat(11),
  a: fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
  b: fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
})
const rule: fc.Arbitrary<Rule> = fc.record({
  mode: fc.constantFrom('split', 'window'),
  direction: fc.constantFrom('maximize', 'minimize'),
})

test('a history in which everything is done, goes as the model goes', async () => {
  for (const mode of ['split', 'window'] as const) {
    const given: Rule = { mode, direction: 'minimize' }
    const [model, product] = [new Model(given), await open(world, people, given)]
    seen.clear()
    for (const one of everything) await new Command(one).run(model, product)
    expect(kinds.filter(kind => !seen.get(kind)?.done)).toEqual([])
    await expectShown(product, model)
  }
})

test(
  `in ${histories} histories the product does what the model does, and stands where it stands`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        rule,
        fc.commands([step.map(one => new Command(one))], { maxCommands: 60, size: 'max' }),
        async (given, commands) => {
          const model = new Model(given)
          const product = await open(world, people, given)
          for (const one of everybodySignsUp) await new Command(one).run(model, product)
          await fc.asyncModelRun(() => ({ model, real: product }), commands)
          await expectShown(product, model)
        },
      ),
      draw,
    )
    // Nothing is said of what was not tried.
    expect(kinds.filter(kind => !seen.has(kind))).toEqual([])
  },
  600_000 + histories * 2_000,
)
