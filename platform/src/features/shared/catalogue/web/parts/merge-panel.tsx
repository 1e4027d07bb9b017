import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { mayMerge, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import type { Shown } from '../entry.page.tsx'

/** All that an entry has goes over to another one. Partners have nothing. */
export function MergePanel({
  kind,
  entry,
  blocked,
}: {
  kind: Kind
  entry: Shown
  blocked: string | undefined
}) {
  const { entry: words } = useWords(catalogueWords)
  const lang = useLang()
  const api = useApi()
  const navigate = useNavigate()
  const [into, setInto] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (kind === 'partners') return null
  const name = (one: { nameZh: string; nameEn: string }) => localize({ zh: one.nameZh, en: one.nameEn }, lang)
  const targets = entry.beside.filter(one => mayMerge(entry.key, one.key, entry.beside))
  const target = targets.find(one => one.key === into)
  return (
    <Card as="section" className="grid gap-3 p-5! text-sm">
      <h2 className="text-base font-semibold">{words.merge}</h2>
      <p className="text-muted">{targets.length > 0 ? words.mergeHint : words.mergeNone}</p>
      {targets.length > 0 && (
        <>
          <SelectField
            label={words.mergeInto}
            value={into}
            onChange={setInto}
            options={[['', words.mergeChoose], ...targets.map(one => [one.key, name(one)] as const)]}
          />
          <Button
            variant="secondary"
            className="w-full"
            disabledReason={blocked ?? (target ? undefined : words.mergeFirst)}
            onClick={() => setAsking(true)}
          >
            {words.mergeSubmit}
          </Button>
        </>
      )}
      {isAsking && target && (
        <ConfirmDialog
          title={words.mergeTitle(name(entry.value), name(target))}
          submit={words.mergeSubmit}
          isDanger
          onSubmit={async () => {
            await api('POST /api/admin/catalogue/{kind}/{key}/merge', {
              params: { kind, key: entry.key },
              body: { into: target.key },
            })
            await navigate(pathTo('/admin/catalogue/:kind/:key', { kind, key: target.key }))
          }}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.mergeText(name(target))}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
