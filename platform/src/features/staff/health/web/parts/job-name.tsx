/** What a job does, in words; the code is what logs know it by, and all there is of one that another build put there. */
export function JobName({ task, title }: { task: string; title: string | null }) {
  return (
    <>
      {title && <span className="block">{title}</span>}
      <code translate="no" className="font-mono text-[0.8rem] text-muted">
        {task}
      </code>
    </>
  )
}
