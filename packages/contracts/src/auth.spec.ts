import { Registro } from './auth';
import { hablarEspanol } from './idioma';
import { ENDPOINTS } from './endpoints';
import { PASOS_PEDIDO } from './orders';
import { PASOS_PAGO } from './payments';

hablarEspanol();
const cliente = {
  role: 'client',
  nombre: ' Ana Pérez ',
  email: ' Ana@Correo.VE ',
  password: 'secreta',
  telefono: '0414 1234567',
  cedula: '12345678',
  fechaNacimiento: '1990-05-01',
  direccion: {
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
    codigoPostal: '1010',
    coordenadas: { type: 'Point', coordinates: [0, 0] },
  },
};
const mensajes = (cambios: object) =>
  Registro.safeParse({ ...cliente, ...cambios }).error?.issues.map((issue) => issue.message);

describe('Registration', () => {
  test('what a person types is stored in one form', () => {
    const datos = Registro.parse(cliente);
    expect(datos).toMatchObject({
      nombre: 'Ana Pérez',
      email: 'ana@correo.ve',
      telefono: '+584141234567',
      cedula: 'V-12345678',
      direccion: { pais: 'Venezuela' },
    });
    expect(datos.direccion.coordenadas).toBeUndefined();
  });
  test.each([
    [{ nombre: '  ' }, 'El nombre es obligatorio'],
    [{ email: '' }, 'El correo electrónico es obligatorio'],
    [{ email: 'a@b' }, 'El correo electrónico no es válido'],
    [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ telefono: ' ' }, 'El teléfono es obligatorio'],
    [{ cedula: '' }, 'El número de cédula es obligatorio'],
    [{ fechaNacimiento: '' }, 'La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: '2015-01-01' }, 'Debes ser mayor de 18 años para registrarte'],
    [{ role: 'admin' }, 'Selecciona un tipo de cuenta'],
    [{ direccion: { ciudad: '', estado: 'Lara', codigoPostal: '3001' } }, 'La ciudad es obligatoria'],
    [{ direccion: { ciudad: 'X', estado: 'Texas', codigoPostal: '3001' } }, 'El estado es obligatorio'],
  ])('%j answers «%s»', (cambios, mensaje) => expect(mensajes(cambios)).toContain(mensaje));
});

describe('The list of calls', () => {
  const calls = Object.values(ENDPOINTS).flatMap((group) => Object.values(group));
  test('no two calls share a route', () => {
    const rutas = calls.flatMap((c) => [[c.method, c.path], ...(c.aliases ?? [])].map((r) => r.join(' ')));
    expect(new Set(rutas).size).toBe(rutas.length);
  });
  test('every call with params in its path declares them', () => {
    for (const call of calls) expect([call.path, call.path.includes('/:')]).toEqual([call.path, !!call.params]);
  });
});

describe('State tables', () => {
  test.each([
    ['orders', PASOS_PEDIDO],
    ['payments', PASOS_PAGO],
  ])('%s only lead to known states and end somewhere', (_, pasos: Record<string, readonly string[]>) => {
    for (const destinos of Object.values(pasos)) for (const destino of destinos) expect(pasos).toHaveProperty(destino);
    expect(Object.values(pasos).some((destinos) => destinos.length === 0)).toBe(true);
  });
});
