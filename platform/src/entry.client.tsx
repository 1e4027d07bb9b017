import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { savesData } from './base/web/saves-data.ts'

// The router looks up where links lead, ahead, except for savers of data; it knows nothing of slow lines.
const { connection } = navigator as Navigator & { connection?: object }
if (connection && savesData()) Object.defineProperty(connection, 'saveData', { value: true })

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
