import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { withChosen } from '../../../../../site/staff/with-chosen.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { seasonWords } from '../../words.ts'

type Track = Answer<SiteCalls['GET /api/admin/seasons/{seasonId}']>['value']['tracks'][number]
type Choice = Answer<SiteCalls['GET /api/admin/seasons']>['competitions'][number]

const typedRank = (rank: number | null): string => (rank === null ? '' : String(rank))
const rankOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** A track of a season: its names, its competitions in their order, and its awards. */
export function TrackFields({
  number,
  track,
  competitions,
  problemAt,
  onChange,
  onRemove,
}: {
  number: number
  track: Track
  competitions: readonly Choice[]
  problemAt: (field: string) => string | undefined
  onChange: (track: Track) => void
  onRemove: () => void
}) {
  const { admin: words } = useWords(seasonWords)
  const lang = useLang()
  const set = (change: Partial<Track>) => onChange({ ...track, ...change })
  const setStage = (at: number, change: Partial<Track['stages'][number]>) => {
    const before = track.stages[at]
    if (before) set({ stages: track.stages.with(at, { ...before, ...change }) })
  }
  const setAward = (at: number, change: Partial<Track['awards'][number]>) => {
    const before = track.awards[at]
    if (before) set({ awards: track.awards.with(at, { ...before, ...change }) })
  }
  const lastRank = Math.max(0, ...track.awards.map(award => award.toRank ?? 0))
  const [first] = competitions
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-semibold">{words.track(String(number))}</h2>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {words.removeTrack}
        </Button>
      </div>
      <BilingualField label={words.trackName} maxLength={60} {...sidesOf('name', track, set, problemAt)} />
      <BilingualField
        label={words.trackAbout}
        maxLength={300}
        rows={2}
        {...sidesOf('about', track, set, problemAt)}
      />
      {track.stages.map((stage, at) => (
        <div key={at} className="grid items-end gap-4 md:grid-cols-3">
          <SelectField
            label={words.stage(String(at + 1))}
            value={String(stage.competitionId)}
            onChange={id => setStage(at, { competitionId: Number(id) })}
            options={withChosen(competitions, stage.competitionId, lang)}
            problem={problemAt(`stages.${at}.competitionId`)}
          />
          <TextField
            label={words.qualifies}
            hint={words.qualifiesHint}
            type="number"
            min={1}
            value={typedRank(stage.qualifies)}
            onChange={typed => setStage(at, { qualifies: rankOf(typed) })}
            problem={problemAt(`stages.${at}.qualifies`)}
          />
          <Button variant="quiet" onClick={() => set({ stages: track.stages.toSpliced(at, 1) })}>
            {words.remove}
          </Button>
        </div>
      ))}
      {first && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => set({ stages: [...track.stages, { competitionId: first.id, qualifies: null }] })}
          >
            {words.addStage}
          </Button>
        </div>
      )}
      {track.awards.map((award, at) => (
        <div key={at} className="grid gap-4 border-t border-line pt-4">
          <BilingualField
            label={words.awardName}
            maxLength={40}
            {...sidesOf(
              'name',
              award,
              change => setAward(at, change),
              field => problemAt(`awards.${at}.${field}`),
            )}
          />
          <div className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]">
            <TextField
              label={words.fromRank}
              hint={words.rankHint}
              type="number"
              min={1}
              value={typedRank(award.fromRank)}
              onChange={typed => setAward(at, { fromRank: rankOf(typed) })}
              problem={problemAt(`awards.${at}.fromRank`)}
            />
            <TextField
              label={words.toRank}
              type="number"
              min={1}
              value={typedRank(award.toRank)}
              onChange={typed => setAward(at, { toRank: rankOf(typed) })}
              problem={problemAt(`awards.${at}.toRank`)}
            />
            <Button variant="quiet" onClick={() => set({ awards: track.awards.toSpliced(at, 1) })}>
              {words.remove}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            set({
              awards: [
                ...track.awards,
                { id: null, nameZh: '', nameEn: '', fromRank: lastRank + 1, toRank: lastRank + 1 },
              ],
            })
          }
        >
          {words.addAward}
        </Button>
      </div>
    </Card>
  )
}
