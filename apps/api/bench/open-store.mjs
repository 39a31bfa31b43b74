import { randomInt } from 'node:crypto';
import { call, password } from './load.mjs';

/** A store registered like anybody else: its id and token. */
export async function openStore(nombreTienda) {
  const email = `bench-store-${Date.now()}-${randomInt(1e6)}@bench.example`;
  const direccion = { ciudad: 'Caracas', estado: 'Distrito Capital', codigoPostal: '1010', calle: 'Av. Urdaneta' };
  const day = { activo: true, apertura: '08:00', cierre: '18:00' };
  const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
  const store = {
    nombreTienda,
    descripcionTienda: 'Para medir',
    categorias: ['Repuestos Originales'],
    horario: Object.fromEntries(days.map((one) => [one, day])),
    rif: await freeRif(),
  };
  await call('POST', '/api/auth/register', {
    body: { role: 'store', nombre: 'Tienda Bench', email, password, telefono: '04140000998', direccion, store },
  });
  const { data } = await call('POST', '/api/auth/login', { body: { email, password } });
  return { token: data.token, id: data.user._id };
}

/** A RIF whose last digit checks. */
async function freeRif() {
  const { isValidRif } = await import('@tuerca/contracts/venezuela/identidad');
  const base = `J-${randomInt(40_000_000, 50_000_000)}`;
  return Array.from({ length: 10 }, (_, digit) => `${base}-${digit}`).find(isValidRif);
}
