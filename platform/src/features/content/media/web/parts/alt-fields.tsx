import { CheckField, TextField } from '../../../../../ui/field.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { mediaWords } from '../../words.ts'

export type Alt = { altZh: string; altEn: string; isDecorative: boolean }

/** What a picture shows, in both languages, or that it shows nothing. */
export function AltFields({
  value,
  set,
  problemAt,
}: {
  value: Alt
  set: (change: Partial<Alt>) => void
  problemAt: (name: keyof Alt) => string | undefined
}) {
  const words = useWords(mediaWords)
  return (
    <div className="grid gap-4">
      {!value.isDecorative && (
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={words.altZh}
            hint={words.altHint}
            lang="zh-CN"
            maxLength={300}
            required
            value={value.altZh}
            onChange={altZh => set({ altZh })}
            problem={problemAt('altZh')}
          />
          <TextField
            label={words.altEn}
            lang="en-US"
            maxLength={300}
            required
            value={value.altEn}
            onChange={altEn => set({ altEn })}
            problem={problemAt('altEn')}
          />
        </div>
      )}
      <CheckField
        label={words.decorative}
        checked={value.isDecorative}
        onChange={isDecorative => set({ isDecorative })}
      />
    </div>
  )
}
