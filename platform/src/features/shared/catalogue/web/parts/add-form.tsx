import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { localize } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { codeOf, codePattern, hasCode, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'

/** Until somebody types a code, the English name suggests it. */
const blank = { nameZh: '', nameEn: '', code: null as string | null, parentCode: '' }

type Beside = { key: string; value: { nameZh: string; nameEn: string; parentCode: string | null } }

/** Adds one entry after another without leaving the keyboard. */
export function AddForm({ kind, entries }: { kind: Kind; entries: readonly Beside[] }) {
  const { add: words, kinds } = useWords(catalogueWords)
  const lang = useLang()
  const api = useApi()
  const revalidator = useRevalidator()
  const [added, setAdded] = useState<string>()
  const editing = useForm({
    name: `catalogue:${kind}:new`,
    saved: { value: blank, tag: '' },
    save: async ({ nameZh, nameEn, code, parentCode }) => {
      const { value } = await api('POST /api/admin/catalogue/{kind}', {
        params: { kind },
        body: {
          nameZh,
          nameEn,
          code: hasCode(kind) ? (code ?? codeOf(nameEn)) : null,
          parentCode: parentCode === '' ? null : parentCode,
        },
      })
      setAdded(localize({ zh: value.nameZh, en: value.nameEn }, lang))
      // The next one often stands under the same.
      return { value: { ...blank, parentCode }, tag: '' }
    },
    // The next one can be sent before the list has come.
    reload: 'never',
    onSaved: () => {
      editing.props.ref.current?.querySelector('input')?.focus()
      void revalidator.revalidate()
    },
  })
  const { value, set, problemAt } = editing
  const code = value.code ?? codeOf(value.nameEn)
  const isCodeWrong = code !== '' && !codePattern.test(code)
  const tops = entries.filter(entry => entry.value.parentCode === null)
  const change = (next: Partial<typeof blank>) => {
    setAdded(undefined)
    set(next)
  }
  return (
    <Card as="section" className="p-5!">
      <form {...editing.props} className="grid gap-4">
        <h2 className="font-semibold">{words.title(kinds[kind])}</h2>
        <div
          className={clsx(
            'grid gap-4 md:grid-cols-2',
            kind === 'tags' ? 'xl:grid-cols-4' : hasCode(kind) && 'xl:grid-cols-3',
          )}
        >
          <TextField
            label={words.nameZh}
            lang="zh-CN"
            maxLength={80}
            required
            value={value.nameZh}
            onChange={nameZh => change({ nameZh })}
            problem={problemAt('nameZh')}
          />
          <TextField
            label={words.nameEn}
            lang="en-US"
            maxLength={80}
            required
            value={value.nameEn}
            onChange={nameEn => change({ nameEn })}
            problem={problemAt('nameEn')}
          />
          {hasCode(kind) && (
            <TextField
              label={words.code}
              hint={words.codeHint}
              maxLength={60}
              required
              value={code}
              onChange={typed => change({ code: typed })}
              problem={isCodeWrong ? words.codeWrong : problemAt('code')}
            />
          )}
          {kind === 'tags' && (
            <SelectField
              label={words.parent}
              value={value.parentCode}
              onChange={parentCode => change({ parentCode })}
              options={[
                ['', words.noParent],
                ...tops.map(
                  ({ key, value: { nameZh, nameEn } }) =>
                    [key, localize({ zh: nameZh, en: nameEn }, lang)] as const,
                ),
              ]}
              problem={problemAt('parentCode')}
            />
          )}
        </div>
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={editing.isBusy}>
            <Plus className="size-4" aria-hidden="true" />
            {words.submit}
          </Button>
          <span className="text-sm text-muted" role="status">
            {added !== undefined && !editing.problem ? words.added(added) : ''}
          </span>
        </div>
      </form>
    </Card>
  )
}
