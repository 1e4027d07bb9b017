import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { MoveSteps, type Step } from '../../../../../ui/move-steps.tsx'
import { hasCode, usesInWords, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import type { Listed } from './entry-list.tsx'

type Props = {
  kind: Kind
  entry: Listed
  name: string
  /** Why it cannot go a step up or down. */
  stopOf: (step: Step) => string | undefined
  onMove: (step: Step) => void
}

/** An entry in its list: its place, its names, who uses it, and the way to its page. */
export function EntryRow({ kind, entry, name, stopOf, onMove }: Props) {
  const { list: words } = useWords(catalogueWords)
  const lang = useLang()
  const { key, value, uses } = entry
  const other = lang === 'zh-CN' ? value.nameEn : value.nameZh
  const said = usesInWords(uses, lang).map(use => use.text)
  return (
    <li className={clsx('flex items-stretch', value.parentCode !== null && 'pl-6 sm:pl-10')}>
      <div className="flex shrink-0 items-center pl-2">
        <MoveSteps
          id={key}
          labelOf={step => (step === -1 ? words.up : words.down)(name)}
          stopOf={stopOf}
          onMove={onMove}
        />
      </div>
      <SiteLink
        to={pathTo('/admin/catalogue/:kind/:key', { kind, key })}
        className="flex min-w-0 grow items-center gap-4 py-3 pr-4 pl-2 no-underline hover:bg-sunken"
      >
        {value.picture && (
          <img
            src={value.picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-9 w-14 shrink-0 rounded-md border border-line bg-white object-contain p-0.5"
          />
        )}
        <span className={clsx('min-w-0 grow', value.isHidden && 'text-muted')}>
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-sm text-muted">
            {other}
            {hasCode(kind) && <span className="ml-2 font-mono text-xs">{key}</span>}
          </span>
          <span className="mt-0.5 block text-xs text-muted sm:hidden">
            {said.length > 0 ? said.join(' · ') : words.unused}
          </span>
        </span>
        {value.isHidden && <Badge>{words.hidden}</Badge>}
        <span className="hidden shrink-0 text-right text-sm text-muted tabular-nums sm:block">
          {said.length > 0 ? said.join(' · ') : kind === 'partners' ? '' : words.unused}
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </SiteLink>
    </li>
  )
}
