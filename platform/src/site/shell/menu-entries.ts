import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { pathTo } from '../path-to.ts'

type MenuEntry = { to: string; label: string }

/**
 * The header's menu: what people come for every day, and the rest below "More". The spec names its entries and not all of
 * their targets; docs/decisions/0010 says why the training lab, discussion and work lead where they do.
 */
export function useMenuEntries(): { main: MenuEntry[]; more: MenuEntry[] } {
  const { menu, footer } = useWords(shellWords)
  const { viewer, hasRatings } = useSite()
  return {
    main: [
      { to: '/competitions', label: menu.competitions },
      { to: '/datasets', label: menu.datasets },
      { to: '/discussions', label: menu.discussion },
      { to: '/information', label: menu.information },
    ],
    more: [
      ...(viewer ? [{ to: pathTo('/users/:id', { id: viewer.id }), label: menu.work }] : []),
      { to: '/education', label: menu.lab },
      ...(hasRatings ? [{ to: '/users/ranking', label: footer.ranking }] : []),
      { to: '/experts', label: footer.experts },
      { to: '/cooperation', label: menu.host },
      { to: '/help', label: footer.help },
    ],
  }
}
