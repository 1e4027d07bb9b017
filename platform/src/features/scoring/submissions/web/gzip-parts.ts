import { Gunzip } from 'fflate'

/** Whether a gzip file is several ones behind one another (RFC 1952, 2.2), as bgzip and `cat` make them. */
export async function hasParts(file: Blob): Promise<boolean> {
  const found = { parts: 1 }
  const unpacked = new Gunzip(() => undefined)
  unpacked.onmember = () => void found.parts++
  const reader = file.stream().getReader()
  try {
    for (let next = await reader.read(); found.parts === 1 && !next.done; next = await reader.read())
      unpacked.push(next.value)
  } catch {
    // What is no packed data ends the first part.
  } finally {
    await reader.cancel()
  }
  return found.parts > 1
}
