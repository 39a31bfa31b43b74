import { maskPlate, withoutContacts } from './privacy';

describe('privacy of a shared record', () => {
  it('shows the ends of a plate', () => {
    expect([maskPlate('AB123CD'), maskPlate('AAB12'), maskPlate('AB123CDE')]).toEqual(['AB•••CD', 'A•••2', 'AB•••DE']);
  });

  it('takes e-mails, telephones, cédulas and the plate out of a text, and leaves the rest', () => {
    for (const [text, shown] of [
      ['Llamar al 0414-123.45.67', 'Llamar al •••'],
      ['+58 (414) 1234567 o ana@correo.com.ve', '••• o •••'],
      ['Cédula V-12.345.678', 'Cédula V-•••'],
      ['Carro ab 123 cd listo', 'Carro AB•••CD listo'],
      ['Aceite 20W50, 4 litros, 120.000 km', 'Aceite 20W50, 4 litros, 120.000 km'],
    ] as const)
      expect(withoutContacts(text, 'AB123CD')).toBe(shown);
    expect(withoutContacts('Carro AB123CD listo', 'AB-123-CD')).toBe('Carro AB•••CD listo');
    expect(withoutContacts('Placa AB123CD', null)).toBe('Placa AB123CD');
  });
});
