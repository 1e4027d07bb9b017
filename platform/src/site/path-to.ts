import type { Register } from 'react-router'

type Pages = Register extends { pages: infer Known extends Record<string, { params: object }> }
  ? Known
  : never
type Params<P extends keyof Pages> = { [K in keyof Pages[P]['params']]-?: string | number }
type Given<P extends keyof Pages> =
  Record<never, never> extends Params<P> ? [params?: Params<P>] : [params: Params<P>]

/**
 * The address of a page: `pathTo('/competitions/:id', { id })`. The compiler knows the pages and their parameters from
 * `routes.ts`, so that a link to a page that is not there does not compile.
 */
export const pathTo = <P extends keyof Pages & string>(page: P, ...[params]: Given<P>): string =>
  page.replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number>)[name] as string | number),
  )
