/** A place on a board; the first three get their medal. */
export function Place({ rank, text }: { rank: number; text: string }) {
  return rank <= 3 ? (
    <span className="medal" data-place={rank}>
      {text}
    </span>
  ) : (
    <strong className="inline-block min-w-7 text-center font-semibold">{text}</strong>
  )
}
