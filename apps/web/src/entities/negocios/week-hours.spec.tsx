import { render, screen } from '@testing-library/react';
import { DEFAULT_HORARIO } from '@tuerca/contracts/negocios/horario';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { WeekHours } from './week-hours';

afterEach(() => vi.useRealTimers());

it('the week says the true hours of today, and the coming days that differ below it', () => {
  // A Friday.
  vi.useFakeTimers({ now: caracasInstant('2026-11-20', '10:00'), toFake: ['Date'] });
  const excepciones = [
    { fecha: '2026-11-20', horas: [] },
    { fecha: '2026-11-22', horas: [{ apertura: '10:00', cierre: '12:00' }] },
    {
      fecha: '2026-11-23',
      horas: [
        { apertura: '09:00', cierre: '12:00' },
        { apertura: '13:00', cierre: '18:00' },
      ],
    },
  ];
  render(<WeekHours horario={DEFAULT_HORARIO} excepciones={excepciones} caption="Horario" />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(3)).toEqual([
    'Jueves09:00 a 18:00',
    'Viernes (hoy)Cerrado',
    'Sábado09:00 a 14:00',
    'DomingoCerrado',
    'Domingo 22/1110:00 a 12:00',
    'Lunes 23/1109:00 a 12:0013:00 a 18:00',
  ]);
});
