import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  serverModuleFormat: 'esm',
  // The whole map of routes as one file that browsers keep (7 KB): found piece by piece it costs every page that is
  // made a search through all routes, and every page that is opened another request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
