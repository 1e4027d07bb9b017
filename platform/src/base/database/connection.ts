import type { ClientConfig } from 'pg'

/**
 * How every process connects for its life. A host that takes connections and says nothing is given up, and one that
 * vanished without a word (a router that forgets idle connections) is noticed within half a minute: Node asks every second, ten times.
 */
export const connection = (url: string, name: string) =>
  ({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // The system's own is two hours.
    keepAliveInitialDelayMillis: 15_000,
  }) satisfies ClientConfig
