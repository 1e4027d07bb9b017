import { formatBytes } from '../../../../../base/web/format.ts'

/** A handed-in file by its name and size, to be downloaded. */
export function FileLink({ to, file }: { to: string; file: { name: string; size: number } }) {
  return (
    <>
      <a href={to} className="break-all text-accent">
        {file.name}
      </a>{' '}
      <span className="whitespace-nowrap text-muted tabular-nums">{formatBytes(file.size)}</span>
    </>
  )
}
