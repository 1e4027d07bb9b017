import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { pathTo } from '../path-to.ts'

/**
 * The header's menu. The spec names its entries and not all of their targets; docs/decisions/0010 says why the
 * training lab, discussion and work lead where they do.
 */
export function useMenuEntries(): { to: string; label: string }[] {
  const { menu } = useWords(shellWords)
  const { viewer } = useSite()
  return [
    { to: '/', label: menu.home },
    { to: '/education', label: menu.lab },
    { to: '/competitions', label: menu.competitions },
    { to: '/discussions', label: menu.discussion },
    { to: '/datasets', label: menu.datasets },
    { to: '/cooperation', label: menu.host },
    { to: '/information', label: menu.information },
    ...(viewer ? [{ to: pathTo('/users/:id', { id: viewer.id }), label: menu.work }] : []),
  ]
}
