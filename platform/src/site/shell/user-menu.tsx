import { useNavigate } from 'react-router'
import { Menu } from '../../ui/menu.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useLogout } from './logout.ts'
import { UserButtonContent, userButtonClass } from './user-button.tsx'
import { pathTo } from '../path-to.ts'

/** The menu itself, loaded when it is first asked for and open at once. */
export function UserMenu({
  viewer,
}: {
  viewer: { id: number; name: string; avatar: string | null; roles: readonly string[] }
}) {
  const { menu } = useWords(shellWords)
  const navigate = useNavigate()
  const logout = useLogout()
  return (
    <Menu
      isOpen
      trigger={<UserButtonContent viewer={viewer} />}
      triggerClass={userButtonClass}
      entries={[
        { label: menu.profile, onSelect: () => void navigate(pathTo('/users/:id', { id: viewer.id })) },
        { label: menu.settings, onSelect: () => void navigate('/users/settings-v2') },
        { label: menu.tokens, onSelect: () => void navigate('/users/v2/setting-tokens') },
        ...(viewer.roles.length > 0 ? [{ label: menu.admin, onSelect: () => void navigate('/admin') }] : []),
        { label: menu.logout, onSelect: () => void logout() },
      ]}
    />
  )
}
