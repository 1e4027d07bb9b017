import { Check, Plus, Repeat2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { followStateOf } from '../../rules.ts'
import { followWords } from '../../words.ts'

type Relation = { isFollowed: boolean; isFollowing: boolean }
type Props = {
  person: { id: number; name: string }
  /** Whether the reader follows them, and they the reader; asked for where the page does not know. */
  relation?: Relation
  size?: 'small' | 'medium'
}

const signs = { follow: Plus, followed: Check, mutual: Repeat2 }

/** Follows somebody or ends it, and says which it is; of oneself there is none. */
export function FollowButton({ person, relation, size = 'medium' }: Props) {
  const words = useWords(followWords)
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  if (viewer?.id === person.id) return null
  if (!viewer)
    return (
      <a
        href={loginPath(lang, pathname + search)}
        aria-label={words.followWhom(person.name)}
        className={buttonClass({ size })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {words.state.follow}
      </a>
    )
  return <Toggle key={person.id} ownId={viewer.id} person={person} relation={relation} size={size} />
}

function Toggle({
  ownId,
  person,
  relation,
  size,
}: {
  ownId: number
  person: Props['person']
  relation: Relation | undefined
  size: 'small' | 'medium'
}) {
  const words = useWords(followWords)
  const { api, run, isBusy, failure, problem } = useMutation()
  const [asked, setAsked] = useState<Relation>()
  const [done, setDone] = useState<'followed' | 'unfollowed'>()
  const known = asked ?? relation
  const isKnown = relation !== undefined
  useEffect(() => {
    if (isKnown) return
    const status = (sponsorId: number, followedId: number) =>
      api('GET /api/users/followed', { query: { sponsorId, followedId } })
    void Promise.all([status(ownId, person.id), status(person.id, ownId)]).then(
      ([to, back]) => setAsked({ isFollowed: to.isFollowed, isFollowing: back.isFollowed }),
      // Until it is known whether they are followed one can follow them: twice is once.
      () => setAsked({ isFollowed: false, isFollowing: false }),
    )
  }, [api, isKnown, ownId, person.id])
  if (!known)
    return (
      <Button variant="secondary" size={size} busy>
        {words.state.loading}
      </Button>
    )
  const state = followStateOf(known)
  const Sign = signs[state]
  const toggle = () =>
    run(async () => {
      const pair = { sponsorId: ownId, followedId: person.id }
      const { isFollowed } = known.isFollowed
        ? await api('DELETE /api/users/followed', { query: pair })
        : await api('POST /api/users/followed', { body: pair })
      setAsked({ ...known, isFollowed })
      setDone(isFollowed ? 'followed' : 'unfollowed')
    })
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Button
        variant={state === 'follow' ? 'primary' : 'secondary'}
        size={size}
        busy={isBusy}
        aria-label={
          known.isFollowed
            ? `${words.state[state]} · ${words.unfollowWhom(person.name)}`
            : words.followWhom(person.name)
        }
        onClick={() => void toggle()}
      >
        {!isBusy && <Sign className="size-4" aria-hidden="true" />}
        {words.state[state]}
      </Button>
      <span role="status" className="sr-only">
        {done && words.done[done]}
      </span>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {refusalIn(failure) ? problem : words.failed}
        </span>
      )}
    </span>
  )
}
