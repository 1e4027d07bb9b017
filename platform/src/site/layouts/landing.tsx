import { Outlet } from 'react-router'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { SideBar } from '../shell/side-bar.tsx'
import { useFrameHeight } from '../shell/use-frame-height.ts'

/** Home and cooperation: the page begins under a see-through header. */
export default function LandingLayout() {
  useFrameHeight()
  return (
    <>
      <Header isLanding />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <SideBar />
    </>
  )
}
