/** A picture that did not come is asked for once more: lines break, and pages stay open for long. */
export function retryPictures(): void {
  const tried = new WeakSet<EventTarget>()
  const again = (picture: HTMLImageElement) => {
    if (tried.has(picture)) return
    tried.add(picture)
    const { src } = picture
    setTimeout(() => {
      // What stands there may be another picture by now.
      if (picture.src === src) picture.src = src
    }, 1_000)
  }
  // Such an event does not bubble, but can be caught on its way down.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && again(target),
    true,
  )
  // Those that failed before anybody listened.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) again(picture)
}
