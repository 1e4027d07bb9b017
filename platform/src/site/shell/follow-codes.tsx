import { Popover } from '../../ui/popover.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Contact } from '../contact.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { FollowButtonContent } from './follow-button.tsx'
import { sideItem } from './side-item.tsx'

/** The codes themselves, a tab for each, loaded when they are first asked for and open at once. */
export function FollowCodes({ follow }: { follow: Contact['follow'] }) {
  const { side } = useWords(shellWords)
  return (
    <Popover
      isOpen
      title={side.follow}
      trigger={<FollowButtonContent />}
      triggerClass={`${sideItem} max-xl:hidden`}
      side="left"
    >
      <Tabs
        label={side.follow}
        tabs={follow.map(({ kind, address }) => ({
          key: kind,
          name: side.followBy[kind],
          content: (
            <div className="text-center">
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
            </div>
          ),
        }))}
      />
    </Popover>
  )
}
