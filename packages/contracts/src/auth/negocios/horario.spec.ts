import { DEFAULT_HORARIO, FlexibleHorario } from './horario';

describe('Weekly hours', () => {
  test('the three shapes of the screens are read into one', () => {
    const days = Object.keys(DEFAULT_HORARIO);
    const fromRegistration = Object.fromEntries(
      days.map((day) => [day, { abierto: true, horaApertura: '08:00', horaCierre: '17:00' }]),
    );
    const fromSettings = Object.fromEntries(
      days.map((day) => [day, { cerrado: false, apertura: '08:00', cierre: '17:00' }]),
    );
    expect(FlexibleHorario.parse(fromRegistration)).toEqual(FlexibleHorario.parse(fromSettings));
    expect(FlexibleHorario.parse(DEFAULT_HORARIO).domingo).toEqual({ activo: false, apertura: '', cierre: '' });
  });
  test('an open day that closes before it opens is refused', () => {
    expect(
      FlexibleHorario.safeParse({ ...DEFAULT_HORARIO, lunes: { activo: true, apertura: '18:00', cierre: '09:00' } })
        .success,
    ).toBe(false);
  });
});
