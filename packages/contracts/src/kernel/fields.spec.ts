import { Email } from './fields';

describe('an e-mail address', () => {
  it.each([
    'ana@pruebas.ve',
    ' Ana.Perez+taller@Correo.com.ve ',
    "o'brien@x.co",
    'ñandú@correo.ve',
    'a_b-c@sub.dominio.ve',
  ])('takes %j', (email) => expect(Email.parse(email)).toBe(email.trim().toLowerCase()));

  it.each([
    'n\u0303andu@correo.ve',
    'Ñandu@Correo.ve',
    'N\u0303ANDU@CORREO.VE',
    '\u00a0\u200b ñandu@correo.ve\u2800\ufeff',
  ])('is one however it was typed: %j', (email) => expect(Email.parse(email)).toBe('ñandu@correo.ve'));

  it.each([
    'ana@x.ve,luis@y.ve',
    'ana@x.ve;luis@y.ve',
    'Ana <ana@x.ve>',
    'ana<@x.ve',
    'ana@x.ve>',
    'ana\u0000@x.ve',
    'ana@x.ve\u0000.com',
    'ana@x.ve\r\nBcc:todos@y.ve',
    'ana\n@x.ve',
    '"ana luis"@x.ve',
    'ana(nota)@x.ve',
    'ana\\@x.ve',
    'ana\u200b@x.ve',
    'ana\u202e@x.ve',
  ])('refuses %j in the words of the form', (email) => {
    const { error } = Email.safeParse(email);
    expect(error?.issues.map(({ message }) => message)).toEqual(['El correo electrónico no es válido']);
  });
});
