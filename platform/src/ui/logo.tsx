/** The ring that contests are held in, and the podium inside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
      <path d="M8.2 26.4a13 13 0 1 1 15.6 0" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M10.5 25v-6.5M16 28V11m5.5 14v-9.5"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
