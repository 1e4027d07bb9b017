// @vitest-environment happy-dom
import fc from 'fast-check'
import { act, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatePage } from '../../test/translate-page.ts'
import { keepTranslatedTexts } from './translated-texts.ts'

let leave: (() => void)[] = []
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const work of leave.toReversed()) await act(async () => work())
  leave = []
})

/** What observers of changes do has been done. */
const settled = () => act(async () => {})

async function draw(first: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  leave.push(
    keepTranslatedTexts(),
    () => box.remove(),
    () => root.unmount(),
  )
  const render = async (node: ReactNode) => {
    await act(async () => root.render(node))
    await settled()
  }
  await render(first)
  return { box, render }
}

/** Texts beside elements, in elements of their own and in nested lists, with keys that let them move. */
type Part = { key: string; text: string; kind: 'text' | 'element' | 'list'; inner: Part[] }
const part: fc.Arbitrary<Part> = fc.letrec<{ part: Part }>(tie => ({
  part: fc.record({
    key: fc.constantFrom(...'abcdef'),
    text: fc.constantFrom('one', 'two', 'three', ''),
    kind: fc.constantFrom('text', 'element', 'list'),
    inner: fc.oneof(
      { maxDepth: 2 },
      fc.constant<Part[]>([]),
      fc.uniqueArray(tie('part'), { maxLength: 3, selector: one => one.key }),
    ),
  }),
})).part
const parts = fc.uniqueArray(part, { maxLength: 5, selector: one => one.key })

const drawn = (all: readonly Part[]): ReactNode =>
  all.map(({ key, text, kind, inner }) =>
    kind === 'text' ? (
      <Fragment key={key}>
        {text}
        {inner.length > 0 && drawn(inner)}
      </Fragment>
    ) : kind === 'list' ? (
      <div key={key}>
        {drawn(inner)}
        {text}
      </div>
    ) : (
      <b key={key}>{text}</b>
    ),
  )
const said = (all: readonly Part[]): string =>
  all
    .map(({ text, kind, inner }) =>
      kind === 'text' ? text + said(inner) : kind === 'list' ? said(inner) + text : text,
    )
    .join('')

test('a translated page shows current texts, whatever changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(parts, { minLength: 2, maxLength: 5 }),
      fc.constantFrom('kept', 'reverted', 'moving'),
      async (states, how) => {
        const [first = [], ...later] = states
        const { box, render } = await draw(<main>{drawn(first)}</main>)
        const revert = translatePage({ translated: text => text.toUpperCase(), isMoving: how === 'moving' })
        leave.push(revert)
        await settled()
        expect(box.textContent).toBe(said(first).toUpperCase())
        for (const state of later) {
          await render(<main>{drawn(state)}</main>)
          expect(box.textContent).toBe(said(state).toUpperCase())
        }
        if (how === 'reverted') {
          revert()
          await settled()
          expect(box.textContent).toBe(said(states.at(-1) ?? []))
          await render(<main>{drawn(first)}</main>)
          expect(box.textContent).toBe(said(first))
        }
        for (const work of leave.toReversed()) await act(async () => work())
        leave = []
      },
    ),
    { numRuns: 100 },
  )
})
