import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

/** Whose site it is, and under which number the authorities know it. */
export function CopyrightLine() {
  const { brand } = useWords(shellWords)
  const { now, contact } = useSite()
  const { filing, copyrightHolder } = contact
  return (
    <p>
      © {now.slice(0, 4)} {copyrightHolder ?? brand}
      {filing && (
        <>
          {' · '}
          {filing.address ? (
            <a href={filing.address} rel="noreferrer" className="no-underline hover:text-accent">
              {filing.notice}
            </a>
          ) : (
            filing.notice
          )}
        </>
      )}
    </p>
  )
}
