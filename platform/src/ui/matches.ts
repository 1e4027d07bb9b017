type Named = { label: string; alsoKnownAs?: string }

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Every word that is typed stands in one of its names. */
export function matches({ label, alsoKnownAs = '' }: Named, query: string): boolean {
  const names = plain(`${label} ${alsoKnownAs}`)
  return plain(query)
    .split(/\s+/)
    .every(word => names.includes(word))
}
