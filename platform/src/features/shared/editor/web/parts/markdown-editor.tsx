import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { build, useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import { FileInput } from '../../../../../ui/file-input.tsx'
import { uploadPicture } from '../../../../../site/upload-picture.ts'
import { longestText } from '../../rules.ts'
import { editorWords } from '../../words.ts'
import { Toolbar } from './toolbar.tsx'

type Props = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  lang?: string
  rows?: number
  maxLength?: number
  problem?: string | undefined
}

/** A text area for Markdown: toolbar, pictures by button, paste or drop, and the preview that readers will see. */
export function MarkdownEditor({
  label,
  value,
  onChange,
  lang,
  rows = 14,
  maxLength = longestText,
  problem,
}: Props) {
  const words = useWords(editorWords)
  const { viewer } = useSite()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState<string>()

  const insert = (text: string) => {
    const { current } = area
    if (!current) return
    current.focus()
    // The one way that keeps the browser's undo; where it is gone, the text is set.
    if (document.execCommand('insertText', false, text)) return
    current.setRangeText(text, current.selectionStart, current.selectionEnd, 'end')
    onChange(current.value)
  }
  const take = async (files: readonly File[]) => {
    for (const file of files) {
      const name = file.name.replace(/[[\]()]/g, ' ').slice(0, 60)
      const placeholder = `![${words.uploading(name)}]()`
      insert(`${placeholder}\n`)
      setSaid(words.uploading(name))
      const replace = (text: string) => onChange((area.current?.value ?? '').replace(placeholder, text))
      try {
        const url = await uploadPicture(file, { ssoId: viewer?.ssoId, userId: viewer?.id, build })
        replace(`![${name.replace(/\.\w+$/, '')}](${url})`)
        setSaid(undefined)
      } catch (error) {
        replace('')
        setSaid(words.uploadFailed(name, refusalIn(error)?.message ?? words.offline))
      }
    }
  }
  const pictures = (list: FileList | readonly File[]) =>
    [...list].filter(file => file.type.startsWith('image/'))
  const tab = (key: 'write' | 'preview') => (
    <PlainButton
      aria-pressed={shown === key}
      className={clsx(
        'rounded-md px-2.5 py-1 text-sm',
        shown === key ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-text',
      )}
      onClick={() => setShown(key)}
    >
      {words[key]}
    </PlainButton>
  )
  return (
    <div className="min-w-0 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div
        className={clsx(
          'mt-1 rounded-lg border bg-card focus-within:border-accent',
          problem ? 'border-bad' : isOver ? 'border-accent' : 'border-line',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-1 border-b border-line p-1">
          <div className="flex gap-1">
            {tab('write')}
            {tab('preview')}
          </div>
          {shown === 'write' && (
            <Toolbar target={id} insert={insert} onPicture={() => chooser.current?.click()} />
          )}
        </div>
        <Textarea
          isBare
          id={id}
          ref={area}
          lang={lang}
          rows={rows}
          maxLength={maxLength}
          hidden={shown === 'preview'}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          value={value}
          onChange={onChange}
          onPaste={event => {
            const files = pictures(event.clipboardData.files)
            if (files.length === 0) return
            event.preventDefault()
            void take(files)
          }}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            setOver(false)
            const files = pictures(event.dataTransfer.files)
            if (files.length === 0) return
            event.preventDefault()
            void take(files)
          }}
          className="block w-full resize-y bg-transparent p-3 font-mono text-sm outline-none"
        />
        {shown === 'preview' && <Preview text={value} lang={lang} />}
      </div>
      <FileInput
        ref={chooser}
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.picture}
        className="hidden"
        onFiles={files => void take(pictures(files))}
      />
      <p id={`${id}-hint`} className="mt-1 text-muted" role={said ? 'status' : undefined}>
        {said ?? words.hint}
      </p>
      {problem && <p className="mt-1 text-bad">{problem}</p>}
    </div>
  )
}

/** Rendered by the server, as readers get it. */
function Preview({ text, lang }: { text: string; lang: string | undefined }) {
  const words = useWords(editorWords)
  const api = useApi()
  const [html, setHtml] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    void api('POST /api/markdown/preview', { body: { source: text } }).then(
      answer => isShown && setHtml(answer.html),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [api, text])
  if (text.trim() === '') return <p className="p-4 text-muted">{words.nothing}</p>
  if (failed) return <p className="p-4 text-bad">{words.failed}</p>
  if (html === undefined)
    return (
      <div className="grid gap-2 p-4" role="status" aria-label={words.loading}>
        <div className="skeleton h-4 w-2/3" />
        <div className="skeleton h-4 w-1/2" />
      </div>
    )
  return (
    <div className="prose min-h-40 p-4 text-base" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
