import { withoutSecrets } from './secrets';

it('leaves out what is named like a secret, at every depth, and nothing else', () => {
  const fecha = new Date();
  expect(
    withoutSecrets({
      nombre: 'Ana',
      password: 'canario-1',
      totp: { secreto: 'canario-2', activo: true },
      sesiones: [{ refreshToken: 'canario-3', fecha }],
      codigosRecuperacion: ['canario-4'],
      segundoFactorSecret: null,
      claveMin: 6,
    }),
  ).toEqual({
    nombre: 'Ana',
    password: '•••',
    totp: { secreto: '•••', activo: true },
    sesiones: [{ refreshToken: '•••', fecha }],
    codigosRecuperacion: '•••',
    segundoFactorSecret: null,
    claveMin: 6,
  });
  expect([withoutSecrets(null), withoutSecrets('texto'), withoutSecrets(fecha)]).toEqual([null, 'texto', fecha]);
});
