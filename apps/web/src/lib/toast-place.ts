/** Gap (px) between the toasts and what they stand above. */
const GAP = 8;
const TOASTS = '.notistack-SnackbarContainer';
const BUTTONS = 'button, [role="button"], a.MuiButton-root';
const MAIN = '.MuiButton-contained';
/** Variable with the height (px) to which the toasts are lifted. */
const LIFT = '--toast-lift';

interface Band {
  top: number;
  bottom: number;
}

/** True of a button whose middle can be pressed, apart from the toasts that may lie over it. */
function isInSight(button: Element, { left, top, width, height }: DOMRect): boolean {
  if (width === 0 || top + height < 0 || top > innerHeight) return false;
  const above = document
    .elementsFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
    .find((one) => !one.closest(TOASTS));
  return !!above && button.contains(above);
}

/** The bar at the bottom that stays while the page is scrolled and holds the element; the element itself elsewhere. */
function barAround(button: Element): Element {
  for (let one: Element | null = button; one && one !== document.body; one = one.parentElement) {
    const { position } = getComputedStyle(one);
    const isStuck = position === 'sticky' || position === 'fixed';
    if (isStuck && one.getBoundingClientRect().top > innerHeight / 2) return one;
  }
  return button;
}

/** Bands of the buttons on screen in the columns that the toasts take. */
function bandsOf(selector: string, { left, right }: DOMRect): Band[] {
  return [...document.querySelectorAll(selector)].flatMap((button) => {
    const rect = button.getBoundingClientRect();
    const isBeside = rect.right <= left || rect.left >= right;
    return isBeside || button.closest(TOASTS) || !isInSight(button, rect)
      ? []
      : [barAround(button).getBoundingClientRect()];
  });
}

/** The lowest place for `height` px above `bottom` that covers none of the bands; null when it would be above `ceiling`. */
function lowestPlace(bands: readonly Band[], height: number, bottom: number, ceiling: number): number | null {
  const inWay = bands.filter((band) => band.bottom > bottom - height && band.top < bottom);
  if (bottom - height < ceiling) return null;
  if (inWay.length === 0) return bottom;
  return lowestPlace(bands, height, Math.min(...inWay.map(({ top }) => top)) - GAP, ceiling);
}

/**
 * Lifts the toasts until they cover no button: any in the lower half of the screen, where all of it is full of them only the main
 * ones, which a purchase or a form ends with.
 */
export function placeToasts(): void {
  const box = document.querySelector<HTMLElement>(TOASTS);
  if (!box) return;
  // Toasts grow as they come: their contents have their height from the start.
  const contents = [...box.querySelectorAll<HTMLElement>('.notistack-MuiContent')];
  if (contents.length === 0) return;
  box.style.removeProperty(LIFT);
  const rect = box.getBoundingClientRect();
  const height = contents.reduce((sum, one) => sum + one.offsetHeight + GAP, 0);
  const place = (selector: string, ceiling: number) =>
    lowestPlace(bandsOf(selector, rect), height, rect.bottom, ceiling);
  const bottom = place(BUTTONS, innerHeight / 2) ?? place(MAIN, 0) ?? rect.bottom;
  const lowered = Number.parseFloat(getComputedStyle(box).marginBottom) || 0;
  box.style.setProperty(LIFT, `${lowered + rect.bottom - bottom}px`);
}

/** Keeps the toasts off the buttons while what is below them moves or changes; returns the way to stop. */
export function watchToastPlace(): () => void {
  const moves = ['resize', 'scrollend'];
  for (const move of moves) window.addEventListener(move, placeToasts);
  let frame = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(placeToasts);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const move of moves) window.removeEventListener(move, placeToasts);
    cancelAnimationFrame(frame);
    changes.disconnect();
  };
}
