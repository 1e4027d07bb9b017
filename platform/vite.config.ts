import { basename, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lighterPlugins, onlyUsedIcons } from './lighter-build.ts'
import { lighterRouter } from './lighter-router.ts'
import { lighterStyles } from './lighter-styles.ts'

/**
 * What nearly every page needs comes in two files: in the thirty that the bundler would make of it, a phone waits for
 * thirty answers, six at a time, and small files compress badly. Libraries are apart from ours, as they change seldom.
 * A group takes along what its modules import. Dialogs are not among it: they are large, and come with what opens them.
 */
const common = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|clsx)\//,
  },
  {
    name: 'site',
    // Not the entry itself: it would run before the page has said which routes it brings.
    test: /src\/(root|site\/(layouts\/(default|landing)|choice-links|lost-pieces|page-data|translated-texts|use-hash|use-query-link)|base\/web\/(format-span|page-language|plural|retry-pictures|saves-data|unbroken)|ui\/(badge|choices|empty-state|external-link|page-head|place))\.tsx?$/,
  },
  // What lists of competitions and each competition's own pages need.
  {
    name: 'card',
    test: /src\/features\/competing\/competitions\/(rules|words|web\/parts\/(cover|state-tone|text-lang|time-left))\.tsx?$/,
  },
  // What lists with pages need; people stand in most of them.
  {
    name: 'list',
    test: /src\/(site\/(person-link|site-pages)|ui\/(avatar|pagination|page-window|scroller))\.tsx?$/,
  },
  // Used far beyond the groups below, which would otherwise take them along.
  { name: 'plot', test: /src\/ui\/(plot|scale)\.tsx?$/ },
  {
    name: (id: string) => basename(id).replace(/\.\w+$/, ''),
    test: /\/(data-table|timeline|competition-card|expert-card|relative-time|filter-form|chart|arrow-right|chevron-down)\.(tsx|mjs)$/,
  },
  // What every page of a competition needs, and every board.
  {
    name: 'competition',
    test: /src\/features\/(competing\/competitions\/web\/parts\/(code-callout|competition-(meta|data))|front\/competition-pages\/web\/(competition\.layout|parts\/(badges|competition-bar|marks|next-phase|sign-up|sub-pages|tabs)))\.tsx?$/,
  },
  {
    name: 'board',
    test: /src\/features\/(competing\/schedules\/(choice-words|web\/parts\/board-choices)|scoring\/rankings\/(words|web\/(ranking\.page|parts\/(board-head|ranking-table))))\.tsx?$/,
  },
  // What a page of blocks needs, whichever blocks it has: their views are small and their icons smaller.
  { name: 'icons', test: /lucide-react\/.*\/icons\/(download|mail|map-pin|phone-call|play)\.mjs$/ },
  {
    name: 'blocks',
    test: /src\/features\/content\/pages\/(rules|theme|words|web\/parts\/(share-of-site|shown-page|site-frame))\.tsx?$/,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    command === 'build' ? lighterPlugins(reactRouter()) : reactRouter(),
    onlyUsedIcons(),
    ...(isSsrBuild ? [] : [lighterRouter(), lighterStyles()]),
  ],
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/ui/create-icon.ts'),
      },
    ],
  },
  // Bundled for the server as well: of their hundreds of modules we use some, and each costs a start a millisecond.
  ssr: { noExternal: ['lucide-react', /^@(base-ui|floating-ui)\//] },
  define: {
    __BUILD__: JSON.stringify(process.env.LEITAI_BUILD ?? '0'),
    // React reports to its developer tools only where it is developed with.
    ...(command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that the target names knows it by itself.
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: common } } } }),
  },
}))
