import { Download } from 'lucide-react'
import { useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { certificateWords } from '../../words.ts'

/** The file of one's own certificate, in each language. */
export function CertificateFiles({ code }: { code: string }) {
  const { check: words } = useWords(certificateWords)
  return (
    <p className="flex flex-wrap gap-3">
      {(
        [
          ['zh-CN', words.zh],
          ['en-US', words.en],
        ] as const
      ).map(([lang, label]) => (
        <a
          key={lang}
          href={`/api/certificates/${code}/file?lang=${lang}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {label}
        </a>
      ))}
    </p>
  )
}
