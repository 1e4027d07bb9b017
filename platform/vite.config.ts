import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What nearly every page needs comes in two files: in the thirty that the bundler would make of it, a phone waits for
 * thirty answers, six at a time. Dialogs, menus and the like are not among it: they are large, and come with what opens them.
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
    test: /src\/(base\/(web|contract)|site\/(shell|[\w-]+\.tsx?$)|ui)\/(?!(alert-)?dialog|combobox|multi-select|menu|popover|tabs|tooltip|switch)/,
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
  {
    name: 'board',
    test: /src\/(site\/(site-pages|use-query-link)|features\/scoring\/rankings\/(words|web\/(ranking\.page|parts\/(board-choices|ranking-table))))\.tsx?$/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
  // Bundled for the server as well: of their hundreds of modules we use some, and each costs a start a millisecond.
  ssr: { noExternal: ['lucide-react', /^@(base-ui|floating-ui)\//] },
  define: { __BUILD__: JSON.stringify(process.env.LEITAI_BUILD ?? '0') },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: common } } } }),
  },
}))
