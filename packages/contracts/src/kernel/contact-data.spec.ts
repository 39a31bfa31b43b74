import { z } from 'zod';
import { CONTACT_DATA_MESSAGE, hasContactData, hideContactData, withoutContactData } from './contact-data';

test.each([
  'llámame al 0414-1234567',
  'mi número es 0412 123 45 67',
  '+58 424.555.66.77',
  '4161234567 whatsapp',
  'oficina (0212) 555-4433',
  'escribe a juan@correo.com',
  'juan (arroba) correo',
  'https://wa.me/58414000',
  't.me/tienda',
  '58 412 123 4567',
  '58 212 555 4433',
  '584121234567',
  'juan(arroba)correo',
  'juan[at]correo',
])('«%s» names a way around', (text) => expect(hasContactData(text)).toBe(true));

test.each([
  'Pastillas 04465-02220 delanteras',
  'Toyota 90915-YZZD2, motor 1.8 año 2012',
  'Tengo 4 rines 195/65R15 a 120000 km',
  'Bosch 0242235668',
  'OEM 4151004010122334',
])('«%s» does not', (text) => expect(hasContactData(text)).toBe(false));

test('a text of before is shown without them, and whole otherwise', () => {
  expect(hideContactData('Llama al 0414-1234567 o al 0212-5554433, ana.perez@correo.com.ve')).toBe(
    'Llama al ••• o al •••, •••',
  );
  expect(hideContactData('Llama al 0-414-1234567 o al 58 (412) 765 43 21')).toBe('Llama al ••• o al •••');
  expect([hideContactData('Ana (arroba) correo, ya'), hideContactData('Bosch 0242235668')]).toEqual([
    '••• ya',
    'Bosch 0242235668',
  ]);
});

test('a field refuses them, and takes none at all', () => {
  const field = withoutContactData(z.string().nullable());
  expect([field.safeParse(null).success, field.safeParse('Bosch 0242235668').success]).toEqual([true, true]);
  expect(field.safeParse('0414-1234567').error?.issues[0]?.message).toBe(CONTACT_DATA_MESSAGE);
});
