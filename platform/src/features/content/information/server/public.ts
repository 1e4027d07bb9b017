/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { articleTitles, isPublished, newestArticles, publicArticles } from './cards.ts'
export { articlesFound } from './found.ts'
export { articlePage, articleShown } from './shown-articles.ts'
