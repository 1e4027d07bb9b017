import {
  Bold,
  Code,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Sigma,
  Table,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useState, type DetailedHTMLProps, type HTMLAttributes } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { editorWords } from '../../words.ts'

type Markup = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { for?: string; level?: string }
type Names = 'header' | 'bold' | 'italic' | 'quote' | 'code' | 'link' | 'unordered-list' | 'ordered-list'
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`md-${Names}`, Markup> {
      'markdown-toolbar': Markup
    }
  }
}

const cell =
  'grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-text'

/** Buttons that write Markdown into the text area of this id; of the three at the end the page itself knows what they do. */
export function Toolbar({
  target,
  insert,
  onPicture,
}: {
  target: string
  insert: (text: string) => void
  onPicture: () => void
}) {
  const words = useWords(editorWords)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void import('@github/markdown-toolbar-element').then(() => setReady(true))
  }, [])
  const icon = (Icon: LucideIcon) => <Icon className="size-4" aria-hidden="true" />
  const own = (label: string, Icon: LucideIcon, press: () => void) => (
    <PlainButton className={cell} aria-label={label} title={label} onClick={press}>
      {icon(Icon)}
    </PlainButton>
  )
  return (
    <div className="flex min-h-8 flex-wrap">
      {isReady && (
        <markdown-toolbar for={target} aria-label={words.toolbar} className="flex flex-wrap">
          <md-header level="2" className={cell} aria-label={words.heading} title={words.heading}>
            {icon(Heading)}
          </md-header>
          <md-bold className={cell} aria-label={words.bold} title={words.bold}>
            {icon(Bold)}
          </md-bold>
          <md-italic className={cell} aria-label={words.italic} title={words.italic}>
            {icon(Italic)}
          </md-italic>
          <md-quote className={cell} aria-label={words.quote} title={words.quote}>
            {icon(Quote)}
          </md-quote>
          <md-code className={cell} aria-label={words.code} title={words.code}>
            {icon(Code)}
          </md-code>
          <md-link className={cell} aria-label={words.link} title={words.link}>
            {icon(Link)}
          </md-link>
          <md-unordered-list className={cell} aria-label={words.bullets} title={words.bullets}>
            {icon(List)}
          </md-unordered-list>
          <md-ordered-list className={cell} aria-label={words.numbers} title={words.numbers}>
            {icon(ListOrdered)}
          </md-ordered-list>
        </markdown-toolbar>
      )}
      {own(words.table, Table, () => insert(words.tableText))}
      {own(words.formula, Sigma, () => insert('$$\n\\frac{1}{n}\\sum_i x_i\n$$\n'))}
      {own(words.picture, Image, onPicture)}
    </div>
  )
}
