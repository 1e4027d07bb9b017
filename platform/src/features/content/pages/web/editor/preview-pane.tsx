import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { languages, type Lang } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { choiceClass, choicesClass } from '../../../../../ui/choices.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { editingWords } from '../../editing-words.ts'
import { hear, say } from './preview-messages.ts'

const widths = { narrow: 390, wide: 1440 } as const
const themes = ['light', 'dark'] as const
/** Pixels on the editor's screen; what is wide is seen small, and not as high. */
const heights = { narrow: 720, wide: 440 } as const

/** The page as readers would see it. Whenever the draft was saved it is read anew, and stays where it was scrolled to. */
export function PreviewPane({ pageId, saved }: { pageId: number; saved: string }) {
  const { preview: words, languages: names, language } = useWords(editingWords)
  const own = useLang()
  const [width, setWidth] = useState<keyof typeof widths>('narrow')
  const [lang, setLang] = useState<Lang>(own)
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [room, setRoom] = useState(390)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    if (!box) return
    const watch = new ResizeObserver(() => setRoom(box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const preview = useRef<HTMLIFrameElement>(null)
  // What was saved while the preview was loading is not in it yet.
  useEffect(() => hear('ready', () => tellOf(preview.current)), [])
  const told = useRef(saved)
  useEffect(() => {
    if (told.current === saved) return
    told.current = saved
    tellOf(preview.current)
  }, [saved])
  const scale = Math.min(1, room / widths[width])
  const shownHeight = heights[width]
  const address = `${pathTo('/admin/content/preview/:pageId', { pageId })}?lang=${lang}&theme=${theme}`
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <a href={address} target="_blank" rel="noreferrer" className="text-sm text-accent underline">
          {words.open}
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <Choices
          label={words.width}
          value={width}
          options={[
            ['narrow', words.narrow],
            ['wide', words.wide],
          ]}
          onChange={setWidth}
        />
        <Choices
          label={language}
          value={lang}
          options={languages.map(one => [one, one === 'zh-CN' ? names.zh : names.en] as const)}
          onChange={setLang}
        />
        <Choices
          label={words.theme}
          value={theme}
          options={themes.map(one => [one, words[one]] as const)}
          onChange={setTheme}
        />
      </div>
      <div
        ref={frame}
        className="relative overflow-hidden rounded-xl border border-line bg-sunken"
        style={{ height: shownHeight }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site */}
        <iframe
          ref={preview}
          // Another address is another page: the frame is made anew, and leaves nothing in the history.
          key={address}
          title={words.frame}
          src={address}
          className="absolute top-0 origin-top-left border-0 bg-page"
          style={{
            width: widths[width],
            height: Math.round(shownHeight / scale),
            left: Math.max(0, (room - widths[width] * scale) / 2),
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </div>
    </section>
  )
}

function tellOf(preview: HTMLIFrameElement | null): void {
  if (preview?.contentWindow) say(preview.contentWindow, 'saved')
}

function Choices<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  options: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}) {
  return (
    <div className={choicesClass} role="group" aria-label={label}>
      {options.map(([option, name]) => (
        <PlainButton
          key={option}
          aria-pressed={option === value}
          className={clsx(choiceClass(option === value), 'cursor-pointer')}
          onClick={() => onChange(option)}
        >
          {name}
        </PlainButton>
      ))}
    </div>
  )
}
