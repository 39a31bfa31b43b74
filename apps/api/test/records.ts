import type { SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { hojas } from '@tuerca/contracts/citas/hojas/endpoints';
import type { HojaDeVida } from '@tuerca/contracts/citas/hojas/schemas';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import type { Actor } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { call, type Harness } from './harness';
import { buy, openShop, type Shop, until } from './shop';

export const COROLLA = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8', placa: 'AB123CD' };
export const FOR_COROLLA = [{ marca: 'Toyota', modelo: 'Corolla', anioDesde: 2009, anioHasta: 2014, motor: null }];
export const titles = ({ eventos }: { eventos: { titulo: string }[] }) => eventos.map(({ titulo }) => titulo);

/** A workshop, a store, and what a client does with the records of her vehicles. */
export class Records {
  private nextDay = 1;
  private constructor(
    private readonly h: Harness,
    private readonly garage: Garage,
    private readonly shop: Shop,
    private readonly servicioId: string,
  ) {}

  static async open(h: Harness): Promise<Records> {
    const garage = await openGarage(h, { puestos: 9 });
    return new Records(h, garage, await openShop(h), await garage.offer());
  }

  ask<T = HojaDeVida>(actor: Actor | undefined, method: string, path: string, body?: object) {
    return call<T>(this.h.base, method, path, { token: actor?.token, body });
  }
  own(actor: Actor, method: string, id: string, path = '', body?: object) {
    return this.ask(actor, method, `/api/client/garaje/${id}/hoja-de-vida${path}`, body);
  }
  /** Saves a vehicle; answers its id. */
  async park(actor: Actor, vehicle: object): Promise<string> {
    return (await this.ask<SavedVehiculo[]>(actor, 'POST', '/api/client/garaje', vehicle)).body.data[0]!._id;
  }
  async read(actor: Actor, id: string): Promise<HojaDeVida> {
    const { status, body } = await this.own(actor, 'GET', id);
    expect([status, body.code]).toEqual([200, undefined]);
    return hojas.get.response.parse(body.data);
  }
  write(actor: Actor, id: string, fields: object) {
    const entry = { tipo: 'trabajo', fecha: '2024-05-10', descripcion: 'Alineación', ...fields };
    return this.own(actor, 'POST', id, '/registros', entry);
  }

  /** A completed appointment; the vehicle from the garage or typed. */
  async serviced(actor: Actor, vehicle: object, end: object = {}): Promise<string> {
    const form = booking(this.garage, this.servicioId, { fecha: day(this.nextDay++), vehiculo: undefined, ...vehicle });
    const { body } = await book(this.h.base, actor, form);
    const id = body.data._id;
    await change(this.h.base, this.garage.actor, id, 'confirmar');
    const { lineas, _id } = (
      await this.ask<Presupuesto>(this.garage.actor, 'POST', `/api/cita/mecanica/${id}/presupuestos`, {
        lineas: [
          { tipo: 'repuesto', productoId: (await this.shop.sell({ nombre: 'Pastillas de freno' })).id, cantidad: 2 },
        ],
      })
    ).body.data;
    await this.ask(actor, 'PUT', `/api/presupuestos/${_id}/respuesta`, { aprobadas: [lineas[0]!._id] });
    await change(this.h.base, this.garage.actor, id, 'estado', {
      estado: 'en_proceso',
      diagnostico: 'Llamar al 0414-1234567',
    });
    await change(this.h.base, this.garage.actor, id, 'trabajos', {
      trabajosRealizados: ['Cambio de pastillas', 'Avisar a ana@correo.ve, placa AB-123-CD'],
    });
    const done = await change(this.h.base, this.garage.actor, id, 'completar', {
      precioFinal: 40,
      motivoPrecio: 'También la manguera',
      garantiaDias: 90,
      garantiaKilometros: 5000,
      kilometraje: 80_000,
      ...end,
    });
    expect(done.status).toBe(200);
    return id;
  }

  /** A part that was bought and delivered; answers its origin. */
  async bought(actor: Actor, form: object, { delivered = true } = {}): Promise<string> {
    const product = await this.shop.sell({ stock: 5, ...form });
    const { body } = await buy(this.h, actor.token, [
      { productoId: product.id, cantidad: 2, tiendaId: this.shop.store.user._id },
    ]);
    const id: string = body.data.pedidos[0]._id;
    await until(
      async () => (await this.ask(actor, 'GET', `/api/orders/${id}`)).body.data as unknown as { estadoPago: string },
      ({ estadoPago }) => estadoPago === 'pagado',
    );
    for (const estado of delivered ? ['procesando', 'enviado', 'entregado'] : [])
      expect((await this.ask(this.shop.store, 'PATCH', `/api/orders/${id}/status`, { estado })).status).toBe(200);
    return `repuesto:${id}:${product.id}`;
  }
}
