const pauseMs = 500

/**
 * Writes the newest of what it is told, half a second after it was told and not more often. What ends sooner, as nearly
 * every scoring does, is never written and costs nothing.
 */
export function newestOf<T>(write: (value: T) => Promise<void>): {
  tell(value: T): void
  /** Forgets what is not written yet, and waits for what is being written. */
  end(): Promise<void>
} {
  let newest: T
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  return {
    tell(value) {
      newest = value
      timer ??= setTimeout(() => {
        timer = undefined
        writing = writing.then(() => write(newest))
      }, pauseMs)
    },
    async end() {
      clearTimeout(timer)
      await writing
    },
  }
}
