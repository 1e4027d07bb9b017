import { useWords } from '../../../../site/use-site.ts'
import { healthWords } from '../../words.ts'

/** What a job does, in words; the code is what logs know it by, and all there is of one that another build put there. */
export function JobName({ code }: { code: string }) {
  const names: Readonly<Record<string, string>> = useWords(healthWords).jobs
  const name = Object.hasOwn(names, code) ? names[code] : undefined
  return (
    <>
      {name && <span className="block">{name}</span>}
      <code className="font-mono text-[0.8rem] text-muted">{code}</code>
    </>
  )
}
