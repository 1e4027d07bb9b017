import type { z } from 'zod'

/** What a call takes in its query, read: without a value where it has no default and the address has none that it takes. */
type Read<Q extends z.ZodObject> = {
  [K in keyof Q['shape']]: undefined extends z.input<Q['shape'][K]>
    ? z.output<Q['shape'][K]>
    : z.output<Q['shape'][K]> | undefined
}

/**
 * The query of a page's address, read by the schema of the call that the page makes. People type addresses, keep old
 * ones and send forms with empty fields: what is empty, or is not what the call takes, counts as not given.
 *
 * Only for loaders: they stay on the server, and with them the contract's schemas.
 */
export function readQuery<Q extends z.ZodObject>(call: { query?: Q }, url: URL): Read<Q> {
  const given = Object.fromEntries(url.searchParams)
  const fields = Object.entries<z.ZodType>(call.query?.shape ?? {})
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const taken = field.safeParse(given[name] === '' ? undefined : given[name])
      return [name, (taken.success ? taken : field.safeParse(undefined)).data]
    }),
  ) as Read<Q>
}
