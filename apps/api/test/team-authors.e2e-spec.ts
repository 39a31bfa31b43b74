import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { type Actor, signUp } from './actors';
import { book, booking, change, day, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { askAll, proposed, read as readAsClient, readAsStore, withdraw } from './requests';
import { deliverOrder, INSTRUCTIONS, readReturn, RECEIVED, request, step, wanted, write } from './returns';
import { client as newClient, openShop } from './shop';
import { hire } from './team';

let h: Harness;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
});
afterAll(() => h.close());

const NAME = 'María Pérez';
const authorOf = ({ user }: Actor) => ({ id: user._id, nombre: NAME });

describe('what members do says who of the business it was, to the business alone', () => {
  it('in a return: each step and each message', async () => {
    const shop = await openShop(h);
    const [seller, keeper] = [await hire(h, shop.store, 'vendedor'), await hire(h, shop.store, 'almacenista')];
    const producto = await shop.sell();
    const { ana, id: pedido } = await deliverOrder(h, shop, [{ producto, cantidad: 1 }]);
    const asked = await request(h, ana, wanted(pedido, [{ productoId: producto.id, cantidad: 1 }]));
    const id = asked.body.data._id;
    await write(h, ana, id, '¿La llevo hoy?');
    await write(h, seller, id, 'Sí, hasta las cinco.');
    await step(h, seller, id, 'aceptar', INSTRUCTIONS);
    const received = await step(h, keeper, id, 'recibir', { ...RECEIVED, vendibles: [] });
    expect(received.status).toBe(200);
    const { historialEstados, mensajes } = (await readReturn(h, shop.store, id)).body.data;
    expect(historialEstados.map(({ estado, autor }) => [estado, autor])).toEqual([
      ['solicitada', null],
      ['aceptada', authorOf(seller)],
      ['recibida', authorOf(keeper)],
    ]);
    expect(mensajes.map(({ autor }) => autor)).toEqual([null, authorOf(seller)]);
    expect(JSON.stringify((await readReturn(h, ana, id)).body)).not.toContain('María');
  });

  it('in a proposal: who sent it, and who withdrew it', async () => {
    const shop = await openShop(h);
    // What stores are told of follows from what they sell.
    await shop.sell({ categoria: 'Frenos' });
    const [one, other] = [await hire(h, shop.store, 'vendedor'), await hire(h, shop.store, 'vendedor')];
    const ana = await newClient(h);
    const id = await askAll(h, ana);
    const propuesta = await proposed(h, one, id);
    const [shown] = (await readAsStore(h, shop.store, id)).body.data.propuestas;
    expect(shown).toMatchObject({ autor: authorOf(one), retiradaPor: null });
    expect((await withdraw(h, other, id, propuesta)).status).toBe(200);
    const [gone] = (await readAsStore(h, shop.store, id)).body.data.propuestas;
    expect(gone).toMatchObject({ estado: 'retirada', autor: authorOf(one), retiradaPor: authorOf(other) });
    expect(JSON.stringify((await readAsClient(h, ana, id)).body)).not.toContain('María');
  });

  it('in the work of a workshop: what was written down, and what its presupuesto went through', async () => {
    const garage = await openGarage(h);
    const technician = await hire(h, garage.actor, 'tecnico');
    const ana = await signUp(h.base, 'client');
    const servicio = await garage.offer();
    const booked = await book(h.base, ana, booking(garage, servicio, { fecha: day(1) }));
    const id = booked.body.data._id;
    await change(h.base, garage.actor, id, 'confirmar');
    const path = `/api/cita/mecanica/${id}`;
    const ask = (actor: Actor, method: string, to: string, body?: object) =>
      call(h.base, method, to, { token: actor.token, body });
    const noted = await ask(technician, 'PUT', `${path}/diagnostico`, { diagnostico: 'Discos gastados' });
    expect([noted.status, noted.body.data.anotado]).toEqual([
      200,
      { fecha: expect.any(String), autor: authorOf(technician) },
    ]);
    const line = { tipo: 'mano_obra', descripcion: 'Cambiar discos', cantidad: 1, precio: 25 };
    const sent = await ask(technician, 'POST', `${path}/presupuestos`, { lineas: [line] });
    expect(sent.status).toBe(201);
    await ask(garage.actor, 'PUT', `/api/presupuestos/${sent.body.data._id}/retirar`);
    const versions = await ask(garage.actor, 'GET', `${path}/presupuestos`);
    const [{ historial }] = versions.body.data as [Presupuesto];
    expect(historial.map(({ accion, autor }) => [accion, autor])).toEqual([
      ['enviado', authorOf(technician)],
      ['retirado', { id: garage.id, nombre: garage.actor.user.nombre }],
    ]);
    for (const to of [path, `${path}/presupuestos`]) {
      const seen = await ask(ana, 'GET', to);
      expect(seen.status).toBe(200);
      expect(JSON.stringify(seen.body)).not.toContain('María');
    }
  });
});
