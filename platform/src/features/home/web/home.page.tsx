export default function HomePage() {
  return <h1>Leitai</h1>
}
