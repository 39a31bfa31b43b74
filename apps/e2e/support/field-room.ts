import { expect, type Page } from '@playwright/test';

/** The narrowest phone. */
const NARROW = { width: 320, height: 700 };

/**
 * Fields on screen whose value has less room than it needs, a line each. Needed: the longest number or amount that the field
 * takes (`size`, in characters), the longest option of a list or all the width of its form, a date or a time, and 12 letters of
 * any other text.
 */
async function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TEXT = 'Distribuidor';
    const pencil = document.createElement('canvas').getContext('2d')!;
    /** The longest amount of so many characters: '999.999,99'. */
    const amount = (size: number) => {
      let text = ',99';
      for (let digits = 0; text.length < size; digits++) text = (digits && digits % 3 === 0 ? '9.' : '9') + text;
      return text.slice(-size);
    };
    const longest = (texts: string[]) => texts.reduce((one, other) => (other.length > one.length ? other : one), '');
    const needed = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string => {
      if (field instanceof HTMLSelectElement) return longest([...field.options].map(({ text }) => text));
      if (field instanceof HTMLTextAreaElement) return TEXT;
      // Browsers give every input 20 characters; a field that says so itself knows its longest value.
      const size = field.hasAttribute('size') ? field.size : 0;
      if (size) return field.inputMode === 'decimal' && size > 3 ? amount(size) : '0'.repeat(size);
      return field.maxLength > 0 ? TEXT.slice(0, field.maxLength) : TEXT;
    };
    /** The browser's own parts of a date or a time, as wide as it draws them. */
    const partsOf = (field: HTMLInputElement) => {
      const copy = field.cloneNode() as HTMLInputElement;
      copy.style.cssText = 'position: absolute; width: max-content; padding: 0';
      field.after(copy);
      const width = copy.offsetWidth;
      copy.remove();
      return width;
    };
    const left = (one: string) => Number.parseFloat(one) || 0;
    const found: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range], [type=color]), textarea, select',
    )) {
      if (!field.checkVisibility() || field.closest('[aria-hidden=true], [inert]')) continue;
      const style = getComputedStyle(field);
      const room = field.clientWidth - left(style.paddingLeft) - left(style.paddingRight);
      // Behind the keyboard's own way in: a file's or a stepper's hidden input.
      if (field.offsetWidth <= 1 && field.offsetHeight <= 1) continue;
      const isDate = /^(date|month|time|datetime-local)$/.test(field.type);
      const text = isDate ? field.type : needed(field);
      // `style.font` is empty where the font has settings of its own.
      pencil.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const width = isDate ? partsOf(field) : Math.ceil(pencil.measureText(text).width);
      // No screen is wide enough for some options: the most that it can have is the width that the form has.
      const form = field.closest('form, [role=dialog], main') ?? document.body;
      const whole = field instanceof HTMLSelectElement && field.clientWidth > form.clientWidth * 0.75;
      if (room < width && !whole) {
        const name = field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name;
        found.push(`${name}: ${Math.floor(room)} px for «${text}», which takes ${width}`);
      }
    }
    return found;
  });
}

/** Fails, softly, when a field on screen has no room for what it holds on the narrowest phone. */
export async function expectRoomInFields(page: Page, what: string): Promise<void> {
  await page.setViewportSize(NARROW);
  expect.soft(await cramped(page), `${what}, ${NARROW.width} px`).toEqual([]);
}
