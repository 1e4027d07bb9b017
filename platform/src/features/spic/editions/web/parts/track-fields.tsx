import { Trash2 } from 'lucide-react'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { MoveSteps, type Step } from '../../../../../ui/move-steps.tsx'
import { mostTracks } from '../../rules.ts'
import { editionWords } from '../../words.ts'
import type { ManagedEdition } from './managed-edition.ts'

type Track = ManagedEdition['value']['tracks'][number]

const newTrack: Track = { id: null, nameZh: '', nameEn: '', aboutZh: '', aboutEn: '', quota: null }

/** The tracks of an edition in their order. */
export function TrackFields({
  tracks,
  problemAt,
  onChange,
}: {
  tracks: readonly Track[]
  /** Empty for all of them, else such as `0.nameZh`. */
  problemAt: (path: string) => string | undefined
  onChange: (tracks: Track[]) => void
}) {
  const { admin: words } = useWords(editionWords)
  const move = (at: number, step: Step) => {
    const [track, other] = [tracks[at], tracks[at + step]]
    if (track && other) onChange(tracks.with(at, other).with(at + step, track))
  }
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="font-semibold">{words.tracks}</h2>
      {problemAt('') && <p className="text-sm text-bad">{problemAt('')}</p>}
      {tracks.length > 0 && (
        <ol aria-label={words.tracks} className="grid gap-5">
          {tracks.map((track, at) => {
            const number = String(at + 1)
            const set = (change: Partial<Track>) => onChange(tracks.with(at, { ...track, ...change }))
            return (
              // Tracks that are new have no id yet.
              <li key={at} className="grid gap-4 border-t border-line pt-5">
                <div className="flex items-center justify-between gap-4">
                  <h3 className="text-sm font-medium">{words.track(number)}</h3>
                  <span className="flex">
                    <MoveSteps
                      id={`track ${at}`}
                      labelOf={step => (step === -1 ? words.trackUp : words.trackDown)(number)}
                      stopOf={step =>
                        step === -1 && at === 0
                          ? words.isFirst
                          : step === 1 && at === tracks.length - 1
                            ? words.isLast
                            : undefined
                      }
                      onMove={step => move(at, step)}
                    />
                    <IconButton
                      label={words.removeTrack(number)}
                      icon={Trash2}
                      onClick={() => onChange(tracks.toSpliced(at, 1))}
                    />
                  </span>
                </div>
                <BilingualField
                  label={words.trackName}
                  maxLength={60}
                  {...sidesOf('name', track, set, field => problemAt(`${at}.${field}`))}
                />
                <BilingualField
                  label={words.trackAbout}
                  maxLength={500}
                  rows={2}
                  {...sidesOf('about', track, set, field => problemAt(`${at}.${field}`))}
                />
                <TextField
                  className="max-w-60"
                  label={words.quota}
                  hint={words.quotaHint}
                  type="number"
                  min={1}
                  value={track.quota === null ? '' : String(track.quota)}
                  onChange={typed => set({ quota: typed === '' ? null : Number(typed) })}
                  problem={problemAt(`${at}.quota`)}
                />
              </li>
            )
          })}
        </ol>
      )}
      <div>
        <Button
          variant="secondary"
          disabledReason={tracks.length >= mostTracks ? words.mostTracks(String(mostTracks)) : undefined}
          onClick={() => onChange([...tracks, newTrack])}
        >
          {words.addTrack}
        </Button>
      </div>
    </Card>
  )
}
