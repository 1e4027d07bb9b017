import type { SiteApi } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Select } from '../../../../../ui/select.tsx'
import { say } from '../../../../../site/said.ts'
import { useId } from 'react'
import { audiences, type PrivacySwitch } from '../../rules.ts'
import { privacyWords } from '../../words.ts'

type Numbered = 0 | 1 | 2

/** Each switch has a call of its own. */
const sends: Record<PrivacySwitch, (api: SiteApi, value: Numbered) => Promise<unknown>> = {
  competitions: (api, value) => api('PUT /api/users/updatePrivateCompetition', { body: { value } }),
  myDynamics: (api, value) => api('PUT /api/users/updatePrivateMyDynamics', { body: { value } }),
  othersDynamics: (api, value) => api('PUT /api/users/updatePrivateOthersDynamics', { body: { value } }),
  work: (api, value) => api('PUT /api/users/updatePrivateWork', { body: { value } }),
  education: (api, value) => api('PUT /api/users/updatePrivateEdu', { body: { value } }),
  email: (api, value) => api('PUT /api/users/updatePrivateEmail', { body: { value } }),
}

/** What is shown, and to whom: saved as it is chosen. */
export function AudienceChoice({ name, value }: { name: PrivacySwitch; value: Numbered }) {
  const words = useWords(privacyWords)
  const { api, run, isBusy, problem } = useMutation()
  const id = useId()
  // Of what others did, it is who is seen rather than who sees.
  const named = name === 'othersDynamics' ? words.followed : words.audiences
  const choose = (next: string) =>
    void run(async () => {
      await sends[name](api, Number(next) as Numbered)
      say(words.saved)
    })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4 text-sm last:border-0">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-medium">
          {words.switches[name].label}
        </label>
        <p id={`${id}-hint`} className="text-muted">
          {words.switches[name].hint}
        </p>
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        className="!w-52"
        disabled={isBusy}
        value={String(value)}
        onChange={choose}
        options={[1, 2, 0].map(each => [String(each), named[audiences[each as Numbered]]] as const)}
      />
    </div>
  )
}
