import type { PageDocument } from './blocks.ts'

export type Difference = { path: string; before: string | null; after: string | null }

/** Every place where two documents differ, by the path in the later one. Blocks are told apart by their ids, so that moving one is one line. */
export function differences(before: PageDocument, after: PageDocument): Difference[] {
  const was = new Map(before.blocks.map(block => [block.id, block]))
  const is = new Map(after.blocks.map(block => [block.id, block]))
  const orderWas = before.blocks.map(block => block.id).filter(id => is.has(id))
  const orderIs = after.blocks.map(block => block.id).filter(id => was.has(id))
  return [
    ...inValue('title', before.title, after.title),
    ...inValue('description', before.description, after.description),
    ...after.blocks.flatMap((block, at) => inValue(`blocks.${at}`, was.get(block.id), block)),
    ...before.blocks.flatMap(block =>
      is.has(block.id) ? [] : inValue(`blocks.${block.id}`, block, undefined),
    ),
    ...(orderWas.join() === orderIs.join()
      ? []
      : [{ path: 'blocks', before: orderWas.join(', '), after: orderIs.join(', ') }]),
  ]
}

function inValue(path: string, before: unknown, after: unknown): Difference[] {
  if (isNested(before) || isNested(after)) {
    const names = new Set([...namesOf(before), ...namesOf(after)])
    return [...names].flatMap(name => inValue(`${path}.${name}`, part(before, name), part(after, name)))
  }
  return before === after ? [] : [{ path, before: asText(before), after: asText(after) }]
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
const namesOf = (value: unknown): string[] => (isNested(value) ? Object.keys(value) : [])
const part = (value: unknown, name: string): unknown =>
  isNested(value) ? (value as Record<string, unknown>)[name] : undefined
const asText = (value: unknown): string | null =>
  value === undefined || value === null || isNested(value) ? null : String(value)
