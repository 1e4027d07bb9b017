import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { lazyPiece } from '../lazy-piece.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

const UserMenu = lazyPiece(() => import('./user-menu.tsx').then(module => module.UserMenu))

type Viewer = { id: number; name: string; avatar: string | null; roles: readonly string[] }

export const userButtonClass = buttonClass({ variant: 'quiet', size: 'small' }, 'px-1')

/** Opens the user's menu. The menu's code is fetched at the first press, which is not lost meanwhile. */
export function UserButton({ viewer }: { viewer: Viewer }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <PlainButton className={userButtonClass} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <UserButtonContent viewer={viewer} />
    </PlainButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <UserMenu viewer={viewer} />
    </Suspense>
  )
}

export function UserButtonContent({ viewer }: { viewer: Viewer }) {
  const { menu } = useWords(shellWords)
  return (
    <>
      <span className="sr-only">{menu.user}</span>
      <Avatar name={viewer.name} picture={viewer.avatar} size="small" />
      <span className="max-w-32 truncate max-sm:sr-only">{viewer.name}</span>
      <ChevronDown className="size-4 text-muted" aria-hidden="true" />
    </>
  )
}
