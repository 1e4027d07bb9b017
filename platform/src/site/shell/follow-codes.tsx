import { Popover } from '@base-ui/react/popover'
import { Tabs } from '@base-ui/react/tabs'
import type { Contact } from '../contact.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { FollowButtonContent } from './follow-button.tsx'
import { sideItem } from './side-item.tsx'

/** The codes themselves, a tab for each, loaded when they are first asked for and open at once. */
export function FollowCodes({ follow }: { follow: Contact['follow'] }) {
  const { side } = useWords(shellWords)
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger className={`${sideItem} max-xl:hidden`}>
        <FollowButtonContent />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="left" align="end" sideOffset={12} className="z-40">
          <Popover.Popup className="rounded-xl border border-line bg-card p-4 text-center shadow-float">
            <Popover.Title className="sr-only">{side.follow}</Popover.Title>
            <Tabs.Root defaultValue={follow[0]?.kind}>
              <Tabs.List className="flex gap-1 rounded-lg bg-sunken p-1" aria-label={side.follow}>
                {follow.map(({ kind }) => (
                  <Tabs.Tab
                    key={kind}
                    value={kind}
                    className="grow rounded-md px-3 py-1 text-sm data-active:bg-card data-active:font-semibold data-active:shadow-card"
                  >
                    {side.followBy[kind]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {follow.map(({ kind, address }) => (
                <Tabs.Panel key={kind} value={kind} className="mt-3">
                  <img
                    src={`/qr/${kind}.svg`}
                    alt={side.code(side.followBy[kind])}
                    width={160}
                    height={160}
                    loading="lazy"
                    className="mx-auto size-40 rounded-lg"
                  />
                  <p className="mt-2 text-sm text-muted">{side.scan[kind]}</p>
                  <a href={address} target="_blank" rel="noreferrer" className="text-sm text-accent">
                    {side.open}
                  </a>
                </Tabs.Panel>
              ))}
            </Tabs.Root>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
