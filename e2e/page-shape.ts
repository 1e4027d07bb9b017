import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Beside the data of the product under test: what one worker has looked at, the others need not. */
const seen = join(process.env.LEITAI_E2E_DATA ?? '', 'looked-at')

/**
 * All of a page that can make it more or less accessible, as two short names: elements, roles, states, classes, which
 * names and texts there are (not what they say), theme, and the layout that its width chooses. Rows of a kind count once.
 * Another language does not change them. `main` covers the main part and the attributes of its ancestors; `frame` covers
 * the rest, which many pages share. While a dialog is open, or without a main part, `frame` covers all and `main` is null.
 */
export async function shapeOf(page: Page): Promise<{ frame: string; main: string | null }> {
  const { frame, main } = await page.evaluate(() => {
    const present = ['alt', 'aria-label', 'title', 'placeholder', 'href', 'src', 'value', 'summary']
    const whole =
      /^(class|role|type|tabindex|scope|disabled|hidden|open|checked|required|readonly|inert|style|aria-.+)$/
    const refers = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'headers']
    const attributes = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => {
          if (refers.includes(name))
            return `${name}=${value.split(/\s+/).map(id => document.getElementById(id) !== null)}`
          if (present.includes(name)) return `${name}:${value.trim() !== ''}`
          if (name === 'id') return `id:${document.querySelectorAll(`#${CSS.escape(value)}`).length > 1}`
          return whole.test(name) ? `${name}=${value.replace(/\d+(\.\d+)?/g, '0')}` : ''
        })
        .filter(Boolean)
        .toSorted()
    const isCovered = document.querySelector('dialog[open], [role=dialog], [popover]:popover-open, [inert]')
    const main = isCovered ? null : document.querySelector('main')
    const read = (node: Node, apart?: Element | null): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').trim() === '' ? '' : '.'
      if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'LINK'].includes(node.tagName)) return ''
      const parts = [...node.childNodes]
        .map(child => (child === apart ? '<main>' : read(child, apart)))
        .filter((part, at, all) => part !== '' && part !== all[at - 1])
      return `<${node.tagName} ${attributes(node).join(' ')}>${parts.join('')}</>`
    }
    const steps = [640, 768, 1024, 1280, 1536].filter(width => innerWidth >= width).length
    const theme = matchMedia('(prefers-color-scheme: dark)').matches
    const look = `${steps} ${theme}`
    const around: string[] = []
    for (let one = main?.parentElement; one; one = one.parentElement) around.push(attributes(one).join(' '))
    return {
      frame: `${look} ${document.documentElement.lang !== ''} ${document.title !== ''} ${read(document.documentElement, main)}`,
      main: main && `${look} ${around.join(' < ')} ${read(main)}`,
    }
  })
  const short = (shape: string) => createHash('sha256').update(shape).digest('hex')
  return { frame: short(frame), main: main === null ? null : short(main) }
}

export const wasLookedAt = (shape: string) => existsSync(join(seen, shape))

export function lookedAt(shape: string): void {
  mkdirSync(seen, { recursive: true })
  writeFileSync(join(seen, shape), '')
}
