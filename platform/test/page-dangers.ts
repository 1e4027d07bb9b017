import { createHash } from 'node:crypto'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Properties = Record<string, unknown>

type Node = { type: string; value?: string; tagName?: string; properties?: Properties; children?: Node[] }

const parser = unified().use(rehypeParse)

/** Elements that load, send or change how what follows is read: no page of ours is made of them. */
const never = new Set(['object', 'embed', 'applet', 'base', 'frame', 'frameset', 'portal', 'marquee'])
const leading = ['href', 'xLinkHref', 'src', 'action', 'formAction', 'poster', 'data', 'background', 'cite']
const protocols: Record<string, RegExp> = {
  href: /^(https?|mailto|tel):$/,
  src: /^(https?|data|blob):$/,
}

const own = 'https://leitai.example'
/** Where a browser on our site would go for this address. */
const protocolOf = (address: string): string => {
  try {
    return new URL(address, `${own}/a/b`).protocol
  } catch {
    return 'https:' // leads nowhere
  }
}

const isRunning = (type: unknown) => type === undefined || !/^application\/(ld\+)?json$/.test(String(type))

/** Whether the policy that came with the page lets this script or style do anything: by its nonce or its hash. */
function isAllowed({ nonce, integrity }: Properties, content: string, policy: string): boolean {
  if (nonce !== undefined && policy.includes(`'nonce-${String(nonce)}'`)) return true
  if (integrity !== undefined && policy.includes(`'${String(integrity)}'`)) return true
  return policy.includes(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

function dangersOf({ tagName: name = '', properties = {}, children = [] }: Node, policy: string): string[] {
  const found: string[] = []
  const tell = (what: string) => found.push(`<${name}> ${what}`)
  if (never.has(name)) tell('stands in the page')
  if (name === 'iframe' && new URL(String(properties.src), own).origin !== own)
    tell(`shows ${String(properties.src)}`)
  const content = children.map(({ value = '' }) => value).join('')
  const isCode = name === 'style' || (name === 'script' && isRunning(properties.type))
  if (isCode && !isAllowed(properties, content, policy)) tell(`is not ours: ${content.slice(0, 80)}`)
  if (name === 'meta' && properties.httpEquiv !== undefined) tell('stands for a header')
  for (const [key, value] of Object.entries(properties)) {
    if (/^on/i.test(key)) tell(`${key}=${String(value)}`)
    if (key === 'srcDoc') tell('has a page of its own')
    if (/[^\w:.-]/.test(key)) tell(`has an attribute ${key}`)
    if (key === 'style' && /javascript:|@import|expression\(/i.test(String(value)))
      tell(`style=${String(value)}`)
    if (leading.includes(key) && !(protocols[key] ?? /^https?:$/).test(protocolOf(String(value))))
      tell(`${key}=${String(value)}`)
  }
  return found
}

function* elementsIn(node: Node): Generator<Node> {
  if (node.type === 'element') yield node
  for (const child of node.children ?? []) yield* elementsIn(child)
}

/** What a browser would make of a whole page that nobody of ours wrote: elements, attributes and addresses that act. */
export const pageDangers = (html: string, policy: string): string[] =>
  [...elementsIn(parser.parse(html) as Node)].flatMap(element => dangersOf(element, policy))
