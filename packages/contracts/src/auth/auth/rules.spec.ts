import { commonWords, isCommonPassword, passwordProblem } from './rules';

describe('a password that everybody tries', () => {
  test.each([
    'porsche911',
    'Porsche911',
    'PORSCHE-911',
    'p0rsche911',
    'P0rsch3911',
    'porsche_911!',
    'porscheporsche',
    'tuerca123',
    'Tuerca.2026',
    'tu3rca',
    'zaq12wsx',
    'ZAQ12WSX',
    'xsw21qaz',
    'zaq1xsw2',
    'contraseña1',
    'ｐassword1',
    '123456',
    '7654321',
    'poiuyt',
    '11111111',
    '20001231',
    'abc123',
    'aabbaab',
    'xqzxqzxqz',
    '19990101',
    'por5che911',
    'por$che911',
    '7uerca123',
    'contr@seña1',
    'tuerca!!',
    '!!tuerca1234',
  ])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Correa.Dentada.58',
    'mi-porsche-verde',
    'porsche91177',
    'tuerca y tornillo',
    'otra-clave-9',
    'Nueva.Clave.77',
    'k4x9w2pq',
    '4xk9w2pq',
    '204519990',
    'xyxyxq9z',
    'tuerca!!!',
    'tuerca12345',
    'qzporsche',
    'porscheqz',
  ])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));
});

test.each(['tinkerbell', 'T1nkerbell7', 'tinkerbe11!', '+inkerbell99', 'm3t4l4ever', '8i6gaboo', '#135790!'])(
  '%s is common where a longer list is known',
  (text) => {
    const leaked = commonWords(['tinkerbell', 'metal4ever', 'biggaboo', '135790']);
    expect([passwordProblem(text, 6), passwordProblem(text, 6, leaked)]).toEqual([null, 'common']);
  },
);

test('letters stand for the digits of a word, and not of a number', () => {
  expect([...commonWords(['tinkerbell', 'metal4ever', '135790'])]).toEqual([
    'tinkerbell',
    'metal4ever',
    'metalaever',
    '135790',
  ]);
});

test('a new password is judged by its length in characters, then by the list', () => {
  expect(passwordProblem('abñ🚗x', 6)).toBe('short');
  expect(passwordProblem('Porsche911', 6)).toBe('common');
  expect(passwordProblem('Porsche911', 11)).toBe('short');
  expect(passwordProblem('Correa.Dentada.58', 8)).toBeNull();
  expect([passwordProblem('k4x9w2pq', 8), passwordProblem('k4x9w2pq', 9)]).toEqual([null, 'short']);
  expect(passwordProblem('k4x9w2pq', 8, commonWords(['tinkerbell']))).toBeNull();
});
