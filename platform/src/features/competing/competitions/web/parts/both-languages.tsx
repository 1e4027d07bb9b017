import { useWords } from '../../../../../site/use-site.ts'
import type { Form } from '../../../../../site/use-form.ts'
import { useAskedSides } from '../../../../../site/staff/asked-languages.ts'
import { staffWords } from '../../../../../site/staff/words.ts'
import { MarkdownEditor } from '../../../../shared/editor/web/parts/markdown-editor.tsx'

/** A written part in the languages that are asked for, side by side where there is room. */
export function BothLanguages<T extends { zh: string; en: string }>({
  label,
  editing,
}: {
  label: string
  editing: Form<T>
}) {
  const { editing: words } = useWords(staffWords)
  const { sides, isOne } = useAskedSides()
  const { problemAt } = editing
  const side = (name: 'zh' | 'en') => (
    <MarkdownEditor
      key={name}
      label={isOne ? label : `${label} · ${words[name]}`}
      lang={name === 'zh' ? 'zh-CN' : 'en-US'}
      rows={18}
      value={editing.value[name]}
      onChange={text => editing.set({ [name]: text } as Partial<T>)}
      problem={problemAt(`value.${name}`)}
    />
  )
  const editors = sides.map(side)
  return isOne ? editors : <div className="grid gap-5 xl:grid-cols-2">{editors}</div>
}
