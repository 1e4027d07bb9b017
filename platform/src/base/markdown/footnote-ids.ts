type Node = { type: string; properties?: Record<string, unknown>; children?: Node[] }

const own = 'user-content-'

/**
 * Gives the footnotes of each text ids of their own, so that several texts stand on one page and every mark still
 * leads to its note. Footnotes are all that makes ids and links to them: people's own HTML does not get this far.
 */
export const footnoteIds = () => (tree: Node, file: { data: Record<string, unknown> }) => {
  const prefix = `${own}${String(file.data.key)}-`
  const rename = (value: string) => prefix + value.replace(own, '')
  const walk = ({ properties, children }: Node): void => {
    if (typeof properties?.id === 'string') properties.id = rename(properties.id)
    if (typeof properties?.href === 'string' && properties.href.startsWith(`#${own}`))
      properties.href = `#${rename(properties.href.slice(1))}`
    if (Array.isArray(properties?.ariaDescribedBy))
      properties.ariaDescribedBy = properties.ariaDescribedBy.map(String).map(rename)
    children?.forEach(walk)
  }
  walk(tree)
}
