import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

const markup = (props: Parameters<typeof Button>[0]) =>
  renderToStaticMarkup(createElement(Button, props, '提交'))

test('a reason keeps the button reachable, and describes it', () => {
  const html = markup({ disabledReason: '今天的次数已用完', 'aria-describedby': 'quota' })
  const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  const [, reasonId] = /<span id="([^"]+)"[^>]*>今天的次数已用完<\/span>/.exec(html) ?? []
  expect(reasonId).toBeTruthy()
  expect(described).toBe(`quota ${reasonId}`)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
})

test('a button that can be pressed says nothing more', () => {
  const html = markup({})
  expect(html).not.toMatch(/aria-(disabled|busy|describedby)/)
  expect(html).toContain('type="button"')
})

test('a busy submit button is still the form’s submit button', () => {
  const html = markup({ busy: true, type: 'submit' })
  expect(html).toMatch(/type="submit"[^>]*aria-disabled="true"[^>]*aria-busy="true"/)
})
