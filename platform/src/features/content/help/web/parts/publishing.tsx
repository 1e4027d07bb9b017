import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { editingWords } from '../../editing-words.ts'
import { isTerms, longestNote } from '../../rules.ts'
import { helpWords } from '../../words.ts'
import type { EditedDocument } from '../edit-document.page.tsx'
import { pathOf } from './path-of.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Props = { document: EditedDocument; isDirty: boolean }

/** Makes the saved draft a version, and lists those that there are. */
export function Publishing({ document, isDirty }: Props) {
  const { formatTime } = useFormats()
  const words = useWords(editingWords)
  const { asksConsent } = useWords(helpWords)
  const lang = useLang()
  const { versions, tab } = document
  return (
    <div className="grid grid-cols-1 gap-6">
      <PublishForm document={document} isDirty={isDirty} />
      {versions.length > 0 && (
        <Card as="section" className="grid gap-4">
          <h2 className="font-semibold">{words.versions}</h2>
          <ol className="grid gap-4 text-sm">
            {versions.map(one => (
              <li key={one.number}>
                <SiteLink to={`${pathOf(tab)}?version=${one.number}`} className="font-medium">
                  {words.number(one.number)}
                </SiteLink>{' '}
                {one.asksConsent && <Badge>{asksConsent}</Badge>}
                <p>{localize({ zh: one.noteZh, en: one.noteEn }, lang)}</p>
                <p className="text-muted tabular-nums">
                  {formatTime(one.publishedAt, usualZone)}
                  {one.publishedBy !== null && ` · ${words.by(one.publishedBy)}`}
                  {one.asksConsent && ` · ${words.agreed(formatCount(one.agreed))}`}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

const blank = { noteZh: '', noteEn: '', asksConsent: false }

function PublishForm({ document: { tab, tag, isChanged }, isDirty }: Props) {
  const words = useWords(editingWords)
  const api = useApi()
  const needed = (text: string) => (text.trim() === '' ? words.needNote : undefined)
  const form = useForm({
    name: `help-version:${tab}`,
    saved: { value: blank, tag: '' },
    check: ({ noteZh, noteEn }) => ({ noteZh: needed(noteZh), noteEn: needed(noteEn) }),
    save: async value => {
      await api('POST /api/admin/help/{tab}/versions', { params: { tab }, body: { ...value, tag } })
    },
    reload: 'after refusal',
  })
  const { value, set } = form
  const blocked = isDirty ? words.saveFirst : isChanged ? undefined : words.nothingNew
  return (
    <Card as="section">
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <h2 className="font-semibold">{words.publish}</h2>
        <p className="text-sm text-muted">{words.publishHint}</p>
        <div className="[&>div]:grid-cols-1!">
          <BilingualField
            label={words.note}
            hint={words.noteHint}
            rows={2}
            maxLength={longestNote}
            required
            {...sidesOf('note', value, set, field => form.field(field).problem)}
          />
        </div>
        {isTerms(tab) && (
          <CheckField
            label={words.asksConsent}
            hint={words.asksConsentHint}
            checked={value.asksConsent}
            onChange={asksConsent => set({ asksConsent })}
          />
        )}
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={form.isBusy} disabledReason={blocked}>
            {words.doPublish}
          </Button>
        </div>
        <p role="status" className="text-sm text-good empty:hidden">
          {form.justSaved && words.published}
        </p>
      </form>
    </Card>
  )
}
