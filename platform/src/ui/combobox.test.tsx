// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

test('what is being typed stays when the page around it renders again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = () =>
    root.render(
      <Combobox
        label="Country"
        noMatch="None"
        words={{ search: 'Search', open: 'Open' }}
        options={['China', 'Singapore'].map(label => ({ value: label, label }))}
        value="China"
        onChange={() => {}}
      />,
    )
  await act(async () => render())
  const field = document.querySelector('input')
  if (!field) throw new Error('there is no field')
  await act(async () => {
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Sing')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'Sing', inputType: 'insertText' }))
    render()
  })
  expect(field.value).toBe('Sing')
  expect(document.querySelector('[role=option]')?.textContent).toBe('Singapore')
  await act(async () => root.unmount())
})
