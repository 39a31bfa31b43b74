import { expect, type Locator, type Page } from '@playwright/test';

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A person at a phone whose presses and typed fields are counted. */
export class TapCounter {
  taps = 0;
  fields = 0;

  constructor(private readonly page: Page) {}

  /** Presses a control. */
  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    await control.tap();
  }

  /** Presses a field, which opens the keyboard, and types. */
  async types(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.goesOn(field, text);
  }

  /** Types into the field that has the keyboard already: the screen put the focus there, or 'siguiente' did. */
  async goesOn(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    this.fields += 1;
    await this.page.keyboard.type(text);
  }

  /** Presses 'siguiente' of the keyboard, as its own key no tap, and types into the field that it leads to. */
  async nextTypes(field: Locator, text: string): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.goesOn(field, text);
  }

  /** Chooses in a list of the device: one tap opens it, one chooses. */
  async selects(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(option);
  }

  /** Sets a date in the calendar of the device: opens it, its years, a year, a day, 'Definir'. */
  async dates(field: Locator, date: string): Promise<void> {
    this.taps += 5;
    await field.fill(date);
  }

  /** Chooses pictures in the gallery of the device: one tap opens it, one for each picture, one says 'Agregar'. */
  async pictures(field: Locator, pictures: Picture[]): Promise<void> {
    this.taps += 1 + pictures.length + 1;
    await field.setInputFiles(pictures);
  }
}
