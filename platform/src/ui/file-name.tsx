/** As much of a name's end as stays in sight: a number and the ending tell one file from another. */
const tail = 14
/** Names that every table has room for stay in one piece. */
const short = 24

/** A file's name on one line: what does not fit is left out of its middle, and is read by its title. */
export function FileName({ name }: { name: string }) {
  const letters = [...name]
  const cut = letters.length > short ? letters.length - tail : letters.length
  return (
    <span className="flex min-w-0 font-medium" title={name} translate="no">
      <span className="truncate">{letters.slice(0, cut).join('')}</span>
      {cut < letters.length && <span className="shrink-0 whitespace-pre">{letters.slice(cut).join('')}</span>}
    </span>
  )
}
