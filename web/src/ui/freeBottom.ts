/** Where the window's free part ends below, in pixels from its top: at a bar that stays at its foot, or at its edge. */
export function freeBottom(): number {
  const bars = [...document.querySelectorAll("[data-foot]")].map((bar) => bar.getBoundingClientRect());
  const tops = bars.filter((bar) => bar.height > 0).map((bar) => bar.top);
  return Math.min(document.documentElement.clientHeight, ...tops);
}
