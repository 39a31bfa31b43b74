import { hasContactData } from './contact-data';

test.each([
  'llámame al 0414-1234567',
  'mi número es 0412 123 45 67',
  '+58 424.555.66.77',
  '4161234567 whatsapp',
  'oficina (0212) 555-4433',
  'escribe a juan@correo.com',
  'juan (arroba) correo',
  'https://wa.me/58414000',
])('«%s» names a way around', (text) => expect(hasContactData(text)).toBe(true));

test.each([
  'Pastillas 04465-02220 delanteras',
  'Toyota 90915-YZZD2, motor 1.8 año 2012',
  'Tengo 4 rines 195/65R15 a 120000 km',
  'Bosch 0242235668',
  'OEM 4151004010122334',
])('«%s» does not', (text) => expect(hasContactData(text)).toBe(false));
