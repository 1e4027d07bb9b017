import { Menu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { useApi } from '../browser-api.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

const secondCallAfter = 62_000
const item =
  'flex w-full cursor-pointer rounded-lg px-3 py-2 text-left text-sm no-underline outline-none data-highlighted:bg-sunken'

export function UserMenu({ viewer }: { viewer: { id: number; name: string; avatar: string | null } }) {
  const { menu } = useWords(shellWords)
  const navigate = useNavigate()
  const api = useApi()
  const logout = async () => {
    const { location: signOff } = await api('DELETE /sso/proxy/api/logout')
    // The spec's second call: it ends what a slow sign-on site may have left open.
    setTimeout(() => void fetch('/sso/proxy/api/logout', { method: 'DELETE' }), secondCallAfter)
    location.assign(signOff ?? '/')
  }
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-1')}>
        <span className="sr-only">{menu.user}</span>
        <Avatar name={viewer.name} picture={viewer.avatar} size="small" />
        <span className="max-w-32 truncate max-sm:sr-only">{viewer.name}</span>
        <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" className="z-40">
          <Menu.Popup className="min-w-44 rounded-xl border border-line bg-card p-1 shadow-float">
            <Menu.Item className={item} onClick={() => void navigate(`/users/${viewer.id}`)}>
              {menu.profile}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void navigate('/users/settings-v2')}>
              {menu.settings}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void navigate('/users/v2/setting-tokens')}>
              {menu.tokens}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void logout()}>
              {menu.logout}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
