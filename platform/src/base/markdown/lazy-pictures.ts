type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] }

/** Pictures of a text are fetched when a reader comes near them, and hold up nothing that is read. */
export const lazyPictures = () => (tree: Node) => {
  const walk = (node: Node): void => {
    if (node.tagName === 'img') node.properties = { ...node.properties, loading: 'lazy', decoding: 'async' }
    node.children?.forEach(walk)
  }
  walk(tree)
}
