import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { troubles } from './page-data.ts'
import { usePageLang } from './use-site.ts'
import { wordsIn } from '../base/web/words.ts'
import { shellWords } from './words.ts'

/** Says over the present page what did not come; what stands in the page stays as it is. */
export function PageTrouble() {
  const trouble = useSyncExternalStore(troubles.subscribe, troubles.now, troubles.onServer)
  const { trouble: words } = wordsIn(shellWords, usePageLang())
  if (!trouble) return null
  const { title, text } = words[trouble.what]
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl rounded-xl bg-card shadow-float">
      <Callout kind="warn" title={title} live>
        <p>{text}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={trouble.again}>
            {words.again}
          </Button>
          <Button size="small" variant="secondary" onClick={trouble.stay}>
            {words[trouble.what].stay}
          </Button>
        </p>
      </Callout>
    </div>
  )
}
