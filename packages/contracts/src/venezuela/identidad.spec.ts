import { Cedula, Rif } from './fields';
import {
  formatCedula,
  formatTelefono,
  isValidRif,
  normalizeCedula,
  normalizeRif,
  normalizeTelefono,
} from './identidad';

describe('Phones', () => {
  test.each(['04141234567', '0414-123.45.67', '+58 414 1234567', '584141234567', '4141234567'])(
    '%s is one and the same',
    (text) => {
      expect(normalizeTelefono(text)).toBe('+584141234567');
    },
  );
  test('a landline is a contact, never a Pago Móvil phone', () => {
    expect(normalizeTelefono('0212-5551234')).toBe('+582125551234');
    expect(normalizeTelefono('0212-5551234', { movil: true })).toBeNull();
  });
  test.each(['', '123', '05141234567', '0414123456', '+1 4141234567 99'])('%s is no phone', (text) =>
    expect(normalizeTelefono(text)).toBeNull(),
  );
  test('it reads as people write it', () => expect(formatTelefono('+584141234567')).toBe('0414-1234567'));
});

describe('Cédula and RIF', () => {
  test('any spelling of a cédula becomes one', () => {
    expect(normalizeCedula('v 12.345.678')).toBe('V-12345678');
    expect(normalizeCedula('12345678')).toBe('V-12345678');
    expect(normalizeCedula('V-004.567.890')).toBe('V-4567890');
    expect(normalizeCedula('J000423032')).toBe('J-000423032');
    expect(normalizeCedula('P-123')).toBeNull();
    expect(formatCedula('V-12345678')).toBe('V-12.345.678');
  });
  test.each(['J-00042303-2', 'G-20009997-6', 'J-00002961-0', 'V-12345678-1', 'J-99900001-0'])(
    '%s has a right check digit',
    (rif) => {
      expect(isValidRif(normalizeRif(rif.replace(/-/g, ''))!)).toBe(true);
    },
  );
  test('a wrong digit is told apart from a wrong shape', () => {
    expect(Rif.safeParse('J000423031').error?.issues[0]?.message).toBe('Revisa el dígito verificador del RIF');
    expect(Rif.safeParse('J-12').error?.issues[0]?.message).toMatch('9 dígitos');
    expect(Rif.safeParse(' ').error?.issues[0]?.message).toBe('El RIF es obligatorio');
  });
  test('a missing cédula says so', () =>
    expect(Cedula.safeParse('').error?.issues[0]?.message).toBe('El número de cédula es obligatorio'));
});
