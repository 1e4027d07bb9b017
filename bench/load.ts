import autocannon from 'autocannon'

export type Load = { perSecond: number; p50: number; p99: number; errors: number }

/** Asks an address of this machine as fast as `connections` allow, for a bounded time. */
export async function load(
  url: string,
  options: { seconds?: number; connections?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const { hostname } = new URL(url)
  if (!['localhost', '127.0.0.1'].includes(hostname)) throw new Error('load goes to this machine only')
  const result = await autocannon({
    url,
    duration: options.seconds ?? 5,
    connections: options.connections ?? 16,
    headers: options.headers ?? {},
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
