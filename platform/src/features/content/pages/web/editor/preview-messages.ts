/** What an editor and the frame with its preview say to each other: the frame that it is there, the editor that it saved. */
type PreviewMessage = 'ready' | 'saved'

/** To a window of this site alone. */
export const say = (to: Window, message: PreviewMessage): void => to.postMessage(message, location.origin)

/** Listens until what it gives back is called. */
export function hear(message: PreviewMessage, heard: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && data === message) heard()
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
