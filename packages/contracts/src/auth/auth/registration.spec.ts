import { setSpanishMessages } from '../../kernel/locale';
import { Registration } from './registration';

setSpanishMessages();
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
const messagesOf = (changes: object) =>
  Registration.safeParse({ ...cliente, ...changes }).error?.issues.map((issue) => issue.message);

describe('Registration', () => {
  test('what a person types is stored in one form', () => {
    const data = Registration.parse(cliente);
    expect(data).toMatchObject({
      nombre: 'Ana Pérez',
      email: 'ana@correo.ve',
      telefono: '+584141234567',
      cedula: 'V-12345678',
      direccion: { pais: 'Venezuela' },
    });
    expect(data.direccion.coordenadas).toBeUndefined();
  });
  test.each([
    [{ nombre: '  ' }, 'El nombre es obligatorio'],
    [{ email: '' }, 'El correo electrónico es obligatorio'],
    [{ email: 'a@b' }, 'El correo electrónico no es válido'],
    [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ telefono: ' ' }, 'El teléfono es obligatorio'],
    [{ cedula: '' }, 'El número de cédula es obligatorio'],
    [{ fechaNacimiento: '' }, 'La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: '1990-02-30' }, 'La fecha de nacimiento no es válida'],
    [{ fechaNacimiento: '1991-02-29' }, 'La fecha de nacimiento no es válida'],
    [{ fechaNacimiento: '2015-01-01' }, 'Debes ser mayor de 18 años para registrarte'],
    [{ role: 'admin' }, 'Selecciona un tipo de cuenta'],
    [{ direccion: { ciudad: '', estado: 'Lara', codigoPostal: '3001' } }, 'La ciudad es obligatoria'],
    [{ direccion: { ciudad: 'X', estado: 'Texas', codigoPostal: '3001' } }, 'El estado es obligatorio'],
  ])('%j answers «%s»', (changes, message) => expect(messagesOf(changes)).toContain(message));
});
