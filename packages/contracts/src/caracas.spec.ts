import { edad, fechaCaracas, horaCaracas, instanteCaracas } from './caracas';
import { prefijos, palabras } from './texto';
import { HORARIO_INICIAL, HorarioFlexible } from './horario';

describe('Caracas time', () => {
  test('the day changes at four in the morning UTC', () => {
    expect(fechaCaracas(new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20');
    expect(fechaCaracas(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
    expect(horaCaracas(new Date('2026-11-21T13:30:00Z'))).toBe('09:30');
  });
  test('a wall clock there and back', () =>
    expect(instanteCaracas('2026-11-21', '09:30').toISOString()).toBe('2026-11-21T13:30:00.000Z'));
  test('a birthday counts from its Caracas midnight', () => {
    expect(edad('2008-11-21', new Date('2026-11-21T03:59:00Z'))).toBe(17);
    expect(edad('2008-11-21', new Date('2026-11-21T04:00:00Z'))).toBe(18);
  });
});

describe('Searchable text', () => {
  test('accents, case and plurals do not matter, half words do', () => {
    const indice = prefijos('Pastillas de Freno Ávila', '43261-62243');
    for (const escrito of ['PASTÍLLAS freno', 'past avi', '4326162243', '43261'])
      expect(indice).toEqual(expect.arrayContaining(palabras(escrito)));
    expect(indice).not.toEqual(expect.arrayContaining(palabras('bujía')));
  });
});

describe('Weekly hours', () => {
  test('the three shapes of the screens are read into one', () => {
    const dias = Object.keys(HORARIO_INICIAL);
    const registro = Object.fromEntries(
      dias.map((dia) => [dia, { abierto: true, horaApertura: '08:00', horaCierre: '17:00' }]),
    );
    const ajustes = Object.fromEntries(
      dias.map((dia) => [dia, { cerrado: false, apertura: '08:00', cierre: '17:00' }]),
    );
    expect(HorarioFlexible.parse(registro)).toEqual(HorarioFlexible.parse(ajustes));
    expect(HorarioFlexible.parse(HORARIO_INICIAL).domingo).toEqual({ activo: false, apertura: '', cierre: '' });
  });
  test('an open day that closes before it opens is refused', () => {
    expect(
      HorarioFlexible.safeParse({ ...HORARIO_INICIAL, lunes: { activo: true, apertura: '18:00', cierre: '09:00' } })
        .success,
    ).toBe(false);
  });
});
