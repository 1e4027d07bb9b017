import { Suspense, useState } from 'react'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FileButton } from '../../../../../ui/file-button.tsx'
import type { PictureKind } from '../../pictures.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'

const CropDialog = lazyPiece(async () => (await import('./crop-dialog.tsx')).CropDialog)
const accept = 'image/png,image/jpeg,image/webp'

/** The two pictures of a profile: chosen, cut to their shape, or taken away. */
export function Pictures({ info }: { info: OwnInfo }) {
  const { picture: words } = useWords(profileWords)
  const [chosen, setChosen] = useState<{ kind: PictureKind; address: string }>()
  const { api, run, isBusy, problem } = useMutation()
  const has = { avatar: info.avatar !== null, banner: info.userBanner !== null }
  const choice = (kind: PictureKind) => (
    <div className="grid gap-2">
      <p className="text-sm font-medium" id={`picture-${kind}`}>
        {words[kind].title}
      </p>
      <p className="text-sm text-muted">{words[kind].hint}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={has[kind] ? words.change : words.choose}
          labelledBy={`picture-${kind}`}
          accept={accept}
          onFiles={([file]) => file && setChosen({ kind, address: URL.createObjectURL(file) })}
        />
        {has[kind] && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={words.removeWhat(words[kind].title)}
            onClick={() => void run(() => api('DELETE /api/users/picture/{kind}', { params: { kind } }))}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <div className="relative mb-10">
        {info.userBanner ? (
          <img
            src={info.userBanner}
            alt=""
            className="aspect-[4/1] min-h-28 w-full rounded-xl object-cover"
          />
        ) : (
          <div className="aspect-[4/1] min-h-28 w-full rounded-xl bg-accent-soft" />
        )}
        <span className="absolute -bottom-10 left-4 inline-grid rounded-full bg-card p-1">
          <Avatar name={info.userName} picture={info.avatar} size="large" />
        </span>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {choice('avatar')}
        {choice('banner')}
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            {...chosen}
            onClose={() => {
              URL.revokeObjectURL(chosen.address)
              setChosen(undefined)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
