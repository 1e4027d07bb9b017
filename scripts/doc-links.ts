import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Links and pictures of Markdown files that lead nowhere: to no file, or to no heading of one. */
export function brokenLinks(
  root: string,
  pattern = '{*.md,docs/**/*.md}',
): { links: number; broken: string[] } {
  const broken: string[] = []
  let links = 0
  for (const file of globSync(pattern, { cwd: root })) {
    const text = withoutCode(readFileSync(join(root, file), 'utf8'))
    for (const [, target = ''] of text.matchAll(/\]\(<?([^)\s>]+)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      links++
      const [path = '', heading] = target.split('#')
      const found = path === '' ? join(root, file) : join(root, dirname(file), decodeURIComponent(path))
      if (!existsSync(found)) broken.push(`${relative('.', file)}: ${target}`)
      else if (heading && statSync(found).isFile() && !headingsOf(found).has(decodeURIComponent(heading)))
        broken.push(`${relative('.', file)}: ${target}`)
    }
  }
  return { links, broken }
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** As GitHub and most readers name them. */
const headingsOf = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
