import { NuevoPago } from '../../cart/checkout/purchase';
import { DireccionEntrega } from '../../venezuela/direccion';
import { PaymentDetails } from './schemas';

const typed = {
  metodoPago: 'transferencia',
  nombrePagador: 'Ana Pérez',
  telefonoPagador: '0212-5551234',
  emailPagador: 'ana@pruebas.ve',
  cedulaPagador: '12345678',
  bancoEmisor: '0102',
  referencia: '123456',
};
const saidOf = (changes: object): Record<string, string> =>
  Object.fromEntries(
    (PaymentDetails.safeParse({ ...typed, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('what a payer types', () => {
  it('may name a landline for a transfer, and not for a Pago Móvil', () => {
    expect(PaymentDetails.parse(typed).telefonoPagador).toBe('+582125551234');
    expect(saidOf({ metodoPago: 'pago_movil' })).toEqual({
      telefonoPagador: 'Escribe el celular del Pago Móvil. Ejemplo: 0414-1234567',
    });
    expect(saidOf({ metodoPago: undefined, telefonoPagador: '0414-1234567' })).toEqual({});
    expect(saidOf({ telefonoPagador: 'abc' })).toEqual({
      telefonoPagador: 'El teléfono no es válido. Ejemplo: 0414-1234567',
    });
  });

  it('is told by its method that the reference is missing, whatever else is wrong', () => {
    const empty = { referencia: ' ', nombrePagador: '' };
    expect(saidOf(empty)).toEqual({
      nombrePagador: 'El nombre es obligatorio',
      referencia: 'Ingresa el número de referencia de la transferencia',
    });
    expect(saidOf({ ...empty, metodoPago: 'pago_movil', telefonoPagador: '' })).toEqual({
      nombrePagador: 'El nombre es obligatorio',
      telefonoPagador: 'El teléfono es obligatorio',
      referencia: 'Ingresa el número de referencia del pago móvil',
    });
    expect(saidOf({ referencia: undefined })).toEqual({ referencia: 'Ingresa el número de referencia' });
    for (const referencia of ['123', '1'.repeat(21), '12a45', 'PM123'])
      expect(saidOf({ referencia })).toEqual({ referencia: 'La referencia debe tener entre 4 y 20 dígitos' });
    expect(saidOf({ referencia: 'PM12345678901' })).toEqual({});
  });

  it('is asked the same by the call that places a purchase', () => {
    const { error } = NuevoPago.safeParse({ ...typed, metodoPago: 'pago_movil', referencia: '' });
    expect(error!.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Escribe el celular del Pago Móvil. Ejemplo: 0414-1234567',
        'Ingresa el número de referencia del pago móvil',
      ]),
    );
    for (const body of [
      undefined,
      null,
      7,
      [],
      { ...typed, metodoPago: 'constructor', referencia: '' },
      { ...typed, telefonoPagador: 7, referencia: {} },
    ])
      expect(NuevoPago.safeParse(body).success).toBe(false);
  });
});

it('a delivery names a telephone at which somebody can be called, kept in one spelling', () => {
  const to = {
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
    codigoPostal: '1060',
    calle: 'Av. Bolívar',
    nombre: 'Ana',
  };
  expect(DireccionEntrega.safeParse({ ...to, telefono: 'abc' }).error!.issues[0]!.message).toBe(
    'El teléfono no es válido. Ejemplo: 0414-1234567',
  );
  for (const telefono of ['0414-1234567', '+58 414 123 45 67', '+584141234567'])
    expect(DireccionEntrega.parse({ ...to, telefono }).telefono).toBe('+584141234567');
});
