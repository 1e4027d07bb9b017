import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A chunk of an older build is gone after an update: load the page anew, once.
window.addEventListener('vite:preloadError', event => {
  const last = Number(sessionStorage.getItem('leitai.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('leitai.reloaded', String(Date.now()))
  location.reload()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
