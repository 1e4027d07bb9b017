import { Outlet } from 'react-router'

export default function LandingLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
