type Answer = { address: string; status: number; location: string | undefined; body: string }

/** Goes about by HTTP as a browser does: cookies an origin each, redirects one by one. */
export class Surfer {
  readonly cookies = new Map<string, Map<string, string>>()
  /** Every cookie that was set, as it was sent. */
  readonly setCookies: { origin: string; line: string }[] = []
  /** Where an origin is really found. */
  readonly places: Record<string, string>
  constructor(places: Record<string, string>) {
    this.places = places
  }

  async step(
    address: string,
    options: { method?: string; form?: Record<string, string> } = {},
  ): Promise<Answer> {
    const url = new URL(address)
    const jar = this.cookies.get(url.origin) ?? new Map<string, string>()
    this.cookies.set(url.origin, jar)
    const body = options.form ? new URLSearchParams(options.form) : null
    const answer = await fetch(`${this.places[url.origin] ?? url.origin}${url.pathname}${url.search}`, {
      method: options.method ?? (body ? 'POST' : 'GET'),
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), origin: url.origin },
      body,
      redirect: 'manual',
    })
    for (const line of answer.headers.getSetCookie()) {
      this.setCookies.push({ origin: url.origin, line })
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const [, expires] = /expires=([^;]+)/i.exec(line) ?? []
      if (value === '' || (expires && new Date(expires) < new Date())) jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    return {
      address,
      status: answer.status,
      location: location === null ? undefined : new URL(location, address).href,
      body: await answer.text(),
    }
  }

  /** Follows redirects until there is a page, or until the next address is one to stop at. */
  async go(address: string, stop: (next: string) => boolean = () => false): Promise<Answer> {
    for (let at = address, hops = 0; hops < 20; hops++) {
      const answer = await this.step(at)
      if (!answer.location || stop(answer.location)) return answer
      at = answer.location
    }
    throw new Error('too many redirects')
  }
}
