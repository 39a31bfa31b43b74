import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { type Actor, mintUser } from './actors';
import { book, booking, day, everyDay, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

// Written by hand from the list of operations, not derived from the contracts: a call that opens by mistake is red here.
type Who = 'P' | 'C' | 'W' | 'CW';
const ALLOWED: Record<Exclude<Who, 'P'>, readonly Role[]> = {
  C: ['client'],
  W: ['workshop'],
  CW: ['client', 'workshop'],
};
const REFUSALS = [401, 403, 404];
const PROMOTION = {
  nombre: 'Oferta',
  descripcion: 'Una semana',
  tipoDescuento: 'porcentaje',
  valorDescuento: 5,
  fechaInicio: day(0),
  fechaFin: day(7),
};
const SERVICE = { nombre: 'Frenos', descripcion: 'Con purga', precio: 20, categoria: 'sistema_frenos' };
const MOVE = { fecha: day(2), hora: '11:00' };
const REASON = { razonCancelacion: 'Sin luz' };
const LINE = { tipo: 'mano_obra', descripcion: 'Cambiar pastillas', cantidad: 1, precio: 25 };
const NO_LINE = ['a'.repeat(24)];
const CALL = { lineas: NO_LINE, con: 'Ana', fecha: day(0), hora: '00:00', nota: 'Que lo cambien' };
const OBJECTION = { lineas: NO_LINE, motivo: 'No hablamos' };
/** Method, path, who, body; in paths :cita, :taller, :servicio, :oferta, :presupuesto. What is somebody's own answers 404 to others. */
const OPERATIONS: [string, string, Who, object?][] = [
  ['GET', '/api/users/workshops', 'P'],
  ['GET', '/api/workshop/workshops/:taller/profile', 'P'],
  ['GET', '/api/servicios-mecanicos', 'P'],
  ['GET', '/api/servicios-mecanicos/:servicio', 'P'],
  ['GET', '/api/servicios-mecanicos/taller/:taller', 'P'],
  ['GET', '/api/servicios-mecanicos/populares/:taller', 'P'],
  ['GET', '/api/cita/mecanica/disponibilidad/:taller', 'P'],
  ['GET', '/api/cita/mecanica/horas/:servicio', 'P'],
  ['GET', '/api/promotions/workshop/:taller', 'P'],
  ['GET', '/api/servicios-mecanicos/mios', 'W'],
  ['POST', '/api/servicios-mecanicos', 'W', SERVICE],
  ['PUT', '/api/servicios-mecanicos/:servicio', 'W', SERVICE],
  ['GET', '/api/cita/mecanica', 'CW'],
  ['POST', '/api/cita/mecanica', 'C', {}],
  ['GET', '/api/cita/mecanica/:cita', 'CW'],
  ['GET', '/api/cita/mecanica/:cita/horas', 'CW'],
  ['GET', '/api/cita/mecanica/:cita/calendario.ics', 'CW'],
  ['GET', '/api/cita/mecanica/:cita/factura', 'CW'],
  ['GET', '/api/cita/mecanica/:cita/presupuestos', 'CW'],
  ['POST', '/api/cita/mecanica/:cita/presupuestos', 'W', { lineas: [LINE] }],
  ['GET', '/api/presupuestos/:presupuesto', 'CW'],
  ['PUT', '/api/presupuestos/:presupuesto/respuesta', 'C', { version: 1, aprobadas: [] }],
  ['PUT', '/api/presupuestos/:presupuesto/telefono', 'W', CALL],
  ['PUT', '/api/presupuestos/:presupuesto/objecion', 'C', OBJECTION],
  ['PUT', '/api/presupuestos/:presupuesto/retirar', 'W'],
  ['PUT', '/api/cita/mecanica/:cita/confirmar', 'W'],
  ['PUT', '/api/cita/mecanica/:cita/diagnostico', 'W', { diagnostico: 'Pastillas gastadas' }],
  ['PUT', '/api/cita/mecanica/:cita/trabajos', 'W', { trabajosRealizados: ['Purga'] }],
  ['PUT', '/api/cita/mecanica/:cita/precio', 'W', { precioFinal: 20 }],
  ['PUT', '/api/cita/mecanica/:cita/reprogramar', 'CW', MOVE],
  ['PUT', '/api/cita/mecanica/:cita/no-asistio', 'W'],
  ['PUT', '/api/cita/mecanica/:cita/estado', 'W', { estado: 'confirmada' }],
  ['PUT', '/api/cita/mecanica/:cita/completar', 'W', { precioFinal: 20 }],
  ['POST', '/api/cita/mecanica/:cita/rate', 'C', { puntuacion: 5 }],
  ['PUT', '/api/cita/mecanica/:cita/cancel', 'C', REASON],
  ['PUT', '/api/cita/mecanica/:cita/rechazar', 'W', REASON],
  ['GET', '/api/cita/mecanica/clientes/:taller', 'W'],
  ['GET', '/api/cita/mecanica/estadisticas/:taller', 'W'],
  ['GET', `/api/cita/mecanica/agenda/:taller?desde=${day(0)}&hasta=${day(1)}`, 'W'],
  ['POST', '/api/cita/mecanica/taller', 'W', {}],
  ['GET', '/api/cita/mecanica/taller/horas/:servicio', 'W'],
  ['GET', `/api/cita/mecanica/taller/horas/:servicio/dia?fecha=${day(1)}`, 'W'],
  ['POST', '/api/cita/mecanica/disponibilidad/:taller/efecto', 'W', { puestos: 2 }],
  ['PUT', '/api/cita/mecanica/disponibilidad/:taller', 'W', { puestos: 2 }],
  ['PUT', '/apicita/mecanica/disponibilidad/:taller', 'W', { puestos: 2 }],
  ['PUT', '/api/cita/mecanica/disponibilidad', 'W', { horarioRegular: everyDay('08:00', '18:00') }],
  ['GET', '/api/promotions/workshop', 'W'],
  ['GET', '/api/promotions/workshop/:taller/codigo/NADA?servicioId=:servicio', 'C'],
  ['POST', '/api/promotions/workshop', 'W', PROMOTION],
  ['PUT', '/api/promotions/workshop/:oferta', 'W', PROMOTION],
  ['PATCH', '/api/promotions/workshop/:oferta/toggle', 'W', { activa: false }],
  ['DELETE', '/api/promotions/workshop/:oferta', 'W'],
  ['DELETE', '/api/servicios-mecanicos/:servicio', 'W'],
];

let h: Harness;
let garage: Garage;
let ana: Actor;
let strangers: Record<Role, Actor>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  h = await startApp();
  garage = await openGarage(h);
  ana = await mintUser(h, 'client');
  const others = await Promise.all(ROLES.map(async (role) => [role, await mintUser(h, role)] as const));
  strangers = { ...(Object.fromEntries(others) as Record<Role, Actor>), workshop: (await openGarage(h)).actor };
  const { token } = garage.actor;
  ids.taller = garage.id;
  ids.servicio = await garage.offer();
  ids.cita = (await book(h.base, ana, booking(garage, ids.servicio))).body.data._id;
  const made = (path: string, body: object) => call<{ _id: string }>(h.base, 'POST', path, { token, body });
  ids.oferta = (await made('/api/promotions/workshop', PROMOTION)).body.data._id;
  await call(h.base, 'PUT', `/api/cita/mecanica/${ids.cita}/confirmar`, { token });
  ids.presupuesto = (await made(`/api/cita/mecanica/${ids.cita}/presupuestos`, { lineas: [LINE] })).body.data._id;
});
afterAll(() => h.close());

describe.each(OPERATIONS)('%s %s', (method, template, who, body) => {
  const ask = async (token?: string) => {
    const path = template.replace(/:(\w+)/g, (_all, name: string) => ids[name]!);
    return (await call(h.base, method, path, { token, body })).status;
  };
  const owned =
    /:(cita|taller|oferta|presupuesto)\b/.test(template) ||
    /^(PUT|DELETE) .*:servicio|horas\/:servicio/.test(`${method} ${template}`);

  it(`is for ${who === 'P' ? 'everybody' : ALLOWED[who].join(' and ')}, and for strangers as if it did not exist`, async () => {
    if (who === 'P') {
      expect(await ask()).toBe(200);
      for (const { token } of Object.values(strangers)) expect(await ask(token)).toBe(200);
      return;
    }
    expect(await ask()).toBe(401);
    for (const role of ROLES) {
      const status = await ask(strangers[role].token);
      if (!ALLOWED[who].includes(role)) expect([role, status]).toEqual([role, 403]);
      // A code of a workshop is for every client.
      else if (owned && !template.includes('/codigo/')) expect([role, status]).toEqual([role, 404]);
      else expect(REFUSALS).not.toContain(status);
    }
    for (const [role, actor] of [
      ['client', ana],
      ['workshop', garage.actor],
    ] as const)
      if (ALLOWED[who].includes(role)) expect(REFUSALS).not.toContain(await ask(actor.token));
  });
});
