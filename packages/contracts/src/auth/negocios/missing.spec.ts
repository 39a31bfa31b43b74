import { FALTANTE_NAMES, missingOf } from './missing';

const complete = {
  descripcion: 'x'.repeat(20),
  fotoPerfil: '/foto.jpg',
  horario: { lunes: { activo: true }, martes: { activo: false } },
  emailVerificado: true,
  ofertas: 1,
};

test.each([
  ['nothing', {}, []],
  ['a description of nineteen characters', { descripcion: 'x'.repeat(19) }, ['descripcion']],
  ['blanks about a short description', { descripcion: `  ${'x'.repeat(19)}  ` }, ['descripcion']],
  ['a picture', { fotoPerfil: null }, ['foto']],
  ['an open day', { horario: { lunes: { activo: false } } }, ['horario']],
  ['a confirmed address', { emailVerificado: false }, ['correo']],
  ['an offer', { ofertas: 0 }, ['oferta']],
])('what a business lacks: %s', (_, over, missing) => expect(missingOf({ ...complete, ...over })).toEqual(missing));

test('all of it, in the order of asking', () => {
  const empty = { descripcion: '', fotoPerfil: '', horario: {}, emailVerificado: false, ofertas: 0 };
  expect(missingOf(empty)).toEqual(FALTANTE_NAMES);
  expect(FALTANTE_NAMES).toEqual(['descripcion', 'foto', 'horario', 'correo', 'oferta']);
});
