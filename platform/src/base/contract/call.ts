import { z } from 'zod'
import type { ReviewRole } from '../http/reviewer.ts'
import type { Fault } from './failure.ts'
import type { Staff } from './staff.ts'
import { strictThroughout } from './strict.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
type Shape = z.ZodObject | undefined
/** What a call answers besides JSON: a file, or a stream of server-sent events. */
export type RawAnswer = 'file' | 'events'
/** Reviewers of these roles, in a session of their own. To everybody else the call is not there. */
export type Reviewers = { reviewers: readonly ReviewRole[] }
/** Whom a call is for: anyone; a signed-in user; those of the staff that it names; reviewers. What it names nobody else may. */
export type Access = 'public' | 'user' | Staff | Reviewers
export const forReviewers = (...reviewers: ReviewRole[]): Reviewers => ({ reviewers })

export type Call<
  M extends Method = Method,
  Path extends string = string,
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends z.ZodType | RawAnswer = z.ZodType | RawAnswer,
> = {
  method: M
  /** With `{name}` for parameters, as the spec writes it. */
  path: Path
  summary: { zh: string; en: string }
  access: Access
  params?: P
  query?: Q
  /** Unknown fields are refused, at every depth. */
  body?: B
  /** The body is multipart/form-data with these file fields besides the fields of `body`. */
  files?: readonly string[]
  answer: A
  faults?: readonly Fault[]
  /** At most `times` requests in `seconds`, counted in the database for each user, else each address. */
  limit?: { times: number; seconds: number }
  /**
   * Changes something and is open to people from whom changes are withheld (`requireStanding`): it takes away what is
   * theirs, gives them what is kept about them, or is what ends the withholding.
   */
  alwaysOpen?: true
  /** Left out of what everybody can read about calls. */
  isUnlisted?: true
}

export const isForStaff = (call: Call): call is Call & { access: Staff } =>
  typeof call.access === 'object' && 'roles' in call.access
export const isForReviewers = (call: Call): call is Call & { access: Reviewers } =>
  typeof call.access === 'object' && 'reviewers' in call.access
/** Whether everybody may know that there is such a call. */
export const isListed = (call: Call): boolean => !call.isUnlisted && !isForReviewers(call)

/** Whom a listed call is for in a word, as people and programs are told. */
export const accessOf = ({ access }: Call) => (typeof access === 'object' ? 'staff' : access)

/** Whether people must have bound their e-mail and phone, and agreed to the terms: for whatever they change. */
export const mayBeWithheld = (call: Call): boolean =>
  call.method !== 'GET' &&
  call.method !== 'HEAD' &&
  call.access !== 'public' &&
  !isForReviewers(call) &&
  !call.alwaysOpen

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type KeysOf<P extends Shape> = [P] extends [z.ZodObject] ? keyof P['shape'] & string : never
type Same<X, Y> = [X] extends [Y] ? ([Y] extends [X] ? true : false) : false
/** Nothing where `params` declares exactly the names in the path's braces; else what no call can have. */
type Tied<Path extends string, P extends Shape> =
  Same<NamesIn<Path>, KeysOf<P>> extends true ? unknown : { params: { mustDeclare: NamesIn<Path> } }

/**
 * A call of the contract, with its types kept as literally as they were written; its body is made strict. The compiler
 * holds `params` against the path: one schema for each `{name}`, and none besides.
 */
export function defineCall<
  const M extends Method,
  const Path extends string,
  A extends z.ZodType | RawAnswer,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(call: Call<M, Path, P, Q, B, A> & Tied<Path, P>): Call<M, Path, P, Q, B, A> {
  return call.body ? { ...call, body: strictThroughout<z.ZodType>(call.body) as B } : call
}

type Out<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S> & z.ZodType>
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives, parsed. */
export type Parsed<C extends Call> = {
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
}
/** What a handler returns, before the answer's schema cuts it to what is declared. */
export type Returned<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : void
/** What a caller gets. */
export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : never

type Given<S> = [S] extends [never]
  ? { none: true }
  : [S] extends [z.ZodType]
    ? Record<never, never> extends In<S>
      ? { optional: In<S> }
      : { required: In<S> }
    : { none: true }
type Part<Name extends string, S> =
  Given<S> extends { required: infer V }
    ? { [K in Name]: V }
    : Given<S> extends { optional: infer V }
      ? { [K in Name]?: V }
      : unknown
/** What a caller gives. */
export type Input<C extends Call> = Part<'params', NonNullable<C['params']>> &
  Part<'query', NonNullable<C['query']>> &
  Part<'body', NonNullable<C['body']>>

export type CallName<C extends Call> = `${C['method']} ${C['path']}`
/** All calls of the product by `METHOD /path`: what makes the client typed without shipping a schema to browsers. */
export type CallMap<C extends Call> = { [K in C as CallName<K>]: K }

const onTheWire = z
  .date()
  .transform(date => date.toISOString())
  .pipe(z.iso.datetime())
/** An instant: a Date on the server, ISO 8601 in UTC on the wire (and already so in a kept idempotent answer). */
export const instant = () => z.union([z.iso.datetime(), onTheWire])
const chosenYears = /^(?:19[7-9]\d|2\d{3})-/
/** An instant that somebody chose: far enough from the ends of time that what is reckoned from it is still one. */
export const chosenInstant = () => z.union([z.iso.datetime().pipe(z.string().regex(chosenYears)), onTheWire])
/** The same, with whatever offset from UTC. */
export const chosenInstantAnywhere = () =>
  z.iso.datetime({ offset: true }).pipe(z.string().regex(chosenYears))
/** What stands for a number where only text can stand, as in an address: the number itself, or how it is written. */
type Numeric = number | `${number}`
export const numeric = () => z.coerce.number<Numeric>()
export const id = () => numeric().int().positive().max(Number.MAX_SAFE_INTEGER)
/** The id of something of which there are few, or the number of a version: the database keeps it in 32 bits. */
export const smallId = () => numeric().pipe(z.int32().positive())
/** Page numbers start at 1; sizes above 50 are refused with e50010 by the HTTP layer. */
export const page = () => numeric().int().min(1).max(100_000).default(1)
export const pageSize = (size = 20) => numeric().int().min(1).max(50).default(size)
/** Something that one can see: neither space, nor Braille's blank, nor what Unicode says to ignore. */
export const visible = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u
/** Yes or no where only text can stand, as in an address. */
export const flag = () => z.union([z.boolean(), z.stringbool()])
/** A short text typed by a person: trimmed, NFC, without control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max)
    .regex(/^\P{Cc}*$/u)
/** A longer text typed by a person, such as Markdown, that may be left empty: NFC, `\n` line ends, no other control characters. */
export const anyText = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .overwrite(value =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/^(?:[ \t]*\n)+/, '')
        .trimEnd(),
    )
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\t])*$/u)
/** The same with something to see in it. */
export const text = (max: number) => anyText(max).regex(visible)
/** A longer text that may still be empty, as in a draft, and is kept as it was typed. */
export const draftText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)
/** A short text that people read, such as a title: as `line`, with something to see in it. */
export const headline = (max: number) => line(max).regex(visible)
/** Why staff did something: always asked for, always kept. */
export const reason = () => line(300).min(1)
