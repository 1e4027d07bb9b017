import { QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Contact } from '../contact.ts'
import { lazyPiece } from '../lazy-piece.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { Hint, sideItem } from './side-item.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'

const FollowCodes = lazyPiece(() => import('./follow-codes.tsx').then(module => module.FollowCodes))

/** Opens the codes to follow the operator by. Their code is fetched at the first press, which is not lost meanwhile. */
export function FollowButton({ follow }: { follow: Contact['follow'] }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <PlainButton
      className={`${sideItem} max-xl:hidden`}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <FollowButtonContent />
    </PlainButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <FollowCodes follow={follow} />
    </Suspense>
  )
}

export function FollowButtonContent() {
  const { side } = useWords(shellWords)
  return (
    <>
      <QrCode className="size-5" aria-hidden="true" />
      <Hint>{side.follow}</Hint>
    </>
  )
}
