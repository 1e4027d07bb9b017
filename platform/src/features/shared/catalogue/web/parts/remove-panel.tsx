import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { usesInWords, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import type { Shown } from '../entry.page.tsx'

/** Takes an entry away that nothing uses; else says what does. */
export function RemovePanel({
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
  const [isAsking, setAsking] = useState(false)
  const said = usesInWords(entry.uses, lang).map(use => use.text)
  const inUse = said.length > 0 ? words.removeBlocked(said.join(words.separator)) : undefined
  return (
    <Card as="section" className="grid gap-3 p-5! text-sm">
      <h2 className="text-base font-semibold">{words.remove}</h2>
      {!inUse && <p className="text-muted">{words.removeHint}</p>}
      <Button
        variant="danger"
        className="w-full"
        disabledReason={inUse ?? blocked}
        onClick={() => setAsking(true)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle(localize({ zh: entry.value.nameZh, en: entry.value.nameEn }, lang))}
          submit={words.remove}
          isDanger
          onSubmit={async () => {
            await api('DELETE /api/admin/catalogue/{kind}/{key}', { params: { kind, key: entry.key } })
            await navigate(pathTo('/admin/catalogue/:kind', { kind }))
          }}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.removeHint}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
