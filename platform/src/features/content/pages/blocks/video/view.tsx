import { Play } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { ExternalLink } from '../../../../../ui/external-link.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { playerOf } from '../../rules.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import { pageWords } from '../../words.ts'
import type { video } from './block.ts'

/** A video of the library, or the player of another site, which is asked only when the reader wants to see it. */
export function VideoView({ id, tone, value }: ViewProps<typeof video>) {
  const words = useWords(pageWords)
  const [isWanted, setWanted] = useState(false)
  const player = playerOf(value.elsewhere)
  const frame = 'aspect-video w-full rounded-2xl border border-line bg-board'
  return (
    <Band id={id} tone={tone} title={value.title} lead={value.text}>
      {value.file ? (
        // Captions are part of the picture, as the library keeps no files of them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video controls preload="none" poster={value.cover?.url} className={frame} aria-label={value.title}>
          <source src={value.file.url} />
        </video>
      ) : player === null ? (
        value.elsewhere !== '' && <ExternalLink href={value.elsewhere}>{value.elsewhere}</ExternalLink>
      ) : isWanted ? (
        // Of another origin, which no sandbox can keep apart better; a player without its origin does not play.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={player}
          title={value.title}
          className={frame}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <PlainButton
          onClick={() => setWanted(true)}
          className={`relative grid place-items-center overflow-hidden ${frame}`}
        >
          {value.cover && (
            <ShownPicture picture={value.cover} className="absolute inset-0 size-full object-cover" />
          )}
          <span className="relative flex flex-col items-center gap-3 rounded-2xl bg-board px-6 py-4 text-board-text">
            <Play className="size-10" aria-hidden="true" />
            <span className="font-medium">{words.play}</span>
            <span className="text-sm">{words.playsAt(new URL(player).hostname)}</span>
          </span>
        </PlainButton>
      )}
    </Band>
  )
}
