/** A text of at most so many bytes of UTF-8, cut between characters; what was cut shows. */
export function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  const kept = new TextDecoder().decode(Buffer.from(text.slice(0, most)).subarray(0, most - 3), {
    stream: true,
  })
  return `${kept}…`
}
