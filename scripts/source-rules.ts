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
  'base/database/connection-of.ts': { times: 1, why: 'pg does not declare the connection of a client' },
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
const links = /(?<!pathTo\()(?<!pathTo\([^()`]*)`\/(?!api\/|qr\/|share\/|set-language)[^`]*`/g

/**
 * Tokens, codes and programs that a browser would translate: what is shown once could not be used. Inputs hold theirs as a
 * value, which no browser translates.
 */
const translatable =
  /<(?:code|kbd|samp)\b(?!\s+translate="no")|<(\w+)\b(?:(?!translate="no")[^<>])*>\s*\{(?!words\.|said\.)[\w.]*\b(?:made|token|secret|password|code|account)\}\s*<\/\1>/g

/** A test that writes beside itself. Whoever builds meanwhile takes the site for changed, and builds anew under it. */
const writesBeside =
  /\b(?:mkdtemp|mkdir|writeFile|appendFile|copyFile|cp)(?:Sync)?\(\s*(?:join|resolve)\(\s*import\.meta\.dirname/g

/** Writes on a connection of their own, where `write()` of a call would hold the account that asks. */
const ownWrites = /\bdb\s*\.\s*(?:transaction|startTransaction|insertInto|updateTable|deleteFrom)\(/g

const ofJobs = 'it is called by jobs'
const ofOperators = 'it is called by the operator’s command line'

/** What a server writes outside of jobs and `write()`, with the reason. */
export const allowedWrites: Readonly<Record<string, string>> = {
  'features/data/datasets/server/archive/send-archive.ts': 'a checksum is of the content, whoever asks',
  'features/interchange/portability/server/leitai/import-archive.ts': ofJobs,
  'features/interchange/portability/server/leitai/make-archive.ts': ofJobs,
  'features/interchange/portability/server/operate.ts': ofOperators,
  'features/interchange/portability/server/readers/import-bundle.ts': ofJobs,
  'features/people/certification/server/commands/forget-photos.ts': ofJobs,
  'features/people/certification/server/vault/rotate-key.ts': ofOperators,
  'features/people/identity/server/back-channel.ts': 'it ends sessions, at the word of the sign-on site',
  'features/people/identity/server/routes.ts': 'whoever logs out ends a session, and may have left meanwhile',
  'features/people/identity/server/sign-on.ts': 'who signs in is not known before',
  'features/people/identity/server/viewer.ts': 'a session or token that is there was seen',
  'features/people/notices/server/commands/send-digests.ts': ofJobs,
  'features/people/notices/server/commands/send-mails.ts': ofJobs,
  'features/people/notices/server/deliver.ts': ofJobs,
  'features/people/own-data/server/own-rows.ts': 'it reads',
  'features/review/decisions/server/archive.ts': 'it reads',
  'features/review/reviewers/server/commands/guesses.ts':
    'a wrong password is traced before anyone is signed in',
  'features/review/reviewers/server/resolve-reviewer.views.ts': 'a session that is there was seen',
  'features/review/reviewers/server/trace.ts':
    'who looks at something is written down, also where nothing is changed',
  'features/scoring/evaluation/server/proof.ts': 'a proof is of answers and a setting, whoever asks',
  'features/scoring/rankings/server/commands/take-snapshot.ts': ofJobs,
  'features/scoring/rescoring/server/one.ts': ofJobs,
  'features/scoring/rescoring/server/run.ts': ofJobs,
  'features/scoring/submissions/server/commands/note-rescore-failed.ts': ofJobs,
  'features/scoring/submissions/server/commands/start-submission.ts': ofJobs,
  'features/scoring/submissions/server/rescue.ts': ofJobs,
  'features/scoring/submissions/server/score-submission.ts': ofJobs,
  'features/spic/proposals/server/print-for-review.ts': 'a file is of the content, whoever asks',
}

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

export const translatableCodes = (sources: ReadonlyMap<string, string>): Found[] =>
  occurrences(new Map([...sources].filter(([file]) => file.endsWith('.tsx'))), translatable)

export const ownWritesIn = (sources: ReadonlyMap<string, string>): Found[] =>
  occurrences(new Map([...sources].filter(([file]) => /\/server\/(?!.*\bjobs?\.ts$)/.test(file))), ownWrites)

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
