/**
 * Does to the open page what a browser's translation does, again after each change: every text is replaced by elements
 * with other words. `translated` gives these, by default the same. Some translators move the text itself (`isMoving`). Returns
 * what puts the first texts back.
 */
export function translatePage({
  translated = text => text,
  isMoving = false,
}: {
  translated?: (text: string) => string
  isMoving?: boolean
} = {}): () => void {
  const replaced = new Map<Element, Text>()
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || /^(?:SCRIPT|STYLE|TEXTAREA|FONT|TITLE)$/.test(parent.tagName))
        continue
      if (parent.closest('[translate=no]')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      const words = translated(text.data)
      text.replaceWith(outer)
      outer.append(inner)
      if (isMoving) {
        inner.append(text)
        text.data = words
      } else {
        inner.append(words)
        replaced.set(outer, text)
      }
    }
  }
  wrap(document.body)
  const observer = new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.isConnected && node.nodeName !== 'FONT' && node.parentElement?.nodeName !== 'FONT')
          wrap(node.nodeType === Node.TEXT_NODE && node.parentElement ? node.parentElement : node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const [font, text] of replaced) if (font.isConnected) font.replaceWith(text)
  }
}
