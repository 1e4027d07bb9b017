import { useState } from 'react'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { ownDataWords } from '../../words.ts'
import type { OwnData } from '../own-data.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

type Props = Pick<OwnData, 'deletion' | 'isFresh' | 'signOnGoes'> & {
  /** Where the password is asked for anew, and back here. */
  again: string
}

/** Leaving: what goes, what stays, who it is that asks, and how to stay after all. */
export function Deletion({ deletion, isFresh, signOnGoes, again }: Props) {
  const { formatTime } = useFormats()
  const { deletion: words } = useWords(ownDataWords)
  const { api, run, isBusy, problem } = useMutation()
  const [isAsking, setAsking] = useState(false)
  const zone = useZone()
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {deletion ? (
        <>
          <Callout kind="warn" title={words.due(formatTime(deletion.dueAt, zone))}>
            {words.dueText}
          </Callout>
          {problem && (
            <Callout kind="bad" live>
              {problem}
            </Callout>
          )}
          <div>
            <Button busy={isBusy} onClick={() => void run(() => api('DELETE /api/own-data/deletion'))}>
              {words.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.text}</p>
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            {[words.gone, words.kept, words.teams, signOnGoes ? words.signOn : words.signOnStays].map(
              line => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
          {isFresh ? (
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {words.ask}
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <a href={again} className={buttonClass({ variant: 'secondary' })}>
                {words.again}
              </a>
              <span className="text-sm text-muted">{words.againText}</span>
            </div>
          )}
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.sure}
          submit={words.submit}
          isDanger
          onSubmit={() => api('POST /api/own-data/deletion')}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.sureText}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
