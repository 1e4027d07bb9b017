import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  serverModuleFormat: 'esm',
  // A page brings the routes it needs; those that its links lead to come when it stands (docs/decisions/0065).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
