import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isPicture = (file: string) => file.endsWith('.png')

/** Puts the pictures of an earlier run aside, so that those of the next are compared with them. */
export function keepAsBefore(folder: string): void {
  const before = join(folder, 'before')
  const pictures = existsSync(folder) ? readdirSync(folder).filter(isPicture) : []
  if (pictures.length === 0)
    throw new Error('There are no pictures to compare with: run `npm run look` on what was before first.')
  rmSync(before, { recursive: true, force: true })
  mkdirSync(before, { recursive: true })
  for (const picture of pictures) renameSync(join(folder, picture), join(before, picture))
}

/** Writes `compare.html`: what looks different, before and after side by side, and what there was or is alone. Answers how many. */
export function writeComparison(folder: string): number {
  const before = new Set(readdirSync(join(folder, 'before')).filter(isPicture))
  const after = new Set(readdirSync(folder).filter(isPicture))
  const isSame = (picture: string) =>
    before.has(picture) &&
    after.has(picture) &&
    readFileSync(join(folder, 'before', picture)).equals(readFileSync(join(folder, picture)))
  const changed = [...new Set([...before, ...after])].filter(picture => !isSame(picture)).toSorted()
  const side = (has: boolean, source: string) => (has ? `<img src="${source}" loading="lazy">` : '<p>–</p>')
  const rows = changed.map(
    picture =>
      `<h2>${picture}</h2><div>${side(before.has(picture), `before/${picture}`)}${side(after.has(picture), picture)}</div>`,
  )
  writeFileSync(
    join(folder, 'compare.html'),
    `<!doctype html><meta charset="utf-8"><title>Before and after</title>
<style>body{font:14px system-ui}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}img{width:100%;border:1px solid #ccc}</style>
${rows.join('\n')}\n`,
  )
  return changed.length
}
