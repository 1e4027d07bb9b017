import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { pageContext } from './site/page-context.ts'

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, isKept } = context.get(pageContext)
  const scripts = nonce === undefined ? {} : { nonce }
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let answered = false
    const answer = () => {
      answered = true
      const body = new PassThrough({ final: done => (clearTimeout(timeout), done()) })
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
    }
    // Search engines and link previews get the page whole, and so does whoever keeps it for others.
    const whole = isKept || isbot(request.headers.get('user-agent') ?? '')
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...scripts} />,
      {
        ...scripts,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          if (answered) console.error(error)
        },
      },
    )
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000)
  })
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Foreseen failures arrive as route errors and are answered; aborted requests have nobody waiting.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
