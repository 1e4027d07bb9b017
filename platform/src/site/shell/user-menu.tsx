import { Menu } from '@base-ui/react/menu'
import { useNavigate } from 'react-router'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useLogout } from './logout.ts'
import { UserButtonContent, userButtonClass } from './user-button.tsx'
import { pathTo } from '../path-to.ts'

const item =
  'flex w-full cursor-pointer rounded-lg px-3 py-2 text-left text-sm no-underline outline-none data-highlighted:bg-sunken'

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
    <Menu.Root defaultOpen>
      <Menu.Trigger className={userButtonClass}>
        <UserButtonContent viewer={viewer} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" className="z-40">
          <Menu.Popup className="min-w-44 rounded-xl border border-line bg-card p-1 shadow-float">
            <Menu.Item
              className={item}
              onClick={() => void navigate(pathTo('/users/:id', { id: viewer.id }))}
            >
              {menu.profile}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void navigate('/users/settings-v2')}>
              {menu.settings}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void navigate('/users/v2/setting-tokens')}>
              {menu.tokens}
            </Menu.Item>
            {viewer.roles.length > 0 && (
              <Menu.Item className={item} onClick={() => void navigate('/admin')}>
                {menu.admin}
              </Menu.Item>
            )}
            <Menu.Item className={item} onClick={() => void logout()}>
              {menu.logout}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
