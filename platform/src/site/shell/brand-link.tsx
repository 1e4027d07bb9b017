import { Logo } from '../../ui/logo.tsx'
import { SiteLink } from '../site-link.tsx'
import { wordsIn } from '../../base/web/words.ts'
import { usePageLang } from '../use-site.ts'
import { shellWords } from '../words.ts'

/** The mark and the name, leading home. Beside another title narrow screens have room for the mark alone. */
export function BrandLink({ besideTitle = false }: { besideTitle?: boolean }) {
  const { brand } = wordsIn(shellWords, usePageLang())
  return (
    <SiteLink to="/" className="flex shrink-0 items-center gap-2 text-lg font-semibold no-underline">
      <Logo className="size-7 text-accent" />
      <span className={besideTitle ? 'max-sm:sr-only' : undefined}>{brand}</span>
    </SiteLink>
  )
}
