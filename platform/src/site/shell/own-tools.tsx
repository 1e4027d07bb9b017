import { InboxButton } from './inbox-button.tsx'
import { InboxWatch } from './inbox-watch.tsx'
import { Toasts } from './toasts.tsx'
import { UserButton } from './user-button.tsx'

/** What people who are signed in have in the header: messages and notices, their menu, and what is said to be done. */
export function OwnTools({ viewer }: Parameters<typeof UserButton>[0]) {
  return (
    <>
      <InboxWatch />
      <InboxButton />
      <UserButton viewer={viewer} />
      <Toasts />
    </>
  )
}
