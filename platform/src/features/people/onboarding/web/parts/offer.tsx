import { useMutation } from '../../../../../site/use-mutation.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { guideWords } from '../../words.ts'

/** The guide, offered to newcomers: never forced, and put aside for good by a press. */
export function Offer() {
  const { offer } = useWords(guideWords)
  const { api, run, isBusy, problem } = useMutation()
  return (
    <section
      aria-label={offer.title}
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-card p-5 shadow-card"
    >
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{offer.title}</h2>
        <p className="text-muted">{offer.text}</p>
        {problem && (
          <p className="text-bad" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <SiteLink to="/guide" className={buttonClass()}>
          {offer.start}
        </SiteLink>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() =>
            void run(() => api('PUT /api/users/guide/progress', { body: { isDismissed: true } }))
          }
        >
          {offer.later}
        </Button>
      </div>
    </section>
  )
}
