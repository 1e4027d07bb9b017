type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] }

const scrolls = ({ tagName, properties }: Node) =>
  tagName === 'pre' || tagName === 'table' || (tagName === 'math' && properties?.display === 'block')

/** What scrolls sideways when it is wider than its text can be scrolled by keyboard. */
export const scrolling = () => (tree: Node) => {
  const walk = (node: Node): void => {
    if (scrolls(node)) node.properties = { ...node.properties, tabIndex: 0 }
    node.children?.forEach(walk)
  }
  walk(tree)
}
