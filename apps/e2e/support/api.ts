import { expect } from '@playwright/test';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { ADMIN, newPerson, type Person, TIENDA } from './people';

export interface Answer<T> {
  status: number;
  data: T;
  code?: string;
  message?: string;
}
interface Call {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}
interface Mail {
  to: string;
  subject: string;
  text: string;
  fecha: string;
}

/** The API for the off-screen part of a story: another role, another device, the mail. */
export class Api {
  private admin: Promise<string> | null = null;
  private store: Promise<string> | null = null;

  constructor(private readonly base: string) {}

  async call<T = unknown>(method: string, path: string, { body, token, headers = {} }: Call = {}): Promise<Answer<T>> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = (await response.json()) as Omit<Answer<T>, 'status'>;
    return { ...answer, status: response.status };
  }

  /** As `call`, but must succeed. */
  async done<T>(method: string, path: string, input: Call = {}): Promise<T> {
    const answer = await this.call<T>(method, path, input);
    expect(answer.status, `${method} ${path}: ${answer.message ?? ''}`).toBeLessThan(300);
    return answer.data;
  }

  async token({ email, password }: { email: string; password: string }): Promise<string> {
    return (await this.done<{ token: string }>('POST', '/api/auth/login', { body: { email, password } })).token;
  }

  adminToken(): Promise<string> {
    return (this.admin ??= this.token(ADMIN));
  }

  /** The administrator's token with a fresh confirmation: sensitive calls are accepted for five minutes. */
  async confirmedAdmin(): Promise<string> {
    const token = await this.adminToken();
    await this.done('POST', '/api/auth/confirmar', { token, body: { password: ADMIN.password } });
    return token;
  }

  /** A new administrator, so that changes to the account disturb nobody. */
  async newAdmin(nombre: string): Promise<Person> {
    const person = newPerson(nombre);
    const { email, password, telefono } = person;
    const body = { nombre, email, password, telefono, role: 'admin' };
    await this.done('POST', '/api/admin/usuarios', { token: await this.confirmedAdmin(), body });
    return person;
  }

  /** Token of 'Turpial', which sells for `Shop`. */
  storeToken(): Promise<string> {
    return (this.store ??= this.token(TIENDA));
  }

  /** Makes a client's account without the wizard, which has a story of its own. */
  async register({ nombre, email, password, telefono, cedula, fechaNacimiento, direccion }: Person): Promise<void> {
    await this.done('POST', '/api/auth/register', {
      body: { role: 'client', nombre, email, password, telefono, cedula: `V-${cedula}`, fechaNacimiento, direccion },
    });
  }

  /** An administrator approves a registered store or workshop, so that it is listed and sells. */
  async approve(kind: 'tiendas' | 'talleres', token: string): Promise<void> {
    const { _id } = await this.done<{ _id: string }>('GET', '/api/auth/me', { token });
    await this.done('PUT', `/api/admin/${kind}/${_id}/revision`, {
      token: await this.adminToken(),
      body: { decision: 'aprobada' },
    });
  }

  /** An administrator gives a store or workshop a plan; its limits hold from now on. */
  async setLevel(token: string, nuevoNivel: string): Promise<void> {
    const { _id } = await this.done<{ _id: string }>('GET', '/api/auth/me', { token });
    await this.done('PUT', `/api/membresia/usuarios/${_id}/nivel`, {
      token: await this.adminToken(),
      body: { nuevoNivel, razon: 'Para la prueba' },
    });
  }

  product(id: string): Promise<Producto> {
    return this.done('GET', `/api/products/${id}`);
  }

  /** Units of a product on the shelf. */
  async stock(id: string): Promise<number> {
    return (await this.product(id)).stock;
  }

  async addToCart(token: string, productoId: string, cantidad = 1): Promise<void> {
    await this.done('POST', '/api/cart/add', { token, body: { productoId, cantidad } });
  }

  /** A quote for picking everything up in the stores of the cart. */
  async quote(token: string): Promise<Cotizacion> {
    const stores = await this.done<{ tiendaId: string }[]>('GET', '/api/checkout/entregas', { token });
    return this.done('POST', '/api/checkout/cotizacion', {
      token,
      body: { entregas: stores.map(({ tiendaId }) => ({ tiendaId, tipo: 'retiro' })) },
    });
  }

  orders(token: string): Promise<Pedido[]> {
    return this.done('GET', '/api/orders', { token });
  }

  async lastPayment(token: string): Promise<Pago> {
    const [last] = await this.done<Pago[]>('GET', '/api/payments/history', { token });
    expect(last, 'a payment').toBeDefined();
    return last!;
  }

  /** An administrator rejects a payment. */
  async reject(pagoId: string, motivo: string): Promise<void> {
    await this.done('POST', `/api/admin/pagos/${pagoId}/rechazar`, {
      token: await this.adminToken(),
      body: { motivo },
    });
  }

  /** Waits for the newest mail to an address whose subject matches. */
  async mail(to: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(
        async () =>
          (found = (await this.done<Mail[]>('GET', '/api/dev/correo')).find(
            (mail) => mail.to === to && subject.test(mail.subject),
          )),
        { message: `a mail ${subject} to ${to}` },
      )
      .toBeTruthy();
    return found!;
  }
}
