export type Found = { file: string; text: string }

/** Casts that tell the compiler to believe anything. What they hide is mended where it comes from. */
const casts = /\bas\s+(?:(?:never|any)\b(?! \w)|unknown\s+as\b)/g

/** Where the compiler cannot be told otherwise, with the reason. The list may only shrink. */
export const allowedCasts: Readonly<Record<string, { times: number; why: string }>> = {
  'base/contract/strict.ts': {
    times: 2,
    why: 'Zod keeps the kind of a schema out of the type of its description',
  },
  'base/database/database.ts': {
    times: 1,
    why: 'kysely asks for pg’s own client type, of which it uses two methods',
  },
  'base/database/pipelined-reads.ts': { times: 1, why: 'pg does not declare the connection of a client' },
  'base/web/words.ts': {
    times: 1,
    why: 'a language has the shape of its own translation, which a generic hides',
  },
  'features/interchange/portability/server/leitai/open-archive.ts': {
    times: 1,
    why: 'which row type a table has is known by its name, which a generic hides',
  },
}

/** Addresses of pages that are put together by hand, where `pathTo` would know the page and its parameters. */
const links = /(?<!pathTo\()(?<!pathTo\([^()`]*)`\/(?!api\/|qr\/|set-language)[^`]*`/g

/** A test that writes beside itself. Whoever builds meanwhile takes the site for changed, and builds anew under it. */
const writesBeside =
  /\b(?:mkdtemp|mkdir|writeFile|appendFile|copyFile|cp)(?:Sync)?\(\s*(?:join|resolve)\(\s*import\.meta\.dirname/g

/** Sources by their path below `platform/src`, as they stand without comments. */
export const castsIn = (sources: ReadonlyMap<string, string>): Found[] => occurrences(sources, casts)

export const handMadeLinks = (sources: ReadonlyMap<string, string>): Found[] =>
  occurrences(
    new Map(
      [...sources].filter(
        ([file]) => file !== 'site/path-to.ts' && /^site\/|^features\/.*\/web\//.test(file),
      ),
    ),
    links,
  )

export const writesAmongSources = (tests: ReadonlyMap<string, string>): Found[] =>
  occurrences(tests, writesBeside)

function occurrences(sources: ReadonlyMap<string, string>, wanted: RegExp): Found[] {
  return [...sources].flatMap(([file, text]) =>
    [...withoutComments(text).matchAll(wanted)].map(([found]) => ({ file, text: found })),
  )
}

/** Only whole lines and blocks of comment: what stands behind code on its line is short and says nothing of casts. */
const withoutComments = (text: string): string =>
  text.replace(/^\s*\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
