import { useState } from 'react'
import { useNavigate } from 'react-router'
import { daysLater } from '../../../../../base/clock/zone.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { longestTitle } from '../../../../competing/competitions/authored-rules.ts'
import { copyTitle } from '../../rules.ts'
import { authoredWords } from '../../../../competing/competitions/authored-words.ts'
import { authoringWords } from '../../words.ts'
import type { ManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

/** The same competition once more: under new names, from a new start. */
export function CloneDialog({ competition }: { competition: ManagedCompetition }) {
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

function CloneForm({ competition, onClose }: { competition: ManagedCompetition; onClose: () => void }) {
  const words = useWords(authoringWords)
  const { basics } = useWords(authoredWords)
  const api = useApi()
  const navigate = useNavigate()
  const isPrivate = competition.visibility === 'private'
  const form = useForm({
    saved: {
      value: {
        titleZh: copyTitle(competition.titleZh, '（副本）'),
        titleEn: copyTitle(competition.titleEn, ' (copy)'),
        startAt: daysLater(competition.zone, new Date(competition.startAt), 365).toISOString(),
      },
      tag: '',
    },
    save: async body => {
      const { id } = await api('POST /api/admin/competitions/{id}/clone', {
        params: { id: competition.id },
        body,
      })
      onClose()
      await navigate(pathTo(isPrivate ? '/admin/competitions/:id/access' : '/admin/competitions/:id', { id }))
    },
  })
  const { value, set, problemAt } = form
  return (
    <Dialog title={words.overview.cloneTitle} onClose={onClose}>
      <p className="text-muted">{words.overview.cloneText}</p>
      {isPrivate && <Callout kind="warn">{words.overview.clonePrivate}</Callout>}
      <form {...form.props} className="grid gap-5">
        <BilingualField
          label={basics.titleField}
          maxLength={longestTitle}
          required
          {...sidesOf('title', value, set, problemAt)}
        />
        <TimeField label={basics.start} zone={competition.zone} {...form.field('startAt')} />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.overview.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {words.overview.cloneSubmit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
