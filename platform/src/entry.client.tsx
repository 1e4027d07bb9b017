import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepNamedLanguage } from './base/web/page-language.ts'
import { retryPictures } from './base/web/retry-pictures.ts'
import { savesData } from './base/web/saves-data.ts'
import { openRequestedPage } from './site/lost-pieces.ts'
import { watchPageData } from './site/page-data.ts'
import { fetchOwnTools } from './site/shell/fetch-own-tools.ts'

// The router looks up where links lead, ahead, except for savers of data; it knows nothing of slow lines.
const { connection } = navigator as Navigator & { connection?: object }
if (connection && savesData()) Object.defineProperty(connection, 'saveData', { value: true })

watchPageData()
openRequestedPage()

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

// A press on what has no code yet would be lost. Where the code does not come, the rest of the page works without it.
if (document.documentElement.dataset.viewer === undefined) hydrate()
else void fetchOwnTools().then(hydrate, hydrate)

retryPictures()
keepNamedLanguage()
