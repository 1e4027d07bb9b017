import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

/** Parts of which one is seen at a time. Parts of a page that have an address are links instead. */
export function Tabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { key: string; name: string; content: ReactNode }[]
}) {
  return (
    <Base.Root defaultValue={tabs[0]?.key}>
      <Base.List className="flex gap-1 rounded-lg bg-sunken p-1" aria-label={label}>
        {tabs.map(({ key, name }) => (
          <Base.Tab
            key={key}
            value={key}
            className="grow cursor-pointer rounded-md px-3 py-1 text-sm data-active:bg-card data-active:font-semibold data-active:shadow-card pointer-coarse:min-h-11"
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ key, content }) => (
        <Base.Panel key={key} value={key} className="mt-3">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
