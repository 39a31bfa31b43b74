import { render, screen } from '@testing-library/react';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { stopClock } from '@/test/clock';
import { WeekHours } from './week-hours';

afterEach(() => jest.useRealTimers());

it('the week says the true hours of today, and the coming days that differ below it', () => {
  // A Friday.
  stopClock(caracasInstant('2026-11-20', '10:00'));
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
    'Jueves9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.',
    'Viernes (hoy)Cerrado',
    'Sábado9:00\u00A0a.\u00A0m. a 2:00\u00A0p.\u00A0m.',
    'DomingoCerrado',
    'Domingo 22/1110:00\u00A0a.\u00A0m. a 12:00\u00A0p.\u00A0m.',
    'Lunes 23/119:00\u00A0a.\u00A0m. a 12:00\u00A0p.\u00A0m.1:00\u00A0p.\u00A0m. a 6:00\u00A0p.\u00A0m.',
  ]);
});
