import { Outlet } from 'react-router'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { SideBar } from '../shell/side-bar.tsx'
import { useFrameHeight } from '../shell/use-frame-height.ts'

export default function DefaultLayout() {
  useFrameHeight()
  return (
    <>
      <Header />
      <main id="main" className="mx-auto min-h-[60vh] max-w-6xl px-4 py-8 sm:px-6">
        <Outlet />
      </main>
      <Footer />
      <SideBar />
    </>
  )
}
