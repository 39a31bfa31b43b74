// Twenty clients of the benchmark, registered like anybody else, and what they do in the shop.
import { randomInt, randomUUID } from 'node:crypto';
import { call, password } from './load.mjs';

const direccion = { ciudad: 'Caracas', estado: 'Distrito Capital', codigoPostal: '1010', calle: 'Av. Urdaneta' };

/** Registers and signs in `n` clients: their tokens. */
export async function signUpClients(n) {
  const tokens = [];
  for (let i = 0; i < n; i++) {
    const email = `bench-${Date.now()}-${i}@bench.example`;
    await call('POST', '/api/auth/register', {
      body: {
        role: 'client',
        nombre: `Cliente Bench ${i}`,
        email,
        password,
        telefono: '04140000999',
        cedula: String(randomInt(10_000_000, 30_000_000)),
        fechaNacimiento: '1990-01-01',
        direccion,
      },
    });
    tokens.push((await call('POST', '/api/auth/login', { body: { email, password } })).data.token);
  }
  return tokens;
}

/** Add to the cart, freeze the quote, pay: one whole purchase of one unit; `end` tells the bank what to say. Returns the milliseconds of each step. */
export async function buy(token, product, destinatario, end = '99') {
  const times = [performance.now()];
  await call('POST', '/api/cart/add', { token, body: { productoId: product._id, cantidad: 1 }, key: randomUUID() });
  times.push(performance.now());
  const { data: cotizacion } = await call('POST', '/api/checkout/cotizacion', {
    token,
    body: { entregas: [{ tiendaId: product.tienda._id, tipo: 'retiro' }] },
  });
  times.push(performance.now());
  const items = cotizacion.tiendas.flatMap((tienda) =>
    tienda.items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
  );
  const body = {
    metodoPago: 'pago_movil',
    nombrePagador: 'Cliente Bench',
    telefonoPagador: '04140000999',
    emailPagador: 'bench@bench.example',
    tipoDocumentoPagador: 'V',
    cedulaPagador: '12345678',
    bancoEmisor: '0102',
    bancoReceptor: destinatario.banco,
    referencia: `${randomInt(1e9, 9e9)}${randomInt(1e6, 9e6)}${end}`,
    monto: cotizacion.total,
    total: cotizacion.total,
    items,
    cotizacion: cotizacion.token,
  };
  await call('POST', '/api/payments/banplus', { token, body, key: randomUUID() });
  times.push(performance.now());
  return times.slice(1).map((time, i) => time - times[i]);
}
