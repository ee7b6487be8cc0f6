/** The mark of the brand: a V on a highlighted line. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
      <rect width="32" height="32" rx="8" fill="#11452f" />
      <rect x="6" y="16" width="20" height="8" rx="1.5" fill="#dcf570" />
      <path
        d="M8.5 7.5 16 24l7.5-16.5"
        fill="none"
        stroke="#fdfdf9"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A disc, half of it filled: light and dark. */
export function ThemeIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-[18px]">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </svg>
  );
}
