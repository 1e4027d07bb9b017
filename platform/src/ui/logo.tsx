/** The arena and its three bars. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
      <ellipse cx="16" cy="20" rx="13" ry="7" stroke="currentColor" strokeWidth="2.5" />
      <path d="M8 18v-6m8 4V5m8 13V9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
