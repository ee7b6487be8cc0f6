/** What the frame tells the palette's keeper. */
export const asksForPalette = "vitae.palette";

/** Opens the palette. What it is made of is loaded then. */
export const openPalette = (): void => void dispatchEvent(new Event(asksForPalette));
