import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepNamedLanguage } from './base/web/page-language.ts'
import { retryPictures } from './base/web/retry-pictures.ts'
import { savesData } from './base/web/saves-data.ts'
import { keepEarlyPress } from './site/early-press.ts'
import { openRequestedPage } from './site/lost-pieces.ts'
import { watchPageData } from './site/page-data.ts'
import { keepTranslatedTexts } from './site/translated-texts.ts'

// The router looks up where links lead, ahead, except for savers of data; it knows nothing of slow lines.
const { connection } = navigator as Navigator & { connection?: object }
if (connection && savesData()) Object.defineProperty(connection, 'saveData', { value: true })

keepTranslatedTexts()
keepEarlyPress()
watchPageData()
openRequestedPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

retryPictures()
keepNamedLanguage()
