const paths = {
  alert: "M12 8v5m0 3.2v.3M12 3.5 2.8 19.5h18.4z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6 6 18",
  dash: "M6 12h12",
  file: "M14 3H7a1.5 1.5 0 0 0-1.5 1.5v15A1.5 1.5 0 0 0 7 21h10a1.5 1.5 0 0 0 1.5-1.5V7.5zm0 0v4.5h4.5M9 12.5h6M9 16h6",
  upload: "M12 16V4.5m0 0L7.5 9M12 4.5 16.5 9M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3",
  download: "M12 4.5V16m0 0-4.5-4.5M12 16l4.5-4.5M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3",
  arrow: "M5 12h14m0 0-5.5-5.5M19 12l-5.5 5.5",
  bell: "M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5M10 19.5a2.2 2.2 0 0 0 4 0",
  menu: "M4.5 7h15M4.5 12h15M4.5 17h15",
  eye: "M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12M12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2",
  eyeOff:
    "M9.4 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a16 16 0 0 1-2.4 3.2M6.4 7.6A15.6 15.6 0 0 0 2.8 12S6 18.2 12 18.2a8.8 8.8 0 0 0 4.3-1.1M4 4l16 16",
  mail: "M3.5 6.5h17v11h-17zm0 .8 8.5 6.2 8.5-6.2",
  chevron: "m8 10 4 4 4-4",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  grip: "M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01",
  up: "M12 19V5m0 0-6 6m6-6 6 6",
  down: "M12 5v14m0 0 6-6m-6 6-6-6",
  undo: "M9 14 4.5 9.5 9 5M4.5 9.500h9a5.500 5.500 0 0 1 0 11H11",
  redo: "m15 14 4.500-4.500L15 5m4.500 4.500h-9a5.500 5.500 0 0 0 0 11H13",
  plus: "M12 5v14M5 12h14",
  search: "m20 20-4.500-4.500M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14",
} as const;

export type IconName = keyof typeof paths;

/** A drawn sign beside words that say the same; hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ?? "size-4"}
    >
      <path d={paths[name]} />
    </svg>
  );
}
