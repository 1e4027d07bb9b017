import fc from 'fast-check'
import { ofBody, ofText } from './body-twists.ts'
import type { Operation } from './document.ts'
import { fromSchema } from './from-schema.ts'
import { ofHeaders } from './header-twists.ts'
import { ofParts } from './multipart-twists.ts'
import { inAddress } from './strange-values.ts'
import { at, type Twist } from './twist.ts'

const ofAddress = ({ path, parameters }: Operation): fc.Arbitrary<Twist> => {
  const names = fc.constantFrom(
    ...parameters.filter(one => one.in === 'query').map(one => one.name),
    'more',
    '__proto__',
    'a[b]',
    '%00',
    '',
  )
  return fc.oneof(
    fc.tuple(names, inAddress).map(([name, value]): Twist => ({ query }) => {
      const known = query.find(([other]) => other === name)
      if (known) known[1] = value
      else query.push([name, value])
    }),
    fc.tuple(names, inAddress).map(
      ([name, value]): Twist =>
        ({ query }) =>
          void query.push([name, value], [name, value]),
    ),
    fc.tuple(at, inAddress).map(([index, value]): Twist => request => {
      const segments = request.path.split('/')
      const ids = path.split('/').flatMap((segment, place) => (segment.startsWith('{') ? [place] : []))
      const place = ids[index % Math.max(1, ids.length)]
      if (place !== undefined) request.path = segments.with(place, value).join('/')
    }),
  )
}

/** What the document allows in place of what somebody would ask. */
const allowed = ({ parameters, body }: Operation): fc.Arbitrary<Twist>[] => {
  const query = parameters.filter(one => one.in === 'query')
  const values = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, fromSchema(schema)])), {
    requiredKeys: query.filter(one => one.required).map(one => one.name),
  })
  return [
    ...(query.length === 0
      ? []
      : [
          values.map((made): Twist => request => {
            request.query = Object.entries(made as Record<string, unknown>).map(([name, value]) => [
              name,
              encodeURIComponent(String(value).toWellFormed()),
            ])
          }),
        ]),
    ...(body?.type === 'application/json'
      ? [
          fromSchema(body.schema).map(
            (json): Twist =>
              request =>
                void (request.json = json),
          ),
        ]
      : []),
  ]
}

const ofMethod: fc.Arbitrary<Twist> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
  .map(
    (method): Twist =>
      request =>
        void (request.method = method),
  )

/** One or two things that are done to a request, or nothing. */
export function twistsOf(operation: Operation): fc.Arbitrary<Twist[]> {
  const fitting = [
    ofHeaders,
    ofAddress(operation),
    ...allowed(operation),
    ...(operation.body?.type === 'application/json' ? [ofBody, ofBody, ofText] : []),
    ...(operation.body?.type.startsWith('multipart') ? [ofParts, ofParts, ofText] : []),
  ]
  return fc.oneof(
    { weight: 14, arbitrary: fc.array(fc.oneof(...fitting), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant<Twist[]>([]) },
    { weight: 1, arbitrary: ofMethod.map(one => [one]) },
  )
}
