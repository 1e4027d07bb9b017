import { wordFor } from '../../../../../base/web/words.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { healthWords } from '../../words.ts'

/** What a job does, in words; the code is what logs know it by, and all there is of one that another build put there. */
export function JobName({ code }: { code: string }) {
  const name = wordFor(useWords(healthWords).jobs, code)
  return (
    <>
      {name && <span className="block">{name}</span>}
      <code className="font-mono text-[0.8rem] text-muted">{code}</code>
    </>
  )
}
