import { useNavigate } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FactList } from '../../../../../ui/fact-list.tsx'
import { proposalWords } from '../../words.ts'
import { ofEdition } from './chosen-edition.ts'
import { useWindowText } from './entry-head.tsx'
import { NoEdition } from './no-edition.tsx'

type Invitation = Answer<SiteCalls['GET /api/spic/invitation']>

/** What one is invited to, and the way in. */
export function JoinCard({ token, invitation }: { token: string; invitation: Invitation | null }) {
  const { join: words, signup, info } = useWords(proposalWords)
  const navigate = useNavigate()
  const windowText = useWindowText()
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  if (!invitation) return <NoEdition title={words.bad} text={words.badText} />
  const { edition, members, mostMembers, abilities, isMember } = invitation
  const to = ofEdition(pathTo('/spic/signupinfo'), edition.id)
  return (
    <Card as="section" className="grid gap-6">
      <div>
        <h1 className="text-3xl font-bold wrap-anywhere">{words.title(invitation.name)}</h1>
        <p className="mt-2 text-muted">{words.text(invitation.owner, edition.name)}</p>
      </div>
      <FactList
        facts={[
          [words.track, invitation.track],
          [words.members, words.of(formatCount(members), formatCount(mostMembers))],
          [signup.window, windowText(edition.signup)],
        ]}
      />
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {isMember ? (
        <>
          <Callout kind="good">{words.isMember}</Callout>
          <p>
            <SiteLink to={to} className={buttonClass()}>
              {info.title}
            </SiteLink>
          </p>
        </>
      ) : (
        <div>
          <Button
            busy={isBusy}
            disabledReason={abilities.join.message}
            onClick={() =>
              void run(() => api('POST /api/spic/invitation', { body: { token } })).then(isDone =>
                isDone ? navigate(to) : undefined,
              )
            }
          >
            {words.submit}
          </Button>
        </div>
      )}
    </Card>
  )
}
