import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

const requests = new Histogram({
  name: 'leitai_http_request_seconds',
  help: 'Time to answer, by method, route pattern and status class',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

export function observe(method: string, route: string, status: number, seconds: number): void {
  requests.labels(method, route, `${Math.floor(status / 100)}xx`).observe(seconds)
}

/** A figure read when Prometheus asks, such as the length of the queue. */
export function gauge(name: string, help: string, read: () => Promise<number>): void {
  if (register.getSingleMetric(name)) return
  const measured = new Gauge({
    name,
    help,
    async collect() {
      this.set(await read())
    },
  })
  measured.set(0)
}

export const startProcessMetrics = (): void => collectDefaultMetrics({ prefix: 'leitai_' })
export const renderMetrics = (): Promise<string> => register.metrics()
export const metricsContentType = (): string => register.contentType
