import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankPayment } from './bank-adapter';
import { BanplusBank } from './banplus-bank';

const pago: BankPayment = {
  orderNumber: 'T1',
  metodoPago: 'pago_movil',
  bancoEmisor: '0102',
  bancoReceptor: '0174',
  referencia: '00123456',
  telefonoPagador: '+584141234567',
  cedulaPagador: 'V-1234567',
  monto: 123456,
  fechaPago: '2026-11-21',
  destinatario: { telefono: '+584142863517', cuenta: '01740123456789012345', rif: 'J-50184327-9' },
};
let server: Server;
let response: { status: number; body: string };
let pedido: { headers: IncomingMessage['headers']; url?: string; body: string };
beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req
      .on('data', (chunk: Buffer) => (body += chunk.toString()))
      .on('end', () => {
        pedido = { headers: req.headers, url: req.url, body };
        res.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const check = (status: number, body: unknown, overrides: Partial<BankPayment> = {}) => {
  response = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return new BanplusBank(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`, 'una-clave').check({
    ...pago,
    ...overrides,
  });
};

describe('the bank over HTTP', () => {
  it('is asked in its words', async () => {
    expect(await check(200, { codigo: 'verificado', monto: 1234.56 })).toEqual({
      resultado: 'verificado',
      montoRecibido: 123456,
      raw: 'HTTP 200 {"codigo":"verificado","monto":1234.56}',
    });
    expect([pedido.url, pedido.headers.authorization]).toEqual(['/api/pagos/consulta', 'Bearer una-clave']);
    expect(JSON.parse(pedido.body)).toEqual({
      tipo: 'pago_movil',
      referencia: '00123456',
      bancoEmisor: '0102',
      bancoReceptor: '0174',
      telefonoPagador: '584141234567',
      cedulaPagador: 'V1234567',
      telefonoDestino: '584142863517',
      cuentaDestino: '01740123456789012345',
      rifDestino: 'J-50184327-9',
      monto: 1234.56,
      fecha: '2026-11-21',
    });
  });

  it('tells the movement as the bank has it, whatever the payer typed', async () => {
    const movimiento = { bancoEmisor: '0105', fecha: '2026-11-20', referencia: '9900123456' };
    expect(await check(200, { codigo: 'verificado', monto: 1234.56, ...movimiento })).toMatchObject({ movimiento });
  });

  it('does not confirm another amount than ours, nor a reference too short to mean anything', async () => {
    expect((await check(200, { codigo: 'verificado', monto: 1234.55 })).resultado).toBe('monto_distinto');
    expect((await check(200, { codigo: 'verificado' }, { referencia: '1234' })).resultado).toBe('manual');
    expect((await check(200, { codigo: 'no_encontrado' })).resultado).toBe('no_encontrado');
  });

  it.each([
    [500, {}],
    [401, { codigo: 'verificado' }],
    [200, '<html>'],
    [200, { codigo: 'listo' }],
  ])('that answers %i %j has not answered', async (status, body) => {
    await expect(check(status, body)).rejects.toMatchObject({ raw: expect.stringContaining(`HTTP ${status}`) });
  });
});
