/** What a translation shows instead of a text, and the other way round. */
const counterparts = new WeakMap<Node, ChildNode>()
/** What a text said before it was translated. */
const originals = new WeakMap<Node, string>()

/**
 * Browsers translate a page by replacing texts with `<font>` elements. React would throw when it moves or removes such a
 * text, and its updates would not be visible. So the text is put back, empty, before its translation, which then follows
 * it. Returns a function that stops this.
 */
export function keepTranslatedTexts(): () => void {
  const observer = new MutationObserver(changes => {
    const replaced = new Set<Node>()
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      if (type === 'characterData') {
        const shown = counterparts.get(target)
        if (!shown || replaced.has(target)) continue
        drop(target, shown)
        // Put where it stands: a translation looks at what is added.
        target.parentNode?.insertBefore(target, target.nextSibling)
      } else
        for (const node of removedNodes as NodeListOf<ChildNode>) {
          const counterpart = counterparts.get(node)
          if (counterpart) follow(node, counterpart)
          else if (node instanceof Text) {
            const shown = [...addedNodes, previousSibling, nextSibling].find(
              one => one?.nodeName === 'FONT' && one.isConnected && !counterparts.has(one),
            )
            if (!shown || (node.isConnected && !shown.contains(node))) continue
            replace(node, shown as ChildNode)
            replaced.add(node)
          }
        }
    // Changes made here are answered already.
    observer.takeRecords()
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

function replace(text: Text, shown: ChildNode): void {
  counterparts.set(text, shown)
  counterparts.set(shown, text)
  originals.set(text, text.data)
  // Some keep the text itself, and change what it says.
  if (shown.contains(text)) text.replaceWith(text.cloneNode())
  text.data = ''
  shown.before(text)
}

function drop(text: Node, shown: ChildNode): void {
  counterparts.delete(text)
  counterparts.delete(shown)
  shown.remove()
}

/** One of the two was moved or removed. */
function follow(node: ChildNode, counterpart: ChildNode): void {
  const [text, shown] = node instanceof Text ? [node, counterpart] : [counterpart as Text, node]
  if (text.isConnected && shown.isConnected) {
    if (text.nextSibling !== shown) text.after(shown)
    return
  }
  drop(text, shown)
  text.data = originals.get(text) ?? ''
}
