import { answerDrawings } from '../src/base/typesetting/drawing-thread.ts'

/** A thread that answers with what it is asked, or ends in the way that it is asked for. */
answerDrawings<string>(how => {
  if (how === 'exit') process.exit(3)
  if (how === 'throw')
    setImmediate(() => {
      throw new Error('thrown outside')
    })
  if (how === 'hang' || how === 'throw') return new Promise(() => undefined)
  if (how === 'refuse') return Promise.reject(new Error('refused'))
  const filled: number[][] = []
  if (how === 'fill') for (;;) filled.push(Array.from({ length: 100_000 }, (_, at) => at + filled.length))
  return Promise.resolve(Buffer.from(how))
})
