import { COINCIDENCIA_NAMES, COMPROBACION_NAMES, OPEN_REVISIONS, PASO_NAMES } from './review-states';

test('an administrator decides on a new seller, and again on a refused one', () => {
  expect(OPEN_REVISIONS).toEqual(['pendiente', 'rechazada']);
});

test('checks, coincidences and steps have these names, which are stored', () => {
  expect(COMPROBACION_NAMES).toEqual(['rif', 'telefono', 'direccion', 'contenido']);
  expect(COINCIDENCIA_NAMES).toEqual(['rif', 'telefono', 'direccion']);
  expect(PASO_NAMES.join(' ')).toBe(
    'enviada automatica aprobada rechazada pausada reanudada destacada sin_destacar verificada sin_verificar',
  );
});
