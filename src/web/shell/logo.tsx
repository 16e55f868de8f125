/** The wind over the sea. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill="var(--sea-800)" />
      <path
        d="M6 15c4.4-5.4 8.8-5.4 12.6-1.6 2.8 2.7 5.2 2.6 7.4.2"
        fill="none"
        stroke="var(--on-sea)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M6.5 21.5c3.6-3.9 7.2-3.9 10.6-1.2 2.9 2.3 5.7 2.2 8.4-.2"
        fill="none"
        stroke="#f2895f"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
