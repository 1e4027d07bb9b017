export const titleLimit = 120
export const bodyLimit = 10_000
export const repliesPerPage = 30
export const threadsPerPage = 20

export const threadSorts = ['activity', 'newest', 'votes'] as const
export type ThreadSort = (typeof threadSorts)[number]
export const threadFilters = ['all', 'unanswered', 'mine'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** What a discussion is about. A solution is published by a team, for what it is; the others are chosen freely. */
export const openTags = ['question', 'insight', 'data', 'teaming'] as const
export const threadTags = [...openTags, 'solution'] as const
export type ThreadTag = (typeof threadTags)[number]
export const repositoryLimit = 300

/** Nothing, or an address that a browser opens without asking anybody to trust the way there. */
export const isRepository = (address: string): boolean =>
  address === '' || (address.startsWith('https://') && URL.canParse(address))

export const reportReasons = ['spam', 'abuse', 'leak', 'cheating', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Two lines of a list. */
export const excerptLength = 180

/** A code block, fenced or inline: what stands in it is said by nobody. */
const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g

/** The beginning of a Markdown text as plain words, for a quote: at most `length` characters. Code and
 * formulas only where there is nothing else. */
export function excerptOf(markdown: string, length = 140): string {
  const plain = wordsOf(markdown.replace(/```[\s\S]*?(?:```|$)|\$\$[\s\S]*?\$\$/g, ' ')) || wordsOf(markdown)
  const characters = [...plain]
  return characters.length <= length ? plain : `${characters.slice(0, length).join('').trimEnd()}…`
}

const wordsOf = (markdown: string): string =>
  markdown
    .replace(/```[^\n]*\n?/g, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^\s{0,3}(?:[#>]+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[`*~|]/g, '')
    // Emphasis, not the inside of a name like `class_weight`.
    .replace(/(?<!\w)_+|_+(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Those of these people whom the text names with `@`. The longest fitting name counts; nobody is named in code. */
export function mentioned(
  markdown: string,
  people: readonly { id: number; name: string }[],
): { id: number; name: string }[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  const found = new Set<{ id: number; name: string }>()
  for (const piece of markdown.replace(code, ' ').split('@').slice(1)) {
    const person = longestFirst.find(
      ({ name }) =>
        piece.startsWith(name) &&
        // `@Al` is not named in `@Alice`; Chinese goes on without a space.
        !(/\w$/.test(name) && /^\w/.test(piece.slice(name.length))),
    )
    if (person) found.add(person)
  }
  return [...found]
}
