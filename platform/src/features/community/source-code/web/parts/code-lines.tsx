import { clsx } from 'clsx'
import { Fragment, useState } from 'react'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useHash } from '../../../../../site/use-hash.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { linesPerPage } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import { codeAddress } from '../code-address.ts'
import type { CodeComment, CodeFile, Procedure } from '../wire.ts'
import { LineComments } from './line-comments.tsx'

type Props = {
  procedure: Procedure
  file: CodeFile
  comments: readonly CodeComment[]
}

/** A file by line: every line has an address, and what people say about it stands below it. */
export function CodeLines({ procedure, file, comments }: Props) {
  const words = useWords(sourceCodeWords)
  const named = useHash()
  const [opened, setOpened] = useState<number>()
  const to = file.from + file.lines.length - 1
  const address = (more: Record<string, string>) => codeAddress(procedure, { path: file.path, ...more })
  const page = (from: number) => address({ from: String(from), ...(file.isRenderable && { view: 'source' }) })
  const said = comments.length > 0 ? ` · ${words.comments(formatCount(comments.length))}` : ''
  const note =
    file.hidden === null ? (file.size === 0 ? words.view.emptyFile : undefined) : words.view[file.hidden]
  return (
    <section aria-label={file.path} className="min-w-0">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-t-2xl border border-line bg-sunken px-4 py-2 text-sm">
        <h2 className="font-mono font-semibold break-all">{file.path}</h2>
        <p className="text-muted tabular-nums">
          {formatBytes(file.size)}
          {file.lines.length > 0 &&
            ` · ${words.view.lines(formatCount(file.from), formatCount(to), formatCount(file.lineCount))}`}
        </p>
        {file.isRenderable && (
          <ChoiceLinks
            label={words.view.as}
            chosen={file.html === null ? 'source' : 'rendered'}
            choices={[
              ['rendered', words.view.rendered, address({})],
              ['source', words.view.source + said, address({ view: 'source' })],
            ]}
          />
        )}
      </header>
      <div className="overflow-x-auto rounded-b-2xl border border-t-0 border-line bg-card">
        {file.html !== null && <div className="prose p-6" dangerouslySetInnerHTML={{ __html: file.html }} />}
        {note && <p className="p-6 text-muted">{note}</p>}
        {file.lines.length > 0 && (
          <table className="w-full border-collapse font-mono text-[13px] leading-6">
            <tbody>
              {file.lines.map((html, index) => {
                const line = file.from + index
                const own = comments.filter(comment => comment.line === line)
                return (
                  <Fragment key={line}>
                    <tr
                      id={`L${line}`}
                      className={clsx('group scroll-mt-24', named === `L${line}` && 'bg-warn-soft')}
                    >
                      <td className="sticky left-0 w-px border-r border-line bg-inherit p-0 text-right align-top select-none">
                        <PlainButton
                          aria-label={words.comment.add(line)}
                          aria-expanded={opened === line}
                          className="min-w-12 px-3 text-muted tabular-nums group-hover:text-accent"
                          onClick={() => setOpened(opened === line ? undefined : line)}
                        >
                          {line}
                        </PlainButton>
                      </td>
                      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line of code is its own text */}
                      <td className="px-4">
                        <code
                          translate="no"
                          className="whitespace-pre"
                          dangerouslySetInnerHTML={{ __html: html || '\n' }}
                        />
                      </td>
                    </tr>
                    {(own.length > 0 || opened === line) && (
                      <tr>
                        <td colSpan={2} className="p-0 font-sans text-sm whitespace-normal">
                          <LineComments
                            procedure={procedure}
                            path={file.path}
                            line={line}
                            comments={own}
                            isOpen={opened === line}
                            onClose={() => setOpened(undefined)}
                          />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        )}
      </div>
      <footer className="mt-3 flex flex-wrap justify-between gap-4 text-sm">
        <span className="text-muted">{file.lines.length > 0 && words.comment.hint}</span>
        <span className="flex gap-4">
          {file.from > 1 && <SiteLink to={page(file.from - linesPerPage)}>{words.view.earlier}</SiteLink>}
          {file.lines.length > 0 && to < file.lineCount && (
            <SiteLink to={page(to + 1)}>{words.view.later}</SiteLink>
          )}
        </span>
      </footer>
    </section>
  )
}
