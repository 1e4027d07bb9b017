// Bundles what the product's processes run into `platform/build-programs`: loading three thousand modules one by one is
// most of a start.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { programs, programsFolder } from '../platform/src/base/programs.ts'

const root = join(import.meta.dirname, '..')
/**
 * Packages that stay where they are: with parts that are no JavaScript, with files that they find beside themselves, shared
 * with the build of the site, or large and loaded later.
 */
const apart =
  /^(?:sharp|@node-rs|@resvg|@duckdb|pg-native|react(?:-dom|-router)?|@react-router|zod|pino|graphile-worker|@aws-sdk|pdfkit|unified|rehype-\w+|vite)(?:\/|$)/

/** Our modules find files beside themselves by their own place: they keep finding them in the sources. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(dirname|url)/ },
    handler(code, id) {
      const from = relative(programsFolder, dirname(id))
      const file = relative(programsFolder, id)
      return {
        code: code
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${from}`)})`)
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`),
        map: null,
      }
    },
  },
}

/**
 * Turns the dynamic imports that these modules await while they load into static ones: in one file, a module and what it
 * awaits would wait for each other.
 */
const atOnceIn = (filter: { id: RegExp; code: RegExp }): Plugin => ({
  name: 'imports-at-once',
  transform: {
    filter,
    handler(code) {
      const imports: string[] = []
      const changed = code.replaceAll(/\bimport\(('[^']+')\)/g, (_whole, path: string) => {
        imports.push(`import * as atOnce${imports.length} from ${path}\n`)
        return `Promise.resolve(atOnce${imports.length - 1})`
      })
      return { code: imports.join('') + changed, map: null }
    },
  },
})
const words = atOnceIn({ id: /\.ts$/, code: /\bloadWords\(/ })
const handlers = atOnceIn({ id: /\/server\/feature\.ts$/, code: /\bimport\('/ })

/** V8 holds a source with any Chinese in it in two bytes per character, and takes longer to load it. */
const inAscii: Plugin = {
  name: 'in-ascii',
  renderChunk: code =>
    code.replaceAll(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
}

// No build of the site empties this folder.
rmSync(programsFolder, { recursive: true, force: true })
mkdirSync(programsFolder, { recursive: true })
for (const [name, file] of Object.entries(programs)) {
  const entry = join(root, file)
  // What is imported dynamically stays apart, and is loaded when it is needed.
  const atOnce = new Set<string>()
  const sources = await rolldown({
    input: entry,
    platform: 'node',
    transform: { define: { 'process.env.LEITAI_BUNDLED': '"yes"' } },
    external: id => apart.test(id),
    plugins: [
      placesOfSources,
      inAscii,
      words,
      // Only the site answers calls.
      ...(name === 'api' ? [handlers] : []),
      {
        name: 'imported-at-once',
        buildEnd() {
          const queue = [entry]
          for (const id of queue) {
            if (atOnce.has(id)) continue
            atOnce.add(id)
            queue.push(...(this.getModuleInfo(id)?.importedIds ?? []))
          }
        },
      },
    ],
  })
  await sources.write({
    dir: programsFolder,
    format: 'esm',
    entryFileNames: `${name}.mjs`,
    chunkFileNames: `${name}-[name]-[hash].mjs`,
    // The entry stays apart: it awaits dynamic imports, which must not wait for it.
    codeSplitting: { groups: [{ name: 'main', test: id => id !== entry && atOnce.has(id) }] },
  })
  await sources.close()
}
