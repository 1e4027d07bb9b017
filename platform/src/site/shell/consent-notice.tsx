import type { Answer } from '../../base/contract/call.ts'
import type { SiteCalls } from '../../calls.ts'
import { Button } from '../../ui/button.tsx'
import { pathTo } from '../path-to.ts'
import { SiteLink } from '../site-link.tsx'
import { useMutation } from '../use-mutation.ts'
import { useWords } from '../use-site.ts'
import { standingWords } from './standing-words.ts'

type Pending = Answer<SiteCalls['GET /api/users/consents']>['pending']

/** Terms that are to be agreed to before anything is changed: stands over every page until they are, so that they can be read meanwhile. */
export function ConsentNotice({ pending }: { pending: Pending }) {
  const { consent: words } = useWords(standingWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const agree = () =>
    run(() => api('POST /api/users/consents', { body: { versionIds: pending.map(one => one.id) } }))
  return (
    <>
      {/* The end of the page stays in reach. */}
      <div className="h-44 sm:h-28" aria-hidden="true" />
      <section
        aria-label={words.label}
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card shadow-float"
      >
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
          <div className="min-w-0 text-sm">
            <p className="font-semibold">{words.title}</p>
            <p className="text-muted">
              {words.text}{' '}
              {pending.map(one => (
                <SiteLink
                  key={one.id}
                  to={`${pathTo('/help/:tab?', { tab: one.tab })}?version=${one.number}`}
                  className="mr-3 font-medium text-accent underline"
                >
                  {words.document(one.title)}
                </SiteLink>
              ))}
            </p>
            {problem && (
              <p role="alert" className="mt-1 text-bad">
                {problem}
              </p>
            )}
          </div>
          <Button busy={isBusy} onClick={() => void agree()}>
            {words.agree}
          </Button>
        </div>
      </section>
    </>
  )
}
