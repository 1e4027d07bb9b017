export const kinds = ['info', 'activity'] as const
export type Kind = (typeof kinds)[number]

/** What an article is about, and in which form an activity is held; the database knows the same. */
export const categoriesOf = {
  info: ['news', 'methods', 'stories', 'hosting', 'basics'],
  activity: ['talk', 'workshop', 'meetup'],
} as const satisfies Record<Kind, readonly string[]>
export const categories = [...categoriesOf.info, ...categoriesOf.activity] as const
export type Category = (typeof categories)[number]

export const isCategoryOf = (kind: Kind, category: Category): boolean =>
  (categoriesOf[kind] as readonly Category[]).includes(category)

export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

export function stateOf(
  article: { published_at: Date | null; withdrawn_at: Date | null },
  now: Date,
): ArticleState {
  if (article.withdrawn_at) return 'withdrawn'
  if (!article.published_at) return 'draft'
  return article.published_at > now ? 'scheduled' : 'published'
}

export const longestBody = 60_000
export const mostCompetitions = 6
export const articlesPerPage = 12
export const managedPerPage = 20

/** How much of a text is read in a minute. */
const pace = { han: 400, words: 220 }

/** How long a Markdown text takes to read: Chinese by its characters, everything else by its words; at least a minute. */
export function readingMinutes(markdown: string): number {
  const read = markdown
    // An address is not read, nor is what a picture is drawn from.
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, ' ')
  const han = read.match(/\p{Script=Han}/gu)?.length ?? 0
  const words =
    read.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’.-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu)
      ?.length ?? 0
  return Math.max(1, Math.round(han / pace.han + words / pace.words))
}

/** What must be there in both languages before everybody can read an article. */
const bilingual = ['title', 'summary', 'body', 'author'] as const

type Texts = Record<`${(typeof bilingual)[number]}${'Zh' | 'En'}`, string> & {
  authorId: number | null
  category: Category | null
}

/** The fields that are missing for publication, in the order of the form. */
export function missingOf(texts: Texts): (keyof Texts)[] {
  const missing: (keyof Texts)[] = texts.category === null ? ['category'] : []
  for (const name of bilingual)
    for (const side of ['Zh', 'En'] as const) {
      // An author with an account has a name.
      if (name === 'author' && texts.authorId !== null) continue
      if (texts[`${name}${side}`].trim() === '') missing.push(`${name}${side}`)
    }
  return missing
}
