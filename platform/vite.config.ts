import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What nearly every page needs comes in two files: in the thirty that the bundler would make of it, a phone waits for
 * thirty answers, six at a time. Dialogs are not among it: they are large, and come with what opens them.
 */
const common = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|clsx)\//,
  },
  {
    name: 'site',
    test: /src\/(site\/(page-data|page-trouble|lost-pieces|page-meta|zoned-time|errors\/[\w-]+|shell\/(logout|use-[\w-]+))|base\/web\/(browser-api|browser-store|page-language|reload-once|retry-pictures|saves-data))\.tsx?$/,
  },
  {
    name: 'site',
    test: /src\/(base\/(web\/(?!send-form)|contract\/(client|failure))|site\/(shell\/|(lazy-piece|path-to|use-hash|use-query-link|site-link|words)\.)|ui\/(avatar|badge|button|callout|choices|create-icon|empty-state|external-link|logo|page-head|place|plain-button)\.)/,
    minShareCount: 3,
  },
  // What lists of competitions and each competition's own pages need.
  {
    name: 'card',
    test: /src\/features\/competing\/competitions\/(rules|words|web\/parts\/(cover|state-tone|time-left))\.tsx?$/,
  },
  // What every page of a competition needs, and every board.
  {
    name: 'competition',
    test: /src\/features\/(competing\/competitions\/web\/parts\/competition-(meta|data)|front\/competition-pages\/web\/(competition\.layout|parts\/(competition-head|organiser-bar|phases)))\.tsx?$/,
  },
  // What lists with pages need.
  {
    name: 'list',
    test: /src\/(site\/(choice-links|site-pages)|ui\/(pagination|page-window|scroller))\.tsx?$/,
  },
  {
    name: 'board',
    test: /src\/features\/(competing\/schedules\/(choice-words|web\/parts\/board-choices)|scoring\/rankings\/(words|web\/(ranking\.page|parts\/ranking-table)))\.tsx?$/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
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
  define: { __BUILD__: JSON.stringify(process.env.LEITAI_BUILD ?? '0') },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that the target names knows it by itself.
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: common } } } }),
  },
}))
