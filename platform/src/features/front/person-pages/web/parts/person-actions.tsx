import { FollowButton } from '../../../../people/follows/web/parts/follow-button.tsx'
import { SendMessageButton } from '../../../../people/inbox/web/parts/send-message-button.tsx'
import type { Person } from './person-data.ts'

/** What one can do with somebody else: follow them, and write to them. */
export function PersonActions({ profile: { id, userName: name, avatar } }: Pick<Person, 'profile'>) {
  return (
    <>
      <FollowButton person={{ id, name }} />
      <SendMessageButton to={{ id, name, avatar }} variant="secondary" />
    </>
  )
}
