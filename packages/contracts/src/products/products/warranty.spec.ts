import { statedWarranty, warrantyState } from './warranty';

describe('warranties', () => {
  it('reads what stores write', () => {
    const until = (text: string, from = '2024-01-31') => statedWarranty(text, from)?.hasta;
    expect([until('90 días'), until('90 dias de fábrica')]).toEqual(['2024-04-30', '2024-04-30']);
    expect([until('1 mes'), until('13 meses'), until('2 años')]).toEqual(['2024-02-29', '2025-02-28', '2026-01-31']);
    expect([until('12 MESES'), until('1 ano'), until('1año'), until(' 3  días ')]).toEqual([
      '2025-01-31',
      '2025-01-31',
      '2025-01-31',
      '2024-02-03',
    ]);
    expect(statedWarranty(' De por vida ', '2024-01-31')).toEqual({ texto: 'De por vida', hasta: null });
    expect(statedWarranty('Notable: 90 días, sin cambios', '2024-01-31')).toEqual({
      texto: 'Notable: 90 días, sin cambios',
      hasta: '2024-04-30',
    });
    for (const none of ['', ' ', 'Sin garantía por ser consumible', 'No aplica'])
      expect(statedWarranty(none, '2024-01-31')).toBeNull();
  });

  it('ends on its last day or its last kilometre, whichever comes first', () => {
    const state = (hasta: string | null, hastaKilometros: number | null, kilometraje: number | null) =>
      warrantyState({ hasta, hastaKilometros }, '2024-06-10', kilometraje);
    expect([state('2024-06-10', null, null), state('2024-06-09', null, null)]).toEqual(['vigente', 'vencida']);
    expect([state(null, 100, 100), state(null, 100, 101), state(null, 100, null)]).toEqual([
      'vigente',
      'vencida',
      'vigente',
    ]);
    expect([state('2024-06-11', 100, 101), state('2024-06-01', 100, 50), state(null, null, 5)]).toEqual([
      'vencida',
      'vencida',
      'sin_fecha',
    ]);
  });
});
