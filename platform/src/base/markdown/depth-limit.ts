type Node = { type: string; children?: Node[] }

/** Nobody reads quotes within quotes this deep; the steps that follow would run out of stack somewhere beyond it. */
const deepest = 100

/** Refuses a text that is nested deeper than anybody reads: the same text on every machine. */
export const depthLimit = () => (tree: Node) => {
  let level = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new Error(`nested deeper than ${deepest}`)
    level = level.flatMap(node => node.children ?? [])
  }
}
