import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

type Rule = { from: RegExp; to: RegExp; except?: RegExp; why: string }

/**
 * Areas of features, the lowest first: an area imports only from those before it. What two areas need sinks into the
 * lower one; what gathers from many stands above all that it gathers from.
 */
export const areas = [
  'shared',
  'people',
  'engine',
  'competing',
  'data',
  'scoring',
  'content',
  'community',
  'integrity',
  'front',
  'staff',
  'interchange',
  'spic',
  'review',
] as const

/** Which way imports may point in `platform/src`. `$1` in `except` stands for what the first group of `from` matched. */
const rules: readonly Rule[] = [
  {
    from: /^base\//,
    to: /^(features|site|ui|demo)\//,
    why: 'the ground floor knows no feature, page or component',
  },
  {
    from: /^ui\//,
    to: /^(features|site|base|demo)\//,
    why: 'components know no route, no query and no feature',
  },
  {
    from: /^site\//,
    to: /^(features|demo)\//,
    why: 'what all pages stand in knows no feature',
  },
  {
    from: /^features\/[a-z-]+\/([a-z-]+)\/(web\/|blocks\/|[^/]+$)/,
    to: /^features\/[a-z-]+\/[a-z-]+\/server\//,
    why: 'what browsers get never reaches into a server',
  },
  {
    from: /^features\/[a-z-]+\/([a-z-]+)\/server\//,
    to: /^(features\/[a-z-]+\/[a-z-]+\/(web\/|blocks\/.*view\.tsx$)|(site|ui)\/)/,
    why: 'a server never reaches into pages',
  },
  {
    from: /^features\/([a-z-]+\/[a-z-]+)\//,
    to: /^features\/[a-z-]+\/[a-z-]+\/server\//,
    // Readers of predictions run in a locked child, which must not load a whole server.
    except:
      /^features\/([a-z-]+\/[a-z-]+\/server\/public|engine\/scorer\/server\/predictions)\.ts$|^features\/$1\//,
    why: 'another feature’s server is reached through its public.ts',
  },
  {
    from: /^features\/([a-z-]+\/[a-z-]+)\//,
    to: /^features\/[a-z-]+\/[a-z-]+\/web\//,
    except: /^features\/[a-z-]+\/[a-z-]+\/web\/parts\/|^features\/$1\//,
    why: 'another feature’s pages lend their parts',
  },
  {
    from: /^/,
    to: /^features\/[a-z-]+\/[a-z-]+\/samples\.ts$/,
    why: 'samples are for tests',
  },
]

export type Broken = { file: string; imports: string; why: string }

/** Every import in these sources that points the wrong way. Paths are relative to `platform/src`. */
export function brokenImports(sources: ReadonlyMap<string, string>): Broken[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(text).flatMap(specifier => {
      if (!specifier.startsWith('.'))
        return file.startsWith('ui/') && /^(react-router|i18next)/.test(specifier)
          ? [{ file, imports: specifier, why: 'components know no router' }]
          : []
      const imports = targetOf(file, specifier)
      return [
        ...rules.filter(rule => breaks(rule, file, imports)).map(({ why }) => why),
        ...upward(file, imports),
      ].map(why => ({ file, imports, why }))
    }),
  )
}

const areaOf = (path: string): string | undefined => /^features\/([a-z-]+)\//.exec(path)?.[1]

/** An import from an area into a higher one, or of one that the list of areas does not name. */
function upward(file: string, imports: string): string[] {
  const [from, to] = [areaOf(file), areaOf(imports)]
  return from !== undefined && to !== undefined && place(to) > place(from)
    ? [`${from} stands below ${to}`]
    : []
}

function place(area: string): number {
  const at = areas.findIndex(known => known === area)
  if (at < 0) throw new Error(`the list of areas does not name “${area}”`)
  return at
}

function breaks(rule: Rule, file: string, imports: string): boolean {
  const from = rule.from.exec(file)
  if (!from || !rule.to.test(imports)) return false
  if (!rule.except) return true
  return !new RegExp(rule.except.source.replace('$1', from[1] ?? '')).test(imports)
}

/** The path that an import names, from `platform/src`. */
export const targetOf = (file: string, specifier: string): string =>
  relative('/', resolve('/', dirname(file), specifier))

/** What a source imports, values and types alike, also when it is needed only later. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] as string)

/** The sources below a folder, by their path in it; tests, and the samples made for them, may look wherever they want. */
export const readSources = (folder: string): Map<string, string> =>
  readFiles(folder, name => /\.tsx?$/.test(name) && !/(\.test\.tsx?|^samples\.ts)$/.test(name))

export function readFiles(folder: string, isWanted: (name: string) => boolean): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && isWanted(entry.name),
  )
  return new Map(
    files.map(entry => [
      relative(folder, join(entry.parentPath, entry.name)),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]),
  )
}
