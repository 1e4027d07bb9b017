import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { signUpWords } from '../../sign-up-words.ts'

/** What comes next for those who have just signed up: from the data to a first score. */
export function JoinedDialog({ competitionId: id, onClose }: { competitionId: number; onClose: () => void }) {
  const { joined: words } = useWords(signUpWords)
  const data = pathTo('/competitions/:id/datasets', { id })
  const steps = [
    [words.data, words.dataHint],
    [words.sample, words.sampleHint],
    // For those who have a file already: one press away.
    [
      <SiteLink key="submit" to={pathTo('/competitions/:id/submits', { id })} onClick={onClose}>
        {words.submit}
      </SiteLink>,
      words.submitHint,
    ],
  ] as const
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-muted">{words.lead}</p>
      <ol className="grid gap-4">
        {steps.map(([name, hint], index) => (
          <li key={hint} className="flex gap-3">
            <span
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.later}
        </Button>
        <SiteLink to={data} onClick={onClose} className={buttonClass()}>
          {words.data}
        </SiteLink>
      </DialogActions>
    </Dialog>
  )
}
