type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] }

/** Links out of the site earn their targets nothing and tell them nothing. */
export const foreignLinks = () => (tree: Node) => {
  const walk = ({ tagName, properties, children }: Node): void => {
    if (tagName === 'a' && properties && /^https?:/i.test(String(properties.href)))
      properties.rel = ['nofollow', 'ugc', 'noreferrer']
    children?.forEach(walk)
  }
  walk(tree)
}
