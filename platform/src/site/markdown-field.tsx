import { useId, useState, type Ref } from 'react'
import { ApiError } from '../base/contract/client.ts'
import { choiceClass, choicesClass } from '../ui/choices.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { useApi } from './browser-api.ts'
import { useLang } from './use-site.ts'

const words = {
  'zh-CN': {
    view: '编辑方式',
    write: '编辑',
    preview: '预览',
    nothing: '还没有内容可以预览。',
    loading: '正在生成预览…',
    hint: '支持 Markdown、表格、代码块和 $公式$。',
    left: (count: number) => `还可以写 ${count} 字`,
    over: (count: number) => `超出 ${count} 字`,
  },
  'en-US': {
    view: 'Write or preview',
    write: 'Write',
    preview: 'Preview',
    nothing: 'Nothing to preview yet.',
    loading: 'Rendering the preview…',
    hint: 'Markdown, tables, code blocks and $formulas$ work.',
    left: (count: number) => `${count} characters left`,
    over: (count: number) => `${count} characters too many`,
  },
}

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  /** What is wrong with it, said below. */ problem?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** A text in Markdown, and how it will look: rendered by the server, exactly as it will be shown. */
export function MarkdownField({ label, value, onChange, maxLength, problem, ref }: Props) {
  const said = words[useLang()]
  const id = useId()
  const api = useApi()
  const [preview, setPreview] = useState<{ html: string } | { problem: string } | 'loading'>()
  const left = maxLength - value.length
  const show = async () => {
    setPreview('loading')
    try {
      setPreview(await api('POST /api/markdown/preview', { body: { source: value.slice(0, maxLength) } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setPreview({ problem: error.message })
    }
  }
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <div className={choicesClass} role="group" aria-label={said.view}>
          <PlainButton
            aria-pressed={preview === undefined}
            className={choiceClass(preview === undefined)}
            onClick={() => setPreview(undefined)}
          >
            {said.write}
          </PlainButton>
          <PlainButton
            aria-pressed={preview !== undefined}
            className={choiceClass(preview !== undefined)}
            onClick={() => void show()}
          >
            {said.preview}
          </PlainButton>
        </div>
      </div>
      <Textarea
        id={id}
        ref={ref}
        hidden={preview !== undefined}
        className="mt-2 max-h-[70vh] min-h-36 resize-y"
        value={value}
        onChange={onChange}
        aria-invalid={problem !== undefined || left < 0 || undefined}
        aria-describedby={`${id}-hint`}
      />
      {preview !== undefined && (
        <div
          className="mt-2 min-h-36 overflow-clip rounded-lg border border-line bg-sunken p-3"
          aria-live="polite"
        >
          {preview === 'loading' ? (
            <p className="text-muted">{said.loading}</p>
          ) : 'problem' in preview ? (
            <p className="text-bad">{preview.problem}</p>
          ) : preview.html === '' ? (
            <p className="text-muted">{said.nothing}</p>
          ) : (
            <div className="prose" dangerouslySetInnerHTML={{ __html: preview.html }} />
          )}
        </div>
      )}
      <p id={`${id}-hint`} className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{problem === undefined ? said.hint : <span className="text-bad">{problem}</span>}</span>
        {left < maxLength * 0.2 && (
          <span className={left < 0 ? 'text-bad tabular-nums' : 'tabular-nums'}>
            {left < 0 ? said.over(-left) : said.left(left)}
          </span>
        )}
      </p>
    </div>
  )
}
