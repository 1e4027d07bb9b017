import { InboxButton } from './inbox-button.tsx'
import { InboxWatch } from './inbox-watch.tsx'
import { LateToast } from './late-toast.tsx'
import { UserButton } from './user-button.tsx'

/** What people who are signed in have in the header: messages and notices, their menu, and what came of what they left. */
export function OwnTools({ viewer }: Parameters<typeof UserButton>[0]) {
  return (
    <>
      <InboxWatch />
      <InboxButton />
      <UserButton viewer={viewer} />
      <LateToast />
    </>
  )
}
