import { useRef, useState } from 'react'
import { formatBytes } from '../../../../base/web/format.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { issueMessage } from '../../../engine/scorer/fault-words.ts'
import type { FileDescription, FileFormat, FileIssue } from '../../../engine/scorer/file-rules.ts'
import type { IdDifference } from '../../../engine/scorer/sample-ids.ts'
import { formatOf } from '../../../engine/scorer/format-of.ts'
import { submissionWords } from '../words.ts'
import type { SubmitsData } from './submits.page.tsx'
import { checkInWorker } from './check-in-worker.ts'
import { differencesIn } from './id-differences.ts'

type Verdict =
  | { is: 'none' | 'checking' | 'unread' }
  /** Fine, but perhaps not what was meant. */
  | { is: 'good'; unknown: FileIssue[]; ids: IdDifference | undefined }
  /** What is wrong, in the reader's language. */
  | { is: 'bad'; problems: string[] }

/** Looks at a chosen file before anything is spent, as far as a browser can. */
export function useFileCheck(wanted: NonNullable<SubmitsData['file']>) {
  const { check: words } = useWords(submissionWords)
  const lang = useLang()
  const [verdict, setVerdict] = useState<Verdict>({ is: 'none' })
  const running = useRef<AbortController>(null)
  const bad = (...problems: string[]) => setVerdict({ is: 'bad', problems })

  return {
    verdict,
    async check(file: File | null) {
      running.current?.abort()
      if (!file) return setVerdict({ is: 'none' })
      const format = formatOf(file.name) as FileFormat | ''
      if (format === '' || !wanted.formats.includes(format))
        return bad(words.format(wanted.formats.join(', ')))
      if (file.size > wanted.maxBytes) return bad(words.tooLarge(formatBytes(wanted.maxBytes)))
      const own = new AbortController()
      running.current = own
      setVerdict({ is: 'checking' })
      const description: FileDescription = {
        idColumn: { name: wanted.idColumn, kind: 'text' },
        columns: wanted.columns.map(({ known, ...column }) => ({
          ...column,
          known: known ?? undefined,
        })) as FileDescription['columns'],
        formats: wanted.formats as FileFormat[],
        expectedRows: wanted.expectedRows ?? undefined,
      }
      const ask = { file, format, description, sampleUrl: wanted.sample }
      const { issues, isWhole, unknown, ids } = await checkInWorker(ask, own.signal)
      // Another file was chosen meanwhile.
      if (own.signal.aborted) return
      if (issues.length > 0)
        return bad(...issues.map(issue => issueMessage(issue, lang)), ...differencesIn(ids, words))
      setVerdict(isWhole ? { is: 'good', unknown, ids } : { is: 'unread' })
    },
  }
}
