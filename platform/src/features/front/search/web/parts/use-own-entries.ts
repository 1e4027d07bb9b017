import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useAside } from '../../../../../site/staff/aside.tsx'
import { useMenuEntries } from '../../../../../site/shell/menu-entries.ts'
import { switchLanguage, switchTheme } from '../../../../../site/shell/preferences.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { shellWords } from '../../../../../site/words.ts'
import { matches } from '../../../../../ui/matches.ts'
import { searchWords } from '../../words.ts'
import type { Entry } from './entries.ts'

/** The pages of what one manages at the moment and of the menu, what one can do from anywhere, and for staff the sections of the administration. */
export function useOwnEntries(sections: readonly Entry[], typed: string): Entry[] {
  const { actions } = useWords(searchWords)
  const { menu } = useWords(shellWords)
  const { main, more } = useMenuEntries()
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  const aside = useAside()
  const page = (path: string, title: string): Entry => ({ group: 'page', title, detail: '', path })
  const action = (name: keyof typeof actions, run: () => void): Entry => ({
    group: 'action',
    title: actions[name],
    detail: '',
    path: `#${name}`,
    run,
  })
  const pages = [
    page('/', menu.home),
    ...[...main, ...more].map(({ to, label }) => page(to, label)),
    ...(viewer
      ? [
          page('/messages', actions.messages),
          page('/notices', actions.notices),
          page('/users/settings-v2', actions.settings),
          page('/datasets/edit', actions.newDataset),
        ]
      : []),
  ]
  const managed =
    aside?.entries.map(({ title, path }): Entry => ({ group: 'managed', title, detail: '', path })) ?? []
  const all = [
    ...managed,
    ...pages,
    ...(viewer ? [] : [action('login', () => location.assign(loginPath(lang, pathname + search)))]),
    action('theme', switchTheme),
    action('language', () => void switchLanguage(lang === 'zh-CN' ? 'en-US' : 'zh-CN')),
    ...sections,
  ]
  return typed === '' ? all : all.filter(({ title }) => matches({ label: title }, typed))
}
