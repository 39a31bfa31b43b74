import { type Download, expect, type Locator, type Page } from '@playwright/test';
import type { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import type { Person } from './people';
import type { Sold } from './shop';

export interface Payment {
  /** Its last two digits choose the simulated bank's answer: 00 not found, 01 another amount, 02 down, 03 used. */
  referencia: string;
  /** Part of the bank's name. */
  banco?: string;
}

/** A person at a browser, by her actions. */
export class Shopper {
  constructor(readonly page: Page) {}

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  /** A password or date: no textbox to the browser. Its label may end in the asterisk of required fields. */
  secret(name: string): Locator {
    return this.page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
  }

  /** Expects a toast. */
  async reads(toast: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: toast }).first()).toBeVisible();
  }

  /** Expects a field's message. */
  async isTold(message: string | RegExp): Promise<void> {
    await expect(this.page.getByText(message).first()).toBeVisible();
  }

  /** Signs in, from wherever the sign-in form is on screen. */
  async fillsLogin({ email, password }: { email: string; password: string }): Promise<void> {
    await this.field('Correo electrónico').fill(email);
    await this.secret('Contraseña').fill(password);
    await this.page
      .getByRole('form', { name: 'Iniciar sesión' })
      .getByRole('button', { name: 'Iniciar sesión' })
      .click();
  }

  async signsInByForm(person: { email: string; password: string }): Promise<void> {
    await this.page.goto('/iniciar-sesion');
    await this.fillsLogin(person);
    await expect(this.account()).toBeVisible();
  }

  /**
   * Opens a session as the form does, without drawing two pages for it: eight times as fast. The browser is left on no
   * page of the product. Effects of signing in on an open page (a cart or a car from before, drafts) are tested with
   * `signsInByForm`.
   */
  async signsIn(person: { email: string; password: string }): Promise<void> {
    await this.page.goto('/robots.txt', { waitUntil: 'commit' });
    const answer = await this.page.request.post('/api/auth/login', { data: person });
    expect(answer.ok(), `sign-in of ${person.email}: ${answer.status()}`).toBe(true);
    const { data } = (await answer.json()) as { data: SignedIn };
    await this.page.evaluate(({ token, expira, user }) => {
      const stored = {
        'is-authenticated': 'true',
        role: user.role,
        'user-data': JSON.stringify(user),
        'auth-renew-at': String(Date.now() + (Date.parse(expira) - Date.now()) * 0.8),
        'auth-token': token,
      };
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, data);
  }

  account(): Locator {
    return this.button(/^Tu cuenta/);
  }

  async signsOut(): Promise<void> {
    await this.account().click();
    // Until the server knows: a page that is opened earlier comes up signed in and is then sent home.
    const ended = this.page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
    await this.page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await ended;
    await expect(this.account()).toHaveCount(0);
  }

  async opens(product: Pick<Sold, 'id' | 'nombre'>): Promise<void> {
    await this.page.goto(`/producto/${product.id}`);
    await expect(this.heading(product.nombre)).toBeVisible();
  }

  /** Puts the product whose page is open in the cart. */
  async addsToCart(product: Pick<Sold, 'nombre'>): Promise<void> {
    await this.button(`Agregar al carrito: ${product.nombre}`).first().click();
    await this.reads(/agregad[oa]s? al carrito/);
  }

  /** The cart's line of a product. */
  line(product: Pick<Sold, 'nombre'>): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: product.nombre }) });
  }

  cartButton(units: number): Locator {
    return this.page.getByRole('link', {
      name: units === 0 ? 'Carrito' : `Carrito: ${units} ${units === 1 ? 'unidad' : 'unidades'}`,
      exact: true,
    });
  }

  /** From the cart to the delivery step. */
  async checksOut(): Promise<void> {
    await this.page.goto('/carrito');
    await this.button('Continuar con el proceso de compra').filter({ visible: true }).click();
    await expect(this.page).toHaveURL(/\/checkout$/);
  }

  /** Chooses how a store's part arrives. */
  async chooses(tienda: string, how: 'Delivery' | 'Retiro en tienda' | 'En el taller'): Promise<void> {
    await this.page
      .getByRole('region', { name: tienda })
      .getByRole('radio', { name: new RegExp(how) })
      .check();
  }

  async continuesToPayment(): Promise<void> {
    await this.button('Continuar al pago').click();
    await expect(this.page).toHaveURL(/\/checkout\/pago$/);
  }

  /** Goes from the cart to the payment step, picking up in the one store. */
  async reachesPayment(product: Pick<Sold, 'tienda'>): Promise<void> {
    await this.checksOut();
    await this.chooses(product.tienda, 'Retiro en tienda');
    await this.continuesToPayment();
  }

  /** Opens the booking of a service and fills it in for a Corolla, on a free hour of next month. */
  async fillsBooking(servicioId: string): Promise<void> {
    await this.page.goto(`/cliente/servicio/mecanico/agendar?servicio=${servicioId}`);
    // Next month always has free days.
    await this.button('Mes siguiente').click();
    await this.page
      .getByRole('grid')
      .getByRole('button', { name: /horas? libres?/ })
      .first()
      .click();
    await this.page.locator('label:has(input[type=radio])').first().click();
    const vehicle = this.page.getByRole('group', { name: 'Tu vehículo' });
    await vehicle.getByRole('combobox', { name: 'Marca' }).fill('Toyota');
    await vehicle.getByRole('combobox', { name: 'Modelo' }).fill('Corolla');
    await vehicle.getByLabel(/^Año/).fill('2012');
    await vehicle.getByLabel(/^Placa/).fill('AB123CD');
    await this.field(/^Describe el problema/).fill('Suena al frenar en bajada');
  }

  /** Fills in the payment fields that the account does not know. */
  async fillsPayment({ referencia, banco = 'Banesco' }: Payment): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Banco emisor' }).fill(banco);
    await this.page.getByRole('option', { name: banco }).click();
    await this.field('Número de referencia').fill(referencia);
  }

  payButton(): Locator {
    return this.button(/^Registrar pago de Bs\./);
  }

  async pays(payment: Payment): Promise<void> {
    await this.fillsPayment(payment);
    await this.payButton().click();
  }

  /** Pays and reads that it was accepted; the bank's result comes later. */
  async paysAndSees(payment: Payment): Promise<void> {
    await this.pays(payment);
    await expect(this.page).toHaveURL('/checkout/confirmacion');
    await expect(this.heading('Registramos tu compra')).toBeVisible();
  }

  /** Status of the payment in the confirmation. */
  notice(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('status').filter({ hasText: text });
  }

  /** The number of the purchase that the confirmation shows. */
  async orderNumber(): Promise<string> {
    const facts = this.page.getByRole('region', { name: 'Datos de la compra' });
    const text = await facts.getByText(/^T\d{6}-[A-Z0-9]{6}$/).innerText();
    return text.trim();
  }

  /** Presses what starts a download and waits for the file. */
  async downloads(button: Locator): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    return download;
  }

  /** Fills in the wizard's first step, the same for all roles. */
  async fillsPerson(person: Person, { negocio = false } = {}): Promise<void> {
    await this.field(negocio ? 'Nombre del representante' : 'Nombre y apellido').fill(person.nombre);
    await this.field('Correo electrónico').fill(person.email);
    await this.secret('Contraseña').fill(person.password);
    await this.secret('Confirmar contraseña').fill(person.password);
    await this.field('Teléfono').fill(person.telefono);
    if (negocio) await this.field('RIF').fill(person.rif);
    else {
      await this.field('Cédula').fill(person.cedula);
      await this.page.getByLabel('Fecha de nacimiento').fill(person.fechaNacimiento);
    }
  }

  async fillsAddress({ estado, ciudad, codigoPostal }: Person['direccion']): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Estado' }).selectOption(estado);
    await this.page.getByRole('combobox', { name: 'Ciudad' }).fill(ciudad);
    await this.field('Código postal').fill(codigoPostal);
  }

  async goesOn(): Promise<void> {
    await this.button('Siguiente').click();
  }

  /** Registers as a client through the wizard, which ends at the sign-in form. */
  async registersAsClient(person: Person): Promise<void> {
    await this.page.getByRole('button', { name: 'Cliente' }).click();
    await this.fillsPerson(person);
    await this.goesOn();
    await this.fillsAddress(person.direccion);
    await this.goesOn();
    await this.button('Completar Registro').click();
    await this.reads('Registro exitoso. Por favor, inicia sesión para continuar.');
  }

  /** Chooses her vehicle: three taps from the button, then 'Guardar vehículo'. */
  async choosesVehicle(
    marca: string,
    modelo: string,
    anio: string,
    { by = /^Elige tu vehículo/ as string | RegExp } = {},
  ): Promise<void> {
    await this.button(by).first().click();
    const dialog = this.page.getByRole('dialog');
    for (const answer of [marca, modelo, anio]) await dialog.getByRole('button', { name: answer, exact: true }).click();
    await dialog.getByRole('button', { name: 'Guardar vehículo' }).click();
    await expect(dialog).toHaveCount(0);
  }
}
