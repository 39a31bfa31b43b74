import { BANK_RESULTS, estadoPagoLabel, ESTADOS_PAGO, grupoOf, METODOS_PAGO, PASSING_RESULTS } from './states';

const pago = (over: Partial<Parameters<typeof grupoOf>[0]> = {}) =>
  grupoOf({ estado: 'pendiente', resultado: null, diferencia: null, ...over });

describe('the queue of payments', () => {
  it.each(['pendiente', 'en_verificacion'] as const)(
    'waits for the bank while nothing needs a person: %s',
    (estado) => {
      expect(BANK_RESULTS.filter((resultado) => pago({ estado, resultado }) === 'en_verificacion')).toEqual([
        'verificado',
        'no_encontrado',
        'banco_no_disponible',
      ]);
      expect(pago({ estado })).toBe('en_verificacion');
    },
  );

  it('shows a person what time alone does not change', () => {
    expect(BANK_RESULTS.filter((resultado) => pago({ resultado }) === 'por_revisar')).toEqual([
      'monto_distinto',
      'referencia_usada',
      'datos_invalidos',
      'manual',
    ]);
    expect(PASSING_RESULTS).toEqual(['no_encontrado', 'banco_no_disponible']);
  });

  it('waits for a difference only until it is sent', () => {
    const resultado = 'monto_distinto';
    expect(pago({ resultado, diferencia: { estado: 'esperando' } })).toBe('esperando_diferencia');
    expect(pago({ resultado, diferencia: { estado: 'informada' } })).toBe('por_revisar');
  });

  it('has ended payments by their state, whatever the bank said', () => {
    const ended = ESTADOS_PAGO.filter((estado) => pago({ estado, resultado: 'manual' }) === estado);
    expect(ended).toEqual(['pagado', 'rechazado', 'reembolsado']);
    expect(pago({ estado: 'rechazado', diferencia: { estado: 'esperando' } })).toBe('rechazado');
  });
});

test('money to be sent back is told as such until it is sent', () => {
  expect([estadoPagoLabel('reembolsado', true), estadoPagoLabel('reembolsado', false)]).toEqual([
    'Por devolver',
    'Reembolsado',
  ]);
  expect([estadoPagoLabel('pagado', true), estadoPagoLabel('pagado', false)]).toEqual(['Pagado', 'Pagado']);
});

test('a purchase is paid through a bank or at the pick-up', () => {
  expect(METODOS_PAGO).toEqual(['pago_movil', 'transferencia', 'efectivo']);
});
