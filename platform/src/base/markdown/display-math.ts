type Node = {
  type: string
  value?: string
  children?: Node[]
  position?: { start: { offset?: number } }
  data?: object
}

/** A formula between double dollars that has a paragraph for itself is displayed, also when it stands on one line. */
export const displayMath = () => (tree: Node, file: { toString(): string }) => {
  const source = String(file)
  const isDoubled = (node: Node) => source.startsWith('$$', node.position?.start.offset)
  const walk = (node: Node): Node => {
    const [only, ...others] = node.children ?? []
    if (node.type === 'paragraph' && only?.type === 'inlineMath' && others.length === 0 && isDoubled(only))
      return display(only.value ?? '')
    if (node.children) node.children = node.children.map(walk)
    return node
  }
  walk(tree)
}

/** What remark-math makes of a formula whose dollars have lines for themselves. */
const display = (value: string): Node => ({
  type: 'math',
  value,
  data: {
    hName: 'pre',
    hChildren: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math', 'math-display'] },
        children: [{ type: 'text', value }],
      },
    ],
  },
})
