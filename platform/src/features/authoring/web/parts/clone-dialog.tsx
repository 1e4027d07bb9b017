import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { BilingualField, sidesOf } from '../../../admin/web/parts/bilingual.tsx'
import { AdminDialog } from '../../../admin/web/parts/dialog.tsx'
import { TimeField } from '../../../admin/web/parts/time-field.tsx'
import { useAction } from '../../../admin/web/parts/use-action.ts'
import { useFirstWrong } from '../../../admin/web/parts/use-first-wrong.ts'
import { useProblemAt } from '../../../admin/web/parts/use-problem-at.ts'
import { copyTitle, longestTitle } from '../../rules.ts'
import { authoringWords } from '../../words.ts'
import type { Authored } from '../authored.layout.tsx'

const year = 365 * 86_400_000

/** The same competition once more: under new names, from a new start. */
export function CloneDialog({ competition }: { competition: Authored }) {
  const words = useWords(authoringWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.overview.clone}
      </Button>
      {isOpen && <CloneForm competition={competition} onClose={() => setOpen(false)} />}
    </>
  )
}

function CloneForm({ competition, onClose }: { competition: Authored; onClose: () => void }) {
  const words = useWords(authoringWords)
  const api = useApi()
  const navigate = useNavigate()
  const { isBusy, problem, issues, run } = useAction()
  const problemAt = useProblemAt(issues)
  const fields = useRef<HTMLDivElement>(null)
  useFirstWrong(fields, issues.length > 0 ? issues : undefined)
  const [value, setValue] = useState({
    titleZh: copyTitle(competition.titleZh, '（副本）'),
    titleEn: copyTitle(competition.titleEn, ' (copy)'),
    startAt: new Date(Date.parse(competition.startAt) + year).toISOString(),
  })
  const isPrivate = competition.visibility === 'private'
  const set = (change: Partial<typeof value>) => setValue({ ...value, ...change })
  const clone = () =>
    run(async () => {
      const { id } = await api('POST /api/admin/competitions/{id}/clone', {
        params: { id: competition.id },
        body: value,
      })
      onClose()
      await navigate(pathTo(isPrivate ? '/admin/competitions/:id/access' : '/admin/competitions/:id', { id }))
    })
  return (
    <AdminDialog title={words.overview.cloneTitle} onClose={onClose}>
      <p className="text-muted">{words.overview.cloneText}</p>
      {isPrivate && <Callout kind="warn">{words.overview.clonePrivate}</Callout>}
      <div ref={fields} className="grid gap-5">
        <BilingualField
          label={words.basics.titleField}
          maxLength={longestTitle}
          required
          {...sidesOf('title', value, set, problemAt)}
        />
        <TimeField
          label={words.basics.start}
          zone={competition.zone}
          value={value.startAt}
          onChange={startAt => set({ startAt })}
          problem={problemAt('startAt')}
        />
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {words.overview.cancel}
        </Button>
        <Button busy={isBusy} onClick={() => void clone()}>
          {words.overview.cloneSubmit}
        </Button>
      </div>
    </AdminDialog>
  )
}
